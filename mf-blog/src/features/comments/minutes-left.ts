import { counted } from '@femcoders/contracts/spanish-count';
/** How long until a moment, in words and never less than said: "12 minutos". Null once it is over. */
export function minutesLeft(until: string, now: number): string | null {
  const minutes = Math.floor((Date.parse(until) - now) / 60_000);
  if (Date.parse(until) <= now) return null;
  if (minutes < 1) return 'menos de un minuto';
  return counted(minutes, 'minuto', 'minutos');
}
