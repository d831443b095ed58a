import { createCachedCheck } from './cached-check.ts';
import type { Metrics } from './metrics.ts';

/** Adds whether the process can serve, as `/readyz` says it. */
export function addReadyMetric({ gauge, onScrape }: Metrics, checkReady: () => Promise<unknown>): void {
  const ready = gauge('ready', 'Whether the process can serve (1) or not (0), as /readyz says it.');
  const look = createCachedCheck(checkReady, 0);
  onScrape(() =>
    look().then(
      () => ready.set(1),
      () => ready.set(0),
    ),
  );
}
