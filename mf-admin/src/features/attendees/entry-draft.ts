import type { EnteredRegistration } from '@femcoders/contracts/registration';
import { isKeptInTab, useDraft } from '@femcoders/kit/forms/use-draft';
import { draftKeyOf } from '../forms/draft-key.ts';

const start: EnteredRegistration = { name: '', email: '' };

/** Whether somebody is being entered: her name and mail outlive a way over the login page, not the tab. */
export const isEntering = (eventId: string) => isKeptInTab(draftKeyOf(`entry:${eventId}`));

export const useEntryDraft = (eventId: string) =>
  useDraft(draftKeyOf(`entry:${eventId}`), { start, read: () => null, onDevice: false });
