import { request } from 'node:http';
import { countAnswer, emptyOutcome, type Fault } from './fault.ts';
import { type FaultySite, startFaultySite } from './faulty-site.ts';
import { settle } from './kills.ts';
import { commentWriter } from './writers.ts';

/** Visitors at a time: several times what a process lets in. */
const visitors = 1_000;
/** How long they come, in milliseconds. */
const stormMs = 10_000;
/** Longest that a visitor of a site that is full may wait for its answer, in milliseconds. */
const patienceMs = 30_000;

/** Ten times as many visitors as can be served, for some seconds, half of them for pages that nobody keeps, while somebody writes. */
export const overload: Fault = {
  name: 'overload',
  usualTimes: 3,
  async run({ times, say }) {
    const outcome = emptyOutcome('overload', times);
    const site = await startFaultySite();
    try {
      for (const path of keptPaths) await (await fetch(site.url + path)).text();
      for (let time = 1; time <= times; time++) {
        const writer = commentWriter(site);
        const waits = await storm(site, outcome.answers);
        const calmAt = performance.now();
        const calm = await fetch(site.url);
        outcome.recoveredMs.push(Math.round(performance.now() - calmAt));
        if (!calm.ok) outcome.flaws.push(`después, la portada responde ${calm.status}`);
        await settle(outcome, [writer]);
        say(`overload ${time}/${times}: ${waits.length} respuestas, la mitad en ${median(waits)} ms`);
      }
      if (!outcome.answers['made 503']) outcome.flaws.push('nadie ha oído que está lleno');
      if (outcome.answers['kept 503']) outcome.flaws.push('páginas guardadas no se han dado');
      const silent = (outcome.answers['kept none'] ?? 0) + (outcome.answers['made none'] ?? 0);
      if (silent > 0) outcome.flaws.push(`${silent} visitas se han quedado sin respuesta`);
    } finally {
      await site.remove();
    }
    return outcome;
  },
};

/** Once they were asked for they need not be made again. */
const keptPaths = ['/', '/eventos', '/blog', '/femcoders-quienes-somos', '/recursos/css/css-grid'];

async function storm(site: FaultySite, answers: Record<string, number>): Promise<number[]> {
  const until = performance.now() + stormMs;
  const waits: number[] = [];
  const visit = async (number: number) => {
    for (let count = number; performance.now() < until; count++) {
      const askedAt = performance.now();
      const kind = count % 2 === 0 ? 'kept' : 'made';
      const path = kind === 'kept' ? keptPaths[(count / 2) % keptPaths.length] : `/buscar?q=${number}-${count}`;
      countAnswer(answers, `${kind} ${await ask(site.url + path)}`);
      waits.push(performance.now() - askedAt);
    }
  };
  await Promise.all(Array.from({ length: visitors }, (_, number) => visit(number)));
  return waits;
}

function ask(url: string): Promise<string> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(patienceMs);
    const asking = request(url, { agent: false, signal }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(String(answer.statusCode)));
      answer.on('error', () => resolve('none'));
    });
    asking.on('error', () => resolve('none'));
    asking.end();
  });
}

const median = (waits: number[]) => Math.round(waits.sort((a, b) => a - b)[Math.floor(waits.length / 2)] ?? 0);
