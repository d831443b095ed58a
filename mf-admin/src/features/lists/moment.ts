import { hourInOneLine } from '@femcoders/contracts/spanish-hour';

const timeZone = 'Europe/Madrid';
const shown = new Intl.DateTimeFormat('es-ES', { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h12', timeZone });
// Swedish writes dates as ISO 8601 does.
const filed = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });

/**
 * An instant as lists show it, by the community's clock: `21 nov 2026, 9:14 a. m.`.
 * @param instant ISO 8601
 */
export function moment(instant: string): string {
  return hourInOneLine(shown.format(new Date(instant)));
}

/** `2026-11-21`, by the community's clock. */
export const filedDay = (instant: string | Date) => filedMoment(instant).slice(0, 10);

/** As spreadsheets read it, by the community's clock: `2026-11-21 09:14:07`. */
export function filedMoment(instant: string | Date): string {
  return filed.format(new Date(instant));
}
