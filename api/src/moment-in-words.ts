/** The community's clock. */
const timeZone = 'Europe/Madrid';
const moment = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h12', timeZone });
// Swedish writes dates as ISO 8601 does.
const iso = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone });
const day = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone });

/** `21 de noviembre de 2026 a las 10:05 a. m. (hora de Madrid)` */
export function momentInWords(instant: Date): string {
  return `${moment.format(instant).replace(/\s/g, ' ')} (hora de Madrid)`;
}

/** `2026-11-21`, on the community's clock: what is noted by its day has the day that those who were there would say. */
export function isoDay(instant: Date): string {
  return iso.format(instant);
}

/** `21 de noviembre de 2026`, on the community's clock. */
export function dayInWords(instant: Date): string {
  return day.format(instant);
}
