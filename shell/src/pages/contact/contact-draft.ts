import { asReason, type ContactValues, emptyValues, hasText } from './contact-values.ts';

/** Pause in the typing after which a draft is kept, in milliseconds. */
export const draftPauseMs = 2_000;

const contactDraftKey = 'contactDraft';

/** The unsent message of this browser, or null. */
export function readDraft(): ContactValues | null {
  try {
    const kept = JSON.parse(localStorage.getItem(contactDraftKey) ?? 'null');
    const texts = ['name', 'email', 'company', 'talkDate', 'talkCity', 'message'] as const;
    if (!texts.every((name) => typeof kept[name] === 'string')) return null;
    const { name, email, company, talkDate, talkCity, message } = kept;
    return { ...emptyValues, reason: asReason(kept.reason), name, email, company, talkDate, talkCity, message };
  } catch {
    // Nothing is kept, storage is switched off, or what lies there is not ours.
    return null;
  }
}

/**
 * Keeps a draft, or forgets it when there is no text. Of what concerns the code of conduct nothing is ever kept: others
 * may use this device.
 */
export function keepDraft(values: ContactValues): void {
  try {
    if (values.reason === 'conducta' || !hasText(values)) localStorage.removeItem(contactDraftKey);
    else localStorage.setItem(contactDraftKey, JSON.stringify({ ...values, privacy: false }));
  } catch {
    // Without storage there is no draft; the form works all the same.
  }
}
