import { isoMoment } from '@femcoders/contracts/spanish-date';

const dayMs = 24 * 60 * 60_000;

/**
 * Returns the milliseconds until the day ends in Madrid: then texts about days may differ. On the two days a year whose
 * length differs it is right from four in the morning on.
 */
export function untilMidnight(now: Date): number {
  const [hours = 0, minutes = 0, seconds = 0] = isoMoment(now).slice(11).split(':').map(Number);
  return dayMs - ((hours * 60 + minutes) * 60 + seconds) * 1_000 - now.getMilliseconds();
}
