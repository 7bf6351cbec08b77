// node load.mjs cabale|boardgame ADDRESS PAIRS TABLES WARM_UP SECONDS
//
// Opens TABLES tables, connects PAIRS pairs of seats, and lets every seat move as soon as it may. A line of
// JSON tells each stage; between the stages it waits for a line, so that the server's memory can be read.

import { performance } from "node:perf_hooks";
import process from "node:process";
import readline from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { Tally } from "./pair.mjs";
import { each } from "./requests.mjs";

const [side, address, ...numbers] = process.argv.slice(2);
const [pairs, tables, warmUp, seconds] = numbers.map(Number);
const { open, sit } = await import(`./${side}.mjs`);
const lines = readline.createInterface({ input: process.stdin })[Symbol.asyncIterator]();

function tell(stage, figures = {}) {
  console.log(JSON.stringify({ stage, ...figures }));
}

async function tellAndWait(stage) {
  tell(stage);
  await lines.next();
}

/** Play at one table after the other. */
async function play(pair, left, tally) {
  while (true) {
    pair.start();
    await pair.done;
    if (!left.length) {
      tally.stranded += 1;
      return;
    }
    pair = await sit(address, left.pop(), tally);
  }
}

const tally = new Tally();
const left = await open(address, tables);
await tellAndWait("opened");
const seated = await each(left.splice(0, pairs), (table) => sit(address, table, tally));
await tellAndWait("connected");
seated.forEach((pair) => play(pair, left, tally));
await sleep(warmUp * 1000);

tell("measuring");
tally.measuring = true;
const processor = process.cpuUsage();
const begin = performance.now();
await sleep(seconds * 1000);
tally.measuring = false;
const elapsed = performance.now() - begin;
const { user, system } = process.cpuUsage(processor);

const sorted = tally.latencies.sort((a, b) => a - b);
const quantile = (part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
tell("measured", {
  moves: (sorted.length / elapsed) * 1000,
  p50: quantile(0.5),
  p99: quantile(0.99),
  most: sorted.at(-1),
  generator: (user + system) / 1000 / elapsed,
  all: tally.moves,
  games: tally.games,
  stranded: tally.stranded,
  refused: tally.refused.length,
  codes: [...new Set(tally.refused)],
});
process.exit();
