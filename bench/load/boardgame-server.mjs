// boardgame.io as its documentation starts it, with everything in memory. Prints its address.

import { Server } from "boardgame.io/dist/cjs/server.js";

const game = {
  name: "turns",
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    count: ({ G }) => {
      G.count += 1;
    },
  },
};

const server = Server({ games: [game], origins: [] });
const running = await server.run({ port: { host: "127.0.0.1", port: 0 } });
console.log(`http://127.0.0.1:${running.appServer.address().port}`);
