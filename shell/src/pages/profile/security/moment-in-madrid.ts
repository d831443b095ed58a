const shown = new Intl.DateTimeFormat('es-ES', {
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
  timeZone: 'Europe/Madrid',
});

/** "21 de noviembre a las 6:05 p. m.", which the page says to be Madrid's. @param instant ISO 8601 */
export function momentInMadrid(instant: string): string {
  return shown.format(new Date(instant));
}
