import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { countAnswer, emptyOutcome, type Fault } from './fault.ts';
import { type FaultySite, startFaultySite, until } from './faulty-site.ts';
import { settle } from './kills.ts';
import { commentWriter } from './writers.ts';

/** Of each kind, at a time. */
const slowOnes = 300;
const everyMs = 1_000;

/** A letter a second of headers that never end, and of a body. */
const beginnings = [
  'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  'POST /api/comments HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"content":"',
];

/** Many who send as slowly as they can, while others read and write. */
export const slowClients: Fault = {
  name: 'slow-clients',
  usualTimes: 3,
  async run({ times, say }) {
    const outcome = emptyOutcome('slow-clients', times);
    const site = await startFaultySite();
    try {
      for (let time = 1; time <= times; time++) {
        const sockets = beginnings.flatMap((beginning) =>
          Array.from({ length: slowOnes }, () => sendSlowly(site, beginning)),
        );
        const writer = commentWriter(site);
        const began = performance.now();
        await until(async () => writer.acknowledged.size > 5);
        for (let read = 0; read < 20; read++) {
          const answer = await fetch(`${site.url}/blog`, { signal: AbortSignal.timeout(20_000) }).catch(() => null);
          countAnswer(outcome.answers, `read ${answer?.status ?? 'nothing'}`);
          if (!answer?.ok) outcome.flaws.push(`una lectura responde ${answer?.status ?? 'nada'}`);
          await answer?.arrayBuffer();
        }
        outcome.recoveredMs.push(Math.round(performance.now() - began));
        // The headers' time is up after fifteen seconds, looked at every five.
        await until(async () => sockets.slice(0, slowOnes).every(({ closed }) => closed), 60_000).catch(() =>
          outcome.flaws.push('quien no acaba sus cabeceras conserva su conexión'),
        );
        for (const socket of sockets) socket.destroy();
        await settle(outcome, [writer]);
        say(`slow-clients ${time}/${times}`);
      }
    } finally {
      await site.remove();
    }
    return outcome;
  },
};

function sendSlowly(site: FaultySite, beginning: string): Socket {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.resume();
  const send = async () => {
    socket.write(beginning);
    while (!socket.destroyed) {
      await sleep(everyMs, undefined, { ref: false });
      socket.write('a');
    }
  };
  void send();
  return socket;
}
