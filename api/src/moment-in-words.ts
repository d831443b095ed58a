/** The community's clock. */
const timeZone = 'Europe/Madrid';
const moment = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h12', timeZone });
const day = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone });

/** `21 de noviembre de 2026 a las 10:05 a. m. (hora de Madrid)` */
export function momentInWords(instant: Date): string {
  return `${moment.format(instant).replace(/\s/g, ' ')} (hora de Madrid)`;
}

/** `21 de noviembre de 2026`, on the community's clock. */
export function dayInWords(instant: Date): string {
  return day.format(instant);
}
