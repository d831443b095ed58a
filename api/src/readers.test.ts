import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { newContactSchema } from '@femcoders/contracts/contact';
import { canonicalEmail } from '@femcoders/contracts/email-address';
import { newJobSchema } from '@femcoders/contracts/job';
import { checkWording } from '@femcoders/contracts/job-wording';
import { outsideLink } from '@femcoders/contracts/outside-link';
import { readTranscript } from '@femcoders/contracts/talk-transcript';
import { readBrowserForm } from './browser-forms/browser-form.ts';
import { scoreComment } from './features/comments/spam-score/spam-score.ts';
import { plainFileName } from './features/documents/file-name.ts';
import { readCalendar } from './features/imports/read-calendar.ts';
import { sectionsOf } from './features/search/page-sections.ts';
import { wordsOf } from './features/search/search-words.ts';
import { kindOfFile } from './files/file-kind.ts';
import { withoutHidden } from './hidden-characters.ts';
import { hasTooManyValues } from './json-bodies.ts';
import { oneLine } from './one-line.ts';
import { awkwardPieces } from './testing/costs/heavy-requests.ts';
import { parseInput } from './validation.ts';

/** Twice as much of the input may take so many times as long: a linear reader takes twice, a quadratic one four times. */
const most = 2.5;
/** Letters of which none comes twice: to spell a domain in ASCII takes a round for each (RFC 3492). */
const allDifferent = String.fromCharCode(...Array.from({ length: 20_000 }, (_, n) => 0x4e00 + n));
const leastRounds = 3;
/** Rounds after which a reader that still takes longer is not linear. */
const mostRounds = 40;
const [from, to] = [new Date('2026-01-01T00:00:00Z'), new Date('2027-01-01T00:00:00Z')];
const span = { from, now: from, to };
const job = {
  title: 'Una',
  company: 'Una',
  musts: [],
  nices: [],
  technologies: [],
  process: '',
  equality: '',
  accessibility: '',
};

/** The parsers of untrusted texts, each with the longest input that it gets, in characters. */
const readers: Readonly<Record<string, { longest: number; read: (text: string) => unknown }>> = {
  'the wording of a job': { longest: 60_000, read: (about) => checkWording({ ...job, about }) },
  'an offer of work': { longest: 60_000, read: (about) => parseInput(newJobSchema, { ...job, about }, 'body') },
  'the address of a sender': { longest: 5_000, read: (name) => canonicalEmail(`a@${name}.es`) },
  'a link to elsewhere': { longest: 5_000, read: (name) => outsideLink(`https://${name}.es/`) },
  'a message': {
    longest: 120_000,
    read: (message) => parseInput(newContactSchema, { reason: 'web', message, email: message }, 'body'),
  },
  'what looks like spam': {
    longest: 4_000,
    read: (content) =>
      scoreComment({
        content,
        alias: content.slice(0, 80),
        elapsedMs: null,
        sameTextLately: 0,
        siteHost: 'sitio.example',
      } as never),
  },
  'what nobody sees in a text': { longest: 200_000, read: (text) => withoutHidden({ text }) },
  'one line of many': { longest: 120_000, read: oneLine },
  'the name of a file': { longest: 60_000, read: (name) => plainFileName(name, 'pdf') },
  'the type of a file': { longest: 2_000_000, read: (text) => kindOfFile(Buffer.from(`PK\x03\x04${text}`)) },
  'a transcript': { longest: 120_000, read: (text) => readTranscript(`00:00 ${text}`, 10) },
  'the words of a search': { longest: 60_000, read: wordsOf },
  'a page': { longest: 120_000, read: (text) => sectionsOf(`<main>${text}</main>`) },
  'a calendar': {
    longest: 30_000,
    read: (text) => tried(() => readCalendar(Buffer.from(`BEGIN:VCALENDAR\r\n${text}`), span)),
  },
  'how many values a body has': { longest: 2_000_000, read: (text) => hasTooManyValues(Buffer.from(text)) },
  'a form with a file': {
    longest: 2_000_000,
    read: (text) => {
      const head = '--corte-de-la-prueba\r\ncontent-disposition: form-data; name="a"; filename="a"\r\n\r\n';
      return readBrowserForm(
        Buffer.from(`${head}${text}\r\n--corte-de-la-prueba--\r\n`),
        'multipart/form-data; boundary=corte-de-la-prueba',
      );
    },
  },
};

function tried(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Of the processor, in ms: others that work meanwhile do not count. */
async function timeOf(read: (text: string) => unknown, text: string): Promise<number> {
  const before = process.threadCpuUsage();
  await Promise.resolve(read(text)).catch(() => {});
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/**
 * How many times as long the whole takes as an input half as long: by a quarter of it, which is halved twice, so that noise
 * counts half as much; in so many rounds that the steps of the clock, of 4 ms, count little.
 */
async function ratioOf(read: (text: string) => unknown, quarter: string, whole: string): Promise<number> {
  let [less, more] = [0, 0];
  for (let round = 1; round <= mostRounds; round += 1) {
    for (let time = 0; time < 4; time += 1) less += (await timeOf(read, quarter)) / 4;
    more += await timeOf(read, whole);
    if (round >= leastRounds && more <= most ** 2 * less) break;
  }
  return Math.sqrt(more / less);
}

/** The duration of the longest input below which the growth is not judged: the clock has steps of 4 ms. In ms. */
const tooFastToJudge = 16;

describe('what strangers send takes twice as long where there is twice as much of it, never four times', () => {
  for (const [name, { longest, read }] of Object.entries(readers)) {
    test(name, async () => {
      for (const piece of [...awkwardPieces, allDifferent]) {
        const of = (length: number) => `${piece.repeat(Math.ceil(length / piece.length)).slice(0, length)}x`;
        const whole = of(longest);
        if ((await timeOf(read, whole)) < tooFastToJudge) continue;
        const ratio = await ratioOf(read, of(longest / 4), whole);
        assert.ok(ratio <= most, `${JSON.stringify(piece.slice(0, 40))} takes ${ratio.toFixed(1)} times as long`);
      }
    });
  }
});
