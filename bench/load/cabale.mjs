// Complots for two at our table, as a program plays it: over the socket, without words.

import WebSocket from "ws";
import { Pair } from "./pair.mjs";
import { each, post } from "./requests.mjs";

const OPTIONS = { window_floor_ms: 0, window_deadline_ms: null, max_turns: null };
const EXCHANGE = 2 / 3; // how often a seat only exchanges cards, and
const PASS = 9 / 10; // lets things pass: games of about a hundred answers

/** Open so many tables, both seats taken and the cards dealt. */
export function open(address, count) {
  return each(Array.from({ length: count }), async () => {
    const { room, token } = await post(`${address}/api/rooms`, { game: "complots", seats: 2, options: OPTIONS });
    const here = `${address}/api/rooms/${room}`;
    const tokens = [];
    for (const seat of [0, 1]) {
      tokens.push((await post(`${here}/seats/${seat}`, { name: `Seat ${seat}`, language: "en" })).token);
    }
    await post(`${here}/begin`, null, token);
    return { room, tokens };
  });
}

/** Both seats of a table, connected and shown it. */
export async function sit(address, { room, tokens }, tally) {
  const pair = new Pair(tally);
  const socket = `${address.replace("http", "ws")}/api/rooms/${room}/socket`;
  await Promise.all(tokens.map((token, seat) => join(socket, token, seat, pair)));
  return pair;
}

function join(address, token, seat, pair) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address, { perMessageDeflate: false });
    let answered = -1; // the number of events at the last question answered
    const send = (message) => socket.send(JSON.stringify(message));
    pair.leave.push(() => socket.close());
    socket.on("error", reject);
    socket.on("open", () => send({ t: "hello", token, words: false }));
    socket.on("message", (text) => {
      const message = JSON.parse(text);
      if (message.t !== "frame") {
        pair.tally.refused.push(message.code);
        return;
      }
      const { asked, version, scene } = message;
      const events = message.since + message.told.length;
      pair.shown(seat, events);
      if (scene.view.over) pair.end(seat);
      else if (asked && events > answered) {
        answered = events;
        const answer = { t: "answer", text: choose(asked), version };
        if (scene.view.pending.seats.length > 1) pair.seal(() => send(answer));
        else pair.move(seat, events, () => send(answer));
      }
      resolve();
    });
  });
}

function choose({ offers }) {
  const texts = offers.map((offer) => offer.text);
  if (texts.includes("exchange") && Math.random() < EXCHANGE) return "exchange";
  if (texts.includes("pass") && Math.random() < PASS) return "pass";
  return texts[Math.floor(Math.random() * texts.length)];
}
