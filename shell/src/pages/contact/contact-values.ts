import { type ContactReason, contactReasons, type SponsorHelp, sponsorHelps } from '@femcoders/contracts/contact-names';
import { type ContactFields, isAnonymous } from '@femcoders/contracts/validate-contact';

/** The values of the form, without the file. */
export interface ContactValues extends ContactFields {
  reason: ContactReason | '';
  helps: SponsorHelp[];
}

export const emptyValues: ContactValues = {
  reason: '',
  anonymous: false,
  name: '',
  email: '',
  company: '',
  helps: [],
  talkDate: '',
  talkCity: '',
  message: '',
  privacy: false,
};

const textNames = ['name', 'email', 'company', 'talkDate', 'talkCity', 'message'] as const;

/** A reason out of an address or a form; empty when it is none. */
export function asReason(text: unknown): ContactReason | '' {
  return contactReasons.find((reason) => reason === text) ?? '';
}

/** Returns what was filled in before hydration. */
export function readForm(form: HTMLFormElement): ContactValues {
  const data = new FormData(form);
  const texts = Object.fromEntries(textNames.map((name) => [name, String(data.get(name) ?? '')]));
  return {
    ...emptyValues,
    ...texts,
    reason: asReason(data.get('reason')),
    anonymous: data.has('anonymous'),
    helps: sponsorHelps.filter((help) => data.getAll('helps').includes(help)),
    privacy: data.has('privacy'),
  };
}

export function hasText(values: ContactValues): boolean {
  return textNames.some((name) => values[name].trim() !== '');
}

/** Without the white space around the texts, and of an anonymous message without what leads to anybody. */
export function trimmed(values: ContactValues): ContactValues {
  const texts = Object.fromEntries(textNames.map((name) => [name, values[name].trim()]));
  return { ...values, ...texts, ...(isAnonymous(values) && { name: '', email: '' }) };
}
