// The work: six seats with five cards each, which only they see. In turn each passes (0), follows (1) or raises (2).
// After two rounds the pot goes to the highest card, and new cards are dealt.
const SEATS = 6;
const ROUNDS = 2;

function deal(G, shuffle) {
  const deck = shuffle([...Array(52).keys()]);
  G.players = {};
  for (let seat = 0; seat < SEATS; seat++) G.players[seat] = { hand: deck.splice(0, 5) };
  G.secret = { deck };
  G.said = 0;
}

function begin(shuffle) {
  const G = { chips: Array(SEATS).fill(1000), pot: 0, turn: 0, deals: 0 };
  deal(G, shuffle);
  return G;
}

// Whether the bet was legal; then it has been made.
function bet(G, seat, chips, shuffle) {
  if (seat !== G.turn || ![0, 1, 2].includes(chips)) return false;
  const staked = Math.min(chips, G.chips[seat]);
  G.chips[seat] -= staked;
  G.pot += staked;
  G.turn = (G.turn + 1) % SEATS;
  G.said += 1;
  if (G.said === SEATS * ROUNDS) {
    const best = Object.values(G.players).map((player) => Math.max(...player.hand));
    G.chips[best.indexOf(Math.max(...best))] += G.pot;
    G.pot = 0;
    G.deals += 1;
    deal(G, shuffle);
  }
  return true;
}

function shuffled(cards) {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards;
}

module.exports = { SEATS, begin, bet, shuffled };
