import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { newContactSchema } from '@femcoders/contracts/contact';
import { newJobSchema } from '@femcoders/contracts/job';
import { checkWording } from '@femcoders/contracts/job-wording';
import { readTranscript } from '@femcoders/contracts/talk-transcript';
import { readBrowserForm } from './features/browser-forms/browser-form.ts';
import { scoreComment } from './features/comments/spam-score/spam-score.ts';
import { plainFileName } from './features/documents/file-name.ts';
import { kindOfFile } from './features/files/file-kind.ts';
import { readCalendar } from './features/imports/read-calendar.ts';
import { sectionsOf } from './features/search/page-sections.ts';
import { wordsOf } from './features/search/search-words.ts';
import { withoutHidden } from './hidden-characters.ts';
import { hasTooManyValues } from './json-bodies.ts';
import { oneLine } from './one-line.ts';
import { awkwardPieces } from './testing/costs/heavy-requests.ts';
import { parseInput } from './validation.ts';

/** Twice as much of the input may take so many times as long: a linear reader takes twice, a quadratic one four times. */
const most = 2.5;
/** Rounds after which a reader that still takes longer is not linear. Whatever else the machine does falls upon some of them. */
const mostRounds = 30;
const span = { from: new Date('2026-01-01T00:00:00Z'), to: new Date('2027-01-01T00:00:00Z') };
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

/** What reads what strangers send: how, and how long what it is given is at the most, in characters. */
const readers: Readonly<Record<string, { longest: number; read: (text: string) => unknown }>> = {
  'the wording of a job': { longest: 60_000, read: (about) => checkWording({ ...job, about }) },
  'an offer of work': { longest: 60_000, read: (about) => parseInput(newJobSchema, { ...job, about }, 'body') },
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
  'a calendar': { longest: 30_000, read: (text) => tried(() => readCalendar(`BEGIN:VCALENDAR\r\n${text}`, span)) },
  'how many values a body has': { longest: 2_000_000, read: hasTooManyValues },
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

/** Of the processor, in µs. */
async function timeOf(read: (text: string) => unknown, text: string): Promise<number> {
  const before = process.threadCpuUsage();
  await Promise.resolve(read(text)).catch(() => {});
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

/**
 * How many times as long the whole takes as a half, each by the least of its times: whatever else the machine does, and
 * collecting garbage, only adds to them.
 */
async function ratioOf(read: (text: string) => unknown, half: string, whole: string): Promise<number> {
  let [less, more, ratio] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < mostRounds && ratio > most; round += 1) {
    less = Math.min(less, await timeOf(read, half));
    more = Math.min(more, await timeOf(read, whole));
    if (more < tellsNothing) return 1;
    ratio = more / Math.max(less, 1);
  }
  return ratio;
}

/** What takes less than this tells nothing: the clock has steps, and first times cost more. In µs. */
const tellsNothing = 8_000;

describe('what strangers send takes twice as long where there is twice as much of it, never four times', () => {
  for (const [name, { longest, read }] of Object.entries(readers)) {
    test(name, async () => {
      for (const piece of awkwardPieces) {
        const of = (length: number) => `${piece.repeat(Math.floor(length / piece.length))}x`;
        const [whole, half] = [of(longest), of(longest / 2)];
        if ((await timeOf(read, whole)) < tellsNothing) continue;
        const ratio = await ratioOf(read, half, whole);
        assert.ok(ratio <= most, `${JSON.stringify(piece)} takes ${ratio.toFixed(1)} times as long`);
      }
    });
  }
});
