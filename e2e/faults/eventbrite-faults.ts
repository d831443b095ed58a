import { administration } from './administration.ts';
import {
  type Answering,
  eventbriteToken,
  eventOf,
  type FalseEventbrite,
  nameOf,
  organisation,
  pageOf,
  startFalseEventbrite,
} from './false-eventbrite.ts';
import { countAnswer, emptyOutcome, type Fault, type FaultOutcome } from './fault.ts';
import { type FaultySite, startFaultySite, until } from './faulty-site.ts';
import { settle } from './kills.ts';
import { commentWriter } from './writers.ts';

const names = ['uno', 'dos', 'tres', 'cuatro'];
const calendarOf = (ids: string[]) => ids.map(eventOf);

/** Where nothing may ever be asked: it stands inside and holds no calendar. */
type Elsewhere = Pick<FalseEventbrite, 'url' | 'calls'>;

/** How Eventbrite treats who asks. What it says with `complains` is shown to organisers; the others are tolerated. */
const manners = (elsewhere: Elsewhere): Record<string, { complains: boolean; answer: Answering }> => ({
  'error 500': { complains: true, answer: status(500) },
  'error 503': { complains: true, answer: status(503) },
  'hangs up': { complains: true, answer: (_, response) => void response.destroy() },
  'half an answer': {
    complains: true,
    answer: (_, response) =>
      void response.writeHead(200, { 'content-length': 5_000 }).write('{"events":[', () => response.destroy()),
  },
  'never answers': { complains: true, answer: () => {} },
  'a letter a second': { complains: true, answer: (_, response) => drip(response) },
  'broken JSON': { complains: true, answer: () => '{"events":[{"id":"uno"' },
  'a page for people': { complains: true, answer: () => '<!doctype html><title>Mantenimiento</title>' },
  'wrong types': { complains: true, answer: () => ({ events: 'ninguno', pagination: [] }) },
  'wrong types within': {
    complains: false,
    answer: () => pageOf(names.map((id) => ({ id, name: 7, start: { utc: false }, status: null }))),
  },
  'nothing at all': { complains: false, answer: () => pageOf([]) },
  'endless pages': {
    complains: true,
    answer: (_, __, url) => {
      const number = Number(url.searchParams.get('continuation') ?? 0) + 1;
      return pageOf(calendarOf(names), { has_more_items: true, continuation: String(number) });
    },
  },
  'the same page for ever': {
    complains: true,
    answer: () => pageOf(calendarOf(names), { has_more_items: true, continuation: 'otra' }),
  },
  'too much': { complains: true, answer: () => Buffer.alloc(9 * 1024 * 1024, ' ') },
  'sends elsewhere': {
    complains: true,
    answer: (_, response) => void response.writeHead(302, { location: `${elsewhere.url}/` }).end(),
  },
  'sends round': {
    complains: true,
    answer: (request, response) => void response.writeHead(302, { location: request.url }).end(),
  },
});

function status(code: number): Answering {
  return (_, response) => {
    response.statusCode = code;
    return { error: 'INTERNAL_ERROR' };
  };
}

function drip(response: Parameters<Answering>[1]): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const dripping = setInterval(() => response.write(' '), 1_000);
  response.once('close', () => clearInterval(dripping));
}

/** Eventbrite is away, slow or lies while others write and read; what came from it before stays, and it is heard again afterwards. */
export const eventbrite: Fault = {
  name: 'eventbrite',
  usualTimes: 1,
  async run({ times, say }) {
    const outcome = emptyOutcome('eventbrite', times);
    const elsewhere = await startFalseEventbrite(() => pageOf([]));
    let known = names;
    const good: Answering = () => pageOf(calendarOf(known));
    const source = await startFalseEventbrite(good);
    const variables = {
      EVENTBRITE_TOKEN: eventbriteToken,
      EVENTBRITE_ORGANISATION: organisation,
      EVENTBRITE_URL: source.url,
    };
    const site = await startFaultySite(variables, { program: 'api' });
    const writer = commentWriter(site);
    try {
      const importNow = await importer(site);
      const first = await importNow();
      if (first) throw new Error(`The first import has failed: ${first}`);
      await until(async () => (await shown(site)) === known.length);
      for (let time = 1; time <= times; time++) {
        for (const [manner, { complains, answer }] of Object.entries(manners(elsewhere))) {
          source.answer = answer;
          const error = await importNow();
          countAnswer(outcome.answers, `${manner}: ${error ? 'reported' : 'borne'}`);
          if ((error !== null) !== complains) outcome.flaws.push(`«${manner}» se cuenta como: ${error ?? 'bien'}`);
          if ((await shown(site)) !== known.length) outcome.flaws.push(`con «${manner}» cambian los eventos`);
          say(`eventbrite ${time}/${times}, ${manner}: ${error ?? 'tomado'}`);
        }
        known = [...known, `más ${time}`];
        source.answer = good;
        const wellAt = performance.now();
        const error = await importNow();
        if (error) outcome.flaws.push(`después sigue fallando: ${error}`);
        await until(async () => (await shown(site)) === known.length);
        outcome.recoveredMs.push(Math.round(performance.now() - wellAt));
      }
      if (elsewhere.calls.length > 0) outcome.flaws.push('ha preguntado en otro servidor');
      await settle(outcome, [writer]);
      await countEvents(site, known, outcome);
    } finally {
      await writer.stop();
      await site.remove();
      await source.close();
      await elsewhere.close();
    }
    return outcome;
  },
};

/** @returns a function that imports now and returns why it failed, or null when it did not */
async function importer(site: FaultySite): Promise<() => Promise<string | null>> {
  const ask = await administration(site);
  type Feed = { id: string; kind: string; busy: boolean; error: string | null };
  const feed = async () => {
    const { feeds } = (await (await ask('event-feeds')).json()) as { feeds: Feed[] };
    return feeds.find(({ kind }) => kind === 'eventbrite') as Feed;
  };
  return async () => {
    await until(async () => !(await feed()).busy);
    const { id } = await feed();
    const asked = await ask(`event-feeds/${id}/run`, 'POST');
    if (asked.status !== 202) throw new Error(`An import is answered with ${asked.status}.`);
    await until(async () => !(await feed()).busy);
    return (await feed()).error;
  };
}

/** How many of Eventbrite's events the public is shown. */
async function shown(site: FaultySite): Promise<number> {
  const answer = await fetch(`${site.api}/events/api/list/upcoming?limit=100`);
  const events = (await answer.json()) as { name: string }[];
  return events.filter(({ name }) => name.startsWith(nameOf(''))).length;
}

async function countEvents(site: FaultySite, known: string[], outcome: FaultOutcome): Promise<void> {
  const rows = await site.ask<{ name: string }>(
    `select name from events where source = 'eventbrite' and state = 'published'`,
  );
  const kept = new Set(rows.map(({ name }) => name));
  outcome.acknowledged += known.length;
  const lost = known.filter((id) => !kept.has(nameOf(id))).length;
  outcome.lost += lost;
  if (lost > 0) outcome.flaws.push(`faltan ${lost} eventos importados`);
}
