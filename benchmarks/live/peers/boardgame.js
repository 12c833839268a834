// boardgame.io as its documentation sets it up: every move is checked, kept, and told to each seat without the others'
// secrets. `node boardgame.js` keeps matches in memory, `node boardgame.js DIRECTORY` in its store of flat files.
const { Server, FlatFile } = require("boardgame.io/server");
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");
const { begin, bet } = require("./game.js");

const work = {
  name: "work",
  setup: ({ random }) => begin((cards) => random.Shuffle(cards)),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    bet: ({ G, playerID, random }, chips) =>
      bet(G, Number(playerID), chips, (cards) => random.Shuffle(cards)) ? undefined : INVALID_MOVE,
  },
};

const [directory] = process.argv.slice(2);
const server = Server({ games: [work], origins: [/.*/], ...(directory && { db: new FlatFile({ dir: directory }) }) });
console.info = console.log = () => undefined;
server.run({ port: 0 }).then(({ appServer }) => {
  process.stdout.write(`http://127.0.0.1:${appServer.address().port}/\n`);
});
