import { expect } from '@playwright/test';
import { CommentWriter } from './comment-writer.ts';
import { SteadyReader, type TroubleWith } from './steady-reader.ts';

const apology = 'no ha podido cargarse';

/** Readers of pages and lists, and writers of comments.
 * @param url of the proxy in front
 * @param postId a post that nobody else comments on
 */
export function startLoad(url: string, postId: number) {
  const whole: TroubleWith = (_path, status, text) =>
    status !== 200 ? `answered ${status}` : text.includes(apology) ? 'has a section that failed' : null;
  const pages = ['/', '/blog', '/eventos', '/recursos/css/css-grid'];
  const reads = ['/api/events/api/list/upcoming', '/api/comments/approved?postId=16', '/api/people'];
  const readers = [pages, pages.toReversed(), reads].map((paths) => new SteadyReader(url, paths, whole));
  const names = ['Ana', 'Bea'].map((name) => `${name} ${Date.now()}`);
  const writers = names.map((name) => new CommentWriter(url, postId, name));
  /** From just before the signal to a process until its end. */
  const kills: { from: number; to: number }[] = [];
  for (const one of [...readers, ...writers]) one.start();

  const allMissed = () => [
    ...readers.flatMap(({ missed }) => missed),
    ...writers.flatMap(({ lost }) => lost.map((rest) => ({ ...rest, path: 'a comment' }))),
  ];
  const wasUnderWay = (missed: { askedAt: number; failedAt: number }) =>
    kills.some(({ from, to }) => missed.askedAt < to && missed.failedAt > from);

  return {
    writers,
    /**
     * @param end ends a process or a machine, once it is done
     * @param silentMs how long open connections to it may go on taking requests that nobody answers; 0 for a process, whose end closes them
     */
    async kill(end: () => Promise<void>, silentMs = 0) {
      const from = performance.now();
      await end();
      kills.push({ from, to: performance.now() + silentMs });
    },
    /** Waits until each of them has got something more. */
    async goesOn() {
      const goals = readers.map((reader) => ({ reader, goal: reader.served + 8 }));
      const taken = writers.map((writer) => ({ writer, goal: writer.acknowledged.size + 8 }));
      await expect
        .poll(
          () =>
            goals.every(({ reader, goal }) => reader.served >= goal) &&
            taken.every(({ writer, goal }) => writer.acknowledged.size >= goal),
          { intervals: [50], timeout: 60_000 },
        )
        .toBe(true);
    },
    async stop() {
      await Promise.all([...readers, ...writers].map((one) => one.stop()));
    },
    missedUnexpectedly: () => allMissed().filter((missed) => !wasUnderWay(missed)),
    account() {
      const served = readers.reduce((sum, reader) => sum + reader.served, 0);
      const taken = writers.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
      const missed = allMissed().map(({ path, why }) => `${path}: ${why}`);
      return `${served} answers, ${taken} comments; ${kills.length} kills; missed: ${missed.join(' | ') || 'nothing'}`;
    },
  };
}
