import type { Beacon } from '@femcoders/contracts/beacon';

export type Vitals = NonNullable<Beacon['vitals']>;

/** The performance entries of a layout shift and of an event; their types are not in TypeScript's own. */
interface VitalsEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  interactionId: number;
}

/** A window of layout shifts ends after this pause and has at most this length, in milliseconds. */
const shiftPauseMs = 1_000;
const shiftWindowMs = 5_000;

/** One of so many interactions may be slower than the reported value. */
const interactionsPerOutlier = 50;

/** The shortest events that are worth hearing of, in milliseconds. */
const shortestEventMs = 40;

/**
 * Measures the Web Vitals of the page load as web.dev/articles/vitals defines them, from the page's start on, whenever it
 * is called.
 * @returns a function that ends it and gives them: milliseconds, `cls` without a unit
 */
export function watchVitals(): () => Vitals {
  const [arrival] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number;
  })[];
  // A page that was made before it was asked for began when it was shown.
  const start = arrival?.activationStart ?? 0;
  const vitals: Vitals = {};
  const report = (name: 'ttfb' | 'fcp' | 'lcp', at: number) => {
    vitals[name] = Math.round(Math.max(at - start, 0));
  };
  if (arrival?.responseStart) report('ttfb', arrival.responseStart);

  const interactions = new Map<number, number>();
  const onEvent = ({ interactionId, duration }: VitalsEntry) => {
    if (interactionId) interactions.set(interactionId, Math.max(interactions.get(interactionId) ?? 0, duration));
  };
  let shifted = { from: 0, to: 0, sum: 0 };
  const ends = [
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') report('fcp', startTime);
    }),
    observe('largest-contentful-paint', ({ startTime }) => report('lcp', startTime)),
    observe('layout-shift', ({ startTime, value, hadRecentInput }) => {
      if (hadRecentInput) return;
      const goesOn = startTime - shifted.to < shiftPauseMs && startTime - shifted.from < shiftWindowMs;
      shifted = goesOn
        ? { from: shifted.from, to: startTime, sum: shifted.sum + value }
        : { from: startTime, to: startTime, sum: value };
      vitals.cls = Math.max(vitals.cls ?? 0, shifted.sum);
    }),
    observe('event', onEvent),
    observe('first-input', onEvent),
  ];

  return () => {
    for (const end of ends) end();
    if (isObservable('layout-shift')) vitals.cls = Number((vitals.cls ?? 0).toFixed(4));
    const slowest = [...interactions.values()].sort((a, b) => b - a);
    const { interactionCount = slowest.length } = performance as { interactionCount?: number };
    const interaction = slowest[Math.min(slowest.length - 1, Math.floor(interactionCount / interactionsPerOutlier))];
    if (interaction !== undefined) vitals.inp = Math.round(interaction);
    return vitals;
  };
}

const isObservable = (type: string) => PerformanceObserver.supportedEntryTypes.includes(type);

/** @returns a function that hears the rest and ends it */
function observe(type: string, hear: (entry: VitalsEntry) => void): () => void {
  if (!isObservable(type)) return () => {};
  const hearAll = (entries: PerformanceEntryList) => (entries as VitalsEntry[]).forEach(hear);
  const observer = new PerformanceObserver((list) => hearAll(list.getEntries()));
  observer.observe({ type, buffered: true, durationThreshold: shortestEventMs } as PerformanceObserverInit);
  return () => {
    hearAll(observer.takeRecords());
    observer.disconnect();
  };
}
