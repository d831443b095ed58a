import { counted } from '@femcoders/contracts/spanish-count';
/** How long an answer takes, in words: `5 días laborables`. */
export function workingDays(days: number): string {
  return counted(days, 'día laborable', 'días laborables');
}
