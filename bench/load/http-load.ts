import { connect, type Socket } from 'node:net';
import { createHistogram } from 'node:perf_hooks';
import { createAnswerReader } from './answer-reader.ts';

export interface Load {
  /** Origin of a server of this machine. */
  url: string;
  /** Visitors at a time; each waits for its answer before it asks again. */
  connections: number;
  /** When nobody asks any more. */
  until: { seconds: number } | { requests: number };
  /** Makes the request number `n`, from 0. */
  request(n: number): Buffer;
  /** Status of every answer. */
  expected: number;
}

export interface LoadResult {
  requests: number;
  /** Answers per second. */
  perSecond: number;
  /** Milliseconds from a request to the end of its answer. */
  p50: number;
  p99: number;
}

/**
 * Asks a server of this machine as fast as it answers, without pipelining. It is written on plain sockets because it
 * shares the machine's processors with what it measures: common tools cost more per request than a bare `node:http`
 * server does, and would hide half of any difference.
 * @throws Error when an answer has another status than expected, or a connection fails
 */
export async function loadHttp({ url, connections, until, request, expected }: Load): Promise<LoadResult> {
  const { hostname, port } = new URL(url);
  if (hostname !== '127.0.0.1') throw new Error('Only servers of this machine are measured.');
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(Number(port), hostname)));
  const latencies = createHistogram({ lowest: 1, highest: 120_000_000, figures: 3 });
  const began = performance.now();
  const deadline = 'seconds' in until ? began + until.seconds * 1000 : Number.POSITIVE_INFINITY;
  const most = 'requests' in until ? until.requests : Number.POSITIVE_INFINITY;
  let asked = 0;

  const ask = (socket: Socket) =>
    new Promise<void>((resolve, reject) => {
      const reader = createAnswerReader();
      let sentAt = 0;
      const next = () => {
        sentAt = performance.now();
        if (sentAt >= deadline || asked >= most) return resolve();
        socket.write(request(asked));
        asked += 1;
      };
      socket.on('data', (part: Buffer) => {
        try {
          const status = reader.take(part);
          if (status === null) return;
          if (status !== expected)
            throw new Error(`Expected ${expected}, was answered ${status}: ${part.toString('latin1')}`);
          latencies.record(Math.max(1, Math.round((performance.now() - sentAt) * 1000)));
          next();
        } catch (error) {
          reject(error);
        }
      });
      socket.once('error', reject);
      socket.once('close', () => reject(new Error('The server closed a connection.')));
      next();
    });

  try {
    await Promise.all(sockets.map(ask));
  } finally {
    for (const socket of sockets) socket.destroy();
  }
  return {
    requests: asked,
    perSecond: asked / ((performance.now() - began) / 1000),
    p50: latencies.percentile(50) / 1000,
    p99: latencies.percentile(99) / 1000,
  };
}

function open(port: number, host: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host, noDelay: true }, () => {
      socket.off('error', reject);
      resolve(socket);
    });
    socket.once('error', reject);
  });
}
