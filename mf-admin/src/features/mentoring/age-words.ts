import { counted } from '@femcoders/contracts/spanish-count';

const dayMs = 86_400_000;

/** How long ago something was: `hoy`, `1 día`, `15 días`. */
export function ageWords(since: string, now = Date.now()): string {
  const days = Math.floor((now - Date.parse(since)) / dayMs);
  if (days < 1) return 'hoy';
  return counted(days, 'día', 'días');
}
