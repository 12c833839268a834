// Colyseus as its documentation sets it up: what everybody sees is a schema whose changes are sent to all after each
// bet; a hand is sent to its seat alone. Nothing is kept.
const { Room, Server } = require("@colyseus/core");
const { WebSocketTransport } = require("@colyseus/ws-transport");
const { ArraySchema, Schema, defineTypes } = require("@colyseus/schema");
const { SEATS, begin, bet, shuffled } = require("./game.js");

class Public extends Schema {}
defineTypes(Public, { chips: ["uint16"], pot: "uint16", turn: "uint8", deals: "uint16" });

class Table extends Room {
  onCreate() {
    this.maxClients = SEATS;
    this.setPatchRate(null);
    this.game = begin(shuffled);
    this.seats = [];
    this.state = new Public();
    this.state.chips = new ArraySchema(...this.game.chips);
    this.tell();
    this.onMessage("bet", (client, chips) => {
      const deals = this.game.deals;
      if (!bet(this.game, this.seats.indexOf(client.sessionId), chips, shuffled)) return;
      this.tell();
      if (this.game.deals > deals) this.clients.forEach((one) => this.hand(one));
      this.broadcastPatch();
    });
  }

  onJoin(client) {
    this.seats.push(client.sessionId);
    this.hand(client);
  }

  hand(client) {
    client.send("hand", this.game.players[this.seats.indexOf(client.sessionId)].hand);
  }

  tell() {
    const { chips, pot, turn, deals } = this.game;
    chips.forEach((n, seat) => {
      if (this.state.chips[seat] !== n) this.state.chips[seat] = n;
    });
    Object.assign(this.state, { pot, turn, deals });
  }
}

const transport = new WebSocketTransport({ pingInterval: 0 });
const server = new Server({ transport, greet: false });
server.define("table", Table);
server.listen(0).then(() => {
  process.stdout.write(`http://127.0.0.1:${transport.server.address().port}/\n`);
});
