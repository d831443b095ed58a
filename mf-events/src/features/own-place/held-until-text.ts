import { readersDateText } from '../events/event-date.ts';

/**
 * Until when a place is held, on the reader's clock: for the browser only.
 * @param until ISO 8601 instant
 */
export function heldUntilText(until: string | null): string {
  const deadline = until && readersDateText(until, '');
  return `Te la guardamos ${deadline ? `hasta el ${deadline}` : '24 horas'}.`;
}
