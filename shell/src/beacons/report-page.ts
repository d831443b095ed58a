import type { Beacon } from '@femcoders/contracts/beacon';
import { beaconLimits } from '@femcoders/contracts/beacon-limits';
import { beaconPath } from '@femcoders/contracts/beacon-path';
import { onError } from '@femcoders/platform';
import { type Part, partIn } from './released-part.ts';
import { type Vitals, watchVitals } from './web-vitals.ts';

interface Arrival {
  /** Pattern of the page's path: `/recursos/:area/:slug`. */
  path: string;
  owner: Part;
}

/** Readers who ask not to be tracked are measured by nothing, and drawn for nothing. */
export function wantsNoMeasuring(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1';
}

/**
 * Reports to the site once, when the tab is left for the first time, how its page has loaded and which parts failed
 * (docs/decisions 0036). Readers who ask not to be tracked send nothing.
 * @param page where the tab has arrived
 * @param send takes the measurements
 * @param drawn returns the number by which the page's versions were chosen, and what failed; nothing where none was
 */
export function reportPage(
  page: Arrival,
  shell: Part,
  send = sendBeacon,
  drawn: () => Beacon['drawn'] = () => undefined,
): void {
  if (wantsNoMeasuring()) return;

  const isSeen = document.visibilityState === 'visible';
  const endVitals = watchVitals();
  const errors = new Map<string, Beacon['errors'][number]>();
  const count = ({ name, version }: Part) => {
    const known = errors.get(name + version);
    if (!known) errors.set(name + version, { name, version, count: 1 });
    else if (known.count < beaconLimits.errors) known.count++;
  };
  const countUncaught = (error: unknown, file = '') => {
    const part = partIn((error instanceof Error && error.stack) || file);
    if (part) count(part);
  };
  onError((_error, source) => count(source));
  addEventListener('error', ({ error, filename }) => countUncaught(error, filename));
  addEventListener('unhandledrejection', ({ reason }) => countUncaught(reason));

  let wasReported = false;
  const report = () => {
    if (wasReported) return;
    wasReported = true;
    const vitals = endVitals();
    send({
      page: page.path,
      owner: page.owner,
      shell,
      // A tab that was opened in the background says nothing of how long a reader waits.
      ...(isSeen && { vitals: withinLimits(vitals) }),
      loads: loadsOfRemotes(),
      errors: [...errors.values()].slice(0, beaconLimits.parts),
      drawn: drawn(),
    });
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') report();
  });
  addEventListener('pagehide', report);
}

function withinLimits(vitals: Vitals): Vitals {
  return Object.fromEntries(Object.entries(vitals).filter(([, value]) => value <= beaconLimits.longestMs));
}

/** Not every browser exposes the status. */
type Script = Omit<PerformanceResourceTiming, 'responseStatus'> & { responseStatus?: number };

/** How long the slowest script of each remote took, of all that arrived. */
function loadsOfRemotes(): Beacon['loads'] {
  const loads = new Map<string, Beacon['loads'][number]>();
  for (const { name, duration, responseStatus = 200 } of performance.getEntriesByType('resource') as Script[]) {
    const part = name.endsWith('.js') && responseStatus === 200 && partIn(name);
    const ms = Math.round(duration);
    if (!part || part.name === 'shell' || ms > beaconLimits.longestMs) continue;
    const known = loads.get(part.name + part.version);
    if (!known || ms > known.ms) loads.set(part.name + part.version, { ...part, ms });
  }
  return [...loads.values()].slice(0, beaconLimits.parts);
}

/**
 * In a request without cookies and without the page's address, which outlives its page. Where browsers know no such
 * request, in their own for the purpose.
 */
function sendBeacon(beacon: Beacon): void {
  const address = `/api${beaconPath}`;
  const type = 'application/json';
  const body = JSON.stringify(beacon);
  if (!('keepalive' in Request.prototype)) return void navigator.sendBeacon(address, new Blob([body], { type }));
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => {});
}
