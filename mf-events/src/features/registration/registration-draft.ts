/** What of a registration is typed. */
export interface RegistrationDraft {
  name: string;
  email: string;
}

export const emptyDraft: RegistrationDraft = { name: '', email: '' };

/** Pause in the typing after which a draft is kept, in milliseconds. */
export const draftPauseMs = 2_000;

const registrationDraftKey = 'registrationDraft';

/** What this browser's reader had typed and not sent, or null. */
export function readDraft(): RegistrationDraft | null {
  try {
    const { name, email } = JSON.parse(localStorage.getItem(registrationDraftKey) ?? 'null');
    return typeof name === 'string' && typeof email === 'string' ? { name, email } : null;
  } catch {
    // Nothing is kept, storage is switched off, or what lies there is not ours.
    return null;
  }
}

/** Keeps a draft, or forgets it when nothing is typed. */
export function keepDraft({ name, email }: RegistrationDraft): void {
  try {
    if (name.trim() === '' && email.trim() === '') localStorage.removeItem(registrationDraftKey);
    else localStorage.setItem(registrationDraftKey, JSON.stringify({ name, email }));
  } catch {
    // Without storage there is no draft; the form works all the same.
  }
}
