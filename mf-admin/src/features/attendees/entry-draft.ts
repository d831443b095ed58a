import type { EnteredRegistration } from '@femcoders/contracts/registration';
import { isKeptInTab, useDraft } from '@femcoders/kit/forms/use-draft';

const keyOf = (eventId: string) => `entry:${eventId}`;
const start: EnteredRegistration = { name: '', email: '' };

/** Whether somebody is being entered: her name and mail outlive a way over the login page, not the tab. */
export const isEntering = (eventId: string) => isKeptInTab(keyOf(eventId));

export const useEntryDraft = (eventId: string) =>
  useDraft(keyOf(eventId), { start, read: () => null, onDevice: false });
