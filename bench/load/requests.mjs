// HTTP to the server under load, some at a time.

import http from "node:http";

const WIDTH = 16; // requests or connections under way at once
const agent = new http.Agent({ keepAlive: true, maxSockets: WIDTH });

/** Do something to each, never more than WIDTH at once; the results in order. */
export async function each(items, work) {
  const results = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const here = next++;
      results[here] = await work(items[here], here);
    }
  };
  await Promise.all(Array.from({ length: WIDTH }, worker));
  return results;
}

/** Post JSON, and read the answer; anything but 200 is an error. */
export function post(address, body, token = "") {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  return new Promise((resolve, reject) => {
    const request = http.request(address, { method: "POST", agent, headers }, (response) => {
      let text = "";
      response.on("data", (part) => (text += part));
      response.on("end", () => {
        if (response.statusCode === 200) resolve(JSON.parse(text));
        else reject(new Error(`${address}: ${response.statusCode} ${text}`));
      });
    });
    request.on("error", reject);
    request.end(body === null ? "" : JSON.stringify(body));
  });
}
