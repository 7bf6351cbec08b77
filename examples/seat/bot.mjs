// A seat in JavaScript, for Node: plays any offer, by the text of its notation.
import { createInterface } from 'node:readline';

const write = (message) => console.log(JSON.stringify(message));

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'hello') {
    write({ type: 'hello', version: 1, name: 'Example in JavaScript', language: 'fr' });
  } else if (message.type === 'frame') {
    const offer = message.offers[Math.floor(Math.random() * message.count)];
    write({ type: 'answer', frame: message.number, answer: offer.text });
  } else if (message.type === 'refused') {
    console.error(message.sentence);
  } else if (message.type === 'goodbye') {
    break;
  }
}
