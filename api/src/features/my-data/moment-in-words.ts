/** The community's clock. */
const timeZone = 'Europe/Madrid';

/** `21 de noviembre de 2026, 10:05 (Madrid)` */
export function momentInWords(moment: Date): string {
  const hour = moment.toLocaleTimeString('es-ES', { hour: '2-digit', minute: '2-digit', timeZone });
  return `${dayInWords(moment)}, ${hour} (Madrid)`;
}

/** `21 de noviembre de 2026`, on the community's clock. */
export function dayInWords(moment: Date): string {
  return moment.toLocaleDateString('es-ES', { day: 'numeric', month: 'long', year: 'numeric', timeZone });
}
