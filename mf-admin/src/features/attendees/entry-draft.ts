import type { EnteredRegistration } from '@femcoders/contracts/registration';

/**
 * What is typed for somebody who is being entered, by event. Only in memory: it outlives a way over the login page, not
 * the tab, because it is somebody's name and mail.
 */
const drafts = new Map<string, EnteredRegistration>();

export const keptEntry = (eventId: string): EnteredRegistration | null => drafts.get(eventId) ?? null;

/** @param typed null once it is stored or given up */
export function keepEntry(eventId: string, typed: EnteredRegistration | null): void {
  if (typed) drafts.set(eventId, typed);
  else drafts.delete(eventId);
}
