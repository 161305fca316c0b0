/** Worker thread of traffic.ts: reads a page again and again, and reports how long each read took, in ms. */
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const { url, interval } = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const times = [];
let done = false;
parentPort.once('message', () => {
  done = true;
});

const read = () =>
  new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
    }).on('error', reject);
  });

while (!done) {
  const began = performance.now();
  const status = await read();
  if (status !== 200) throw new Error(`GET / answered ${status}.`);
  times.push(performance.now() - began);
  await pause(interval);
}
agent.destroy();
parentPort.postMessage(times);
