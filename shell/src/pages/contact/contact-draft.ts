import { asReason, type ContactValues, emptyValues, hasText } from './contact-values.ts';

export const contactDraftKey = 'contactDraft';

/** Reads the unsent message of another time; null when it is none. */
export function readDraft(stored: unknown): ContactValues | null {
  const kept = stored as ContactValues;
  const texts = ['name', 'email', 'company', 'talkDate', 'talkCity', 'message'] as const;
  if (!texts.every((name) => typeof kept[name] === 'string')) return null;
  const { name, email, company, talkDate, talkCity, message } = kept;
  return { ...emptyValues, reason: asReason(kept.reason), name, email, company, talkDate, talkCity, message };
}

/** Of what concerns the code of conduct nothing is ever kept: others may use this device. */
export const keepsDraft = (values: ContactValues) => values.reason !== 'conducta' && hasText(values);
