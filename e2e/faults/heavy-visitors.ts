import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { countAnswer, emptyOutcome, type Fault, type FaultOutcome } from './fault.ts';
import { type FaultySite, startFaultySite } from './faulty-site.ts';
import { settle } from './kills.ts';
import { commentWriter } from './writers.ts';

/** Longest that somebody else may wait for an answer meanwhile, in milliseconds. */
const patienceMs = 1_000;
/** Memory that bodies whose end is held back may take, in MB. */
const mostMemory = 120;
const heldBack = 40;
const wholeBody = 6_900_000;

const message = {
  reason: 'web',
  name: 'Ana',
  email: 'ana@ejemplo.example',
  privacy: true,
  message: 'Un mensaje de prueba, largo.',
};
const boundary = '--corte-de-la-prueba\r\n';

/** Bodies that are cheap to send and expensive to read: a small file that swells, very many parts, very many values, a text of one word. */
const heavyBodies: readonly { path: string; type: string; body: Buffer }[] = [
  {
    path: '/contact',
    type: 'application/json',
    body: json({ ...message, attachment: { name: 'a.pdf', content: swellingPdf() } }),
  },
  {
    path: '/contact',
    type: 'multipart/form-data; boundary=corte-de-la-prueba',
    body: Buffer.from(`${boundary}content-disposition: form-data; name="a"\r\n\r\n\r\n`.repeat(90_000)).subarray(
      0,
      wholeBody,
    ),
  },
  { path: '/contact', type: 'application/json', body: Buffer.from(`[${'{},'.repeat(wholeBody / 3 - 1)}1]`) },
  {
    path: '/jobs',
    type: 'application/json',
    body: json({ about: 'guru '.repeat(12_500), musts: [], nices: [], technologies: [] }),
  },
];

/** Requests that are much work, one after another, while others read and write. */
export const heavyRequests: Fault = {
  name: 'heavy-requests',
  usualTimes: 3,
  run: ({ times, say }) =>
    onSite('heavy-requests', times, async (site, outcome, time) => {
      const waits = watchHealth(site);
      for (let round = 0; round < 5; round += 1) {
        for (const { path, type, body } of heavyBodies) {
          const headers = { 'content-type': type, 'x-forwarded-for': `10.9.${time}.${round}` };
          const answer = await fetch(site.api + path, { method: 'POST', headers, body: new Uint8Array(body) }).catch(
            () => null,
          );
          countAnswer(outcome.answers, `${path} ${answer?.status ?? 'cut'}`);
          await answer?.arrayBuffer();
        }
      }
      const longest = await waits();
      outcome.recoveredMs.push(longest);
      if (longest > patienceMs) outcome.flaws.push(`alguien ha esperado ${longest} ms a /healthz`);
      say(`heavy-requests ${time}/${times}: ${longest} ms`);
    }),
};

/** Many who send nearly all of a large message and keep its end, while others read and write. */
export const heldBackBodies: Fault = {
  name: 'held-back-bodies',
  usualTimes: 3,
  run: ({ times, say }) =>
    onSite('held-back-bodies', times, async (site, outcome, time) => {
      const before = await memoryOf(site);
      const waits = watchHealth(site);
      const sockets = Array.from({ length: heldBack }, (_, n) => holdBack(site, `10.8.${time}.${n}`));
      await sleep(8_000);
      const more = Math.round((await memoryOf(site)) - before);
      countAnswer(outcome.answers, 'MB more', more);
      countAnswer(outcome.answers, 'refused at once', sockets.filter(({ closed }) => closed).length);
      if (more > mostMemory) outcome.flaws.push(`${heldBack} cuerpos a medias ocupan ${more} MB`);
      outcome.recoveredMs.push(await waits());
      for (const socket of sockets) socket.destroy();
      await sleep(500);
      say(`held-back-bodies ${time}/${times}: ${more} MB`);
    }),
};

async function onSite(
  name: string,
  times: number,
  hurt: (site: FaultySite, outcome: FaultOutcome, time: number) => Promise<void>,
): Promise<FaultOutcome> {
  const outcome = emptyOutcome(name, times);
  const site = await startFaultySite({}, { program: 'api' });
  try {
    for (let time = 1; time <= times; time += 1) {
      const writer = commentWriter(site);
      await hurt(site, outcome, time);
      await settle(outcome, [writer]);
    }
  } finally {
    await site.remove();
  }
  return outcome;
}

/** Asks again and again whether it lives. @returns what ends that, and the longest wait, in ms */
function watchHealth(site: FaultySite): () => Promise<number> {
  let longest = 0;
  let ended = false;
  const watching = (async () => {
    while (!ended) {
      const askedAt = performance.now();
      await (await fetch(`${site.url}/healthz`)).arrayBuffer();
      longest = Math.max(longest, performance.now() - askedAt);
      await sleep(20);
    }
  })();
  return async () => {
    ended = true;
    await watching;
    return Math.round(longest);
  };
}

function holdBack(site: FaultySite, from: string): Socket {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.resume();
  const head = ['POST /contact HTTP/1.1', 'host: x', 'content-type: application/json', `x-forwarded-for: ${from}`];
  socket.write(`${[...head, `content-length: ${wholeBody}`].join('\r\n')}\r\n\r\n`);
  socket.write(Buffer.alloc(wholeBody - 1, ' '));
  return socket;
}

/** In MB. */
async function memoryOf(site: FaultySite): Promise<number> {
  const figures = await (await fetch(`${site.url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(figures)?.[1]) / 2 ** 20;
}

function json(body: object): Buffer {
  return Buffer.from(JSON.stringify(body));
}

/** Less than a kilobyte, whose packed objects are 200 kB of remarks. */
function swellingPdf(): string {
  const packed = deflateSync(Buffer.from('%/S'.repeat(66_000)));
  const head = '%PDF-1.7\n1 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\r\n';
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\r\nendstream\nendobj\n%%EOF\n')]).toString('base64');
}
