import { setTimeout as sleep } from 'node:timers/promises';
import { countAnswer, type FaultOutcome } from './fault.ts';
import { until } from './faulty-site.ts';

/** Somebody who reads page after page and never writes. */
export interface Reader {
  /** Waits until she has got so many more pages whole. */
  untilRead(more: number): Promise<void>;
  /** Ends the reading and notes its answers; a page that came without its end is a flaw. */
  stop(outcome: FaultOutcome): Promise<void>;
}

const paths = ['/', '/eventos', '/blog', '/recursos/css/css-grid'];

/** @param url origin without a trailing slash */
export function startReader(url: string): Reader {
  const answers: Record<string, number> = {};
  let whole = 0;
  let torn = 0;
  let stopped = false;

  async function read(): Promise<void> {
    for (let number = 0; !stopped; number++) {
      try {
        const answer = await fetch(url + paths[number % paths.length], { signal: AbortSignal.timeout(20_000) });
        const text = await answer.text();
        countAnswer(answers, `page ${answer.status}`);
        if (!answer.ok) continue;
        if (text.trimEnd().endsWith('</html>')) whole++;
        else torn++;
      } catch (error) {
        const { cause, name } = error as Error & { cause?: { code?: string } };
        countAnswer(answers, `page ${cause?.code ?? name}`);
      }
      await sleep(50);
    }
  }

  const reading = read();
  return {
    async untilRead(more) {
      const goal = whole + more;
      await until(async () => whole >= goal);
    },
    async stop(outcome) {
      stopped = true;
      await reading;
      for (const [answer, count] of Object.entries(answers)) countAnswer(outcome.answers, answer, count);
      if (torn > 0) outcome.flaws.push(`${torn} páginas han llegado a medias como si estuvieran enteras`);
    },
  };
}
