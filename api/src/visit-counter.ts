import { createHmac, randomBytes } from 'node:crypto';
import { networksOf } from '@femcoders/contracts/network';
import { tooManyAttempts, tooManyRequests } from './problems.ts';
import type { Limit } from './rate-limit.ts';

export interface VisitLimit extends Limit {
  /** Visits of all networks together in a window after which each network has one instead of `hits`; any number by default. */
  together?: number;
}

/** Counts one more of an address. @throws ApiProblem `too-many-requests` */
export type VisitCounter = (address: string, now: Date) => void;

/** Networks that are counted at a time; the one counted first is forgotten for the next, which closes nothing to anybody. */
const mostNetworks = 10_000;

/**
 * Counts visits by network, in this process' memory alone: nothing of it reaches the database, a log or a backup. A network
 * is kept as an HMAC under a random key. Key and counts are thrown away together when the window is over, and nobody can
 * tell any more who came; there is no counter that everybody shares and one can use up. When very many come, each network
 * has one visit in a window: what they ask for is slower and never closed.
 */
export function createVisitCounter({ hits, window, together = Number.POSITIVE_INFINITY }: VisitLimit): VisitCounter {
  let key = randomBytes(32);
  let endsAt = 0;
  let all = 0;
  let timer: NodeJS.Timeout | undefined;
  const counts = new Map<string, number>();

  function forget(): void {
    clearTimeout(timer);
    key = randomBytes(32);
    endsAt = 0;
    all = 0;
    counts.clear();
  }

  return (address, now) => {
    if (now.getTime() >= endsAt) {
      forget();
      endsAt = now.getTime() + window * 1000;
      // Also when nobody else comes.
      timer = setTimeout(forget, window * 1000).unref();
    }
    const most = all < together ? hits : 1;
    for (const { name, times } of networksOf(address)) {
      const visitor = createHmac('sha256', key).update(name).digest('base64url');
      const sent = (counts.get(visitor) ?? 0) + 1;
      if (sent > most * times) throw tooManyRequests(tooManyAttempts, Math.ceil((endsAt - now.getTime()) / 1000));
      const [oldest] = counts.keys();
      if (oldest !== undefined && counts.size >= mostNetworks && !counts.has(visitor)) counts.delete(oldest);
      counts.set(visitor, sent);
    }
    all += 1;
  };
}
