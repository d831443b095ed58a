import type { Feature, TaskPorts } from '../../feature/feature.ts';
import { removeObjects, removeStrayObjects } from '../../files/remove-objects.ts';
import { findClockSkew } from '../../jobs/clock-skew.ts';
import { rescanFiles } from './rescan-files.ts';

/** Files that wait for the virus scanner, and objects of the store that no row needs. */
export const files: Feature = {
  name: 'files',
  everyFiveMinutes: ({ clamavUrl, uploads }) => (clamavUrl === null && !uploads.store ? {} : { files: tendFiles }),
};

/** Scans waiting files and removes objects without rows. @throws AggregateError with the failures, after everything else is done */
async function tendFiles({ pool, clamavUrl, ...ports }: TaskPorts): Promise<void> {
  const { store } = ports.uploads;
  const outcomes = await Promise.allSettled([
    clamavUrl === null ? null : rescanFiles(pool, { ...ports, clamavUrl }),
    store && removeObjects(ports.db, store),
    store && isFirstOfHour(ports.now) ? sweep(ports) : null,
  ]);
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  if (failures.length > 0) throw new AggregateError(failures, 'Some files could not be judged or removed.');
}

const isFirstOfHour = (now: Date) => now.getUTCMinutes() < 5;

/** By a clock that is wrong, an upload that is under way would be a day old. */
async function sweep({ db, now, uploads }: Pick<TaskPorts, 'db' | 'now' | 'uploads'>): Promise<void> {
  if (uploads.store && (await findClockSkew(db, now)) === null) await removeStrayObjects(db, uploads.store, now);
}
