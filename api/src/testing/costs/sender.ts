// Sends requests from a separate thread, so that none of its work counts as the API's.
import { once } from 'node:events';
import { Agent, request as ask, type IncomingMessage } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import type { HeavyRequest } from './heavy-requests.ts';

const { port } = workerData as { port: number };
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let prepared: HeavyRequest | null = null;

parentPort?.on('message', async (message: HeavyRequest | 'send') => {
  if (message !== 'send') {
    prepared = message;
    parentPort?.postMessage('ready');
    return;
  }
  parentPort?.postMessage(prepared ? await statusOf(prepared) : 0);
});

/** @returns 0 where the connection is cut before an answer */
async function statusOf({ method, url, headers, body }: HeavyRequest): Promise<number> {
  try {
    const sent = ask({
      ...{ host: '127.0.0.1', port, method, path: url, agent },
      headers: { ...headers, ...(body && { 'content-length': body.length }) },
    });
    // An answer may come before all is sent, which then breaks off.
    sent.on('error', () => {});
    sent.end(body ?? undefined);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.on('error', () => {}).resume();
    if (!answer.complete) await Promise.race([once(answer, 'end'), once(answer, 'close')]);
    return answer.statusCode ?? 0;
  } catch {
    return 0;
  }
}
