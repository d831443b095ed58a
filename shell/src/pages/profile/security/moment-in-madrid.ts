const shown = new Intl.DateTimeFormat('es-ES', {
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Europe/Madrid',
});

/** "21 de noviembre a las 18:05", which the page says to be Madrid's. @param instant ISO 8601 */
export function momentInMadrid(instant: string): string {
  return shown.format(new Date(instant));
}
