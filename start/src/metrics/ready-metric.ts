import { Gauge } from 'prom-client';
import { createCachedCheck } from './cached-check.ts';
import type { Metrics } from './metrics.ts';

/** Adds whether the process can serve, as `/readyz` says it. */
export function addReadyMetric({ registry, onScrape }: Metrics, checkReady: () => Promise<unknown>): void {
  const ready = new Gauge({
    name: 'ready',
    help: 'Whether the process can serve (1) or not (0), as /readyz says it.',
    registers: [registry],
  });
  const look = createCachedCheck(checkReady, 0);
  onScrape(() =>
    look().then(
      () => ready.set(1),
      () => ready.set(0),
    ),
  );
}
