// The simplest game of boardgame.io: two players, one number, a turn each; over its own protocol.

import { io } from "socket.io-client";
import { Pair } from "./pair.mjs";
import { each, post } from "./requests.mjs";

/** Create so many matches, both seats taken. */
export function open(address, count) {
  return each(Array.from({ length: count }), async () => {
    const { matchID } = await post(`${address}/games/turns/create`, { numPlayers: 2 });
    const credentials = [];
    for (const playerID of ["0", "1"]) {
      const joined = await post(`${address}/games/turns/${matchID}/join`, { playerID, playerName: playerID });
      credentials.push(joined.playerCredentials);
    }
    return { matchID, credentials };
  });
}

/** Both seats of a match, connected and shown it. */
export async function sit(address, { matchID, credentials }, tally) {
  const pair = new Pair(tally);
  await Promise.all(credentials.map((secret, seat) => join(address, matchID, secret, seat, pair)));
  return pair;
}

function join(address, matchID, credentials, seat, pair) {
  return new Promise((resolve, reject) => {
    const socket = io(`${address}/turns`, { transports: ["websocket"], forceNew: true, reconnection: false });
    const playerID = String(seat);
    let answered = -1; // the state at the last turn taken
    const see = (state) => {
      const events = state._stateID;
      pair.shown(seat, events);
      if (state.ctx.currentPlayer === playerID && events > answered) {
        answered = events;
        const action = { type: "MAKE_MOVE", payload: { type: "count", args: [], playerID, credentials } };
        pair.move(seat, events, () => socket.emit("update", action, events, matchID, playerID));
      }
      resolve();
    };
    pair.leave.push(() => socket.disconnect());
    socket.on("connect_error", reject);
    socket.on("connect", () => socket.emit("sync", matchID, playerID, credentials, 2));
    socket.on("sync", (_, { state }) => see(state));
    socket.on("update", (_, state) => see(state));
  });
}
