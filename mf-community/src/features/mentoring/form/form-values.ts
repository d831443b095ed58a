import type { OwnMentor, OwnRequest } from '@femcoders/contracts/mentoring';
import {
  type MentoringFormat,
  type MentoringLanguage,
  type MentoringLevel,
  type MentoringModality,
  type MentoringTopic,
  mentoringFormats,
  mentoringLanguages,
  mentoringLevels,
  mentoringModalities,
  mentoringSlots,
  mentoringTopics,
} from '@femcoders/contracts/mentoring-names';
import type { MentorFields, RequestFields } from '@femcoders/contracts/validate-mentoring';
import { storedChoice, storedChoices, storedTexts, trimmed } from '../../forms/stored-values.ts';

/** The values that both forms have. */
export interface SharedValues {
  topics: MentoringTopic[];
  languages: MentoringLanguage[];
  modalities: MentoringModality[];
  city: string;
  slots: string[];
  contact: string;
}

export interface OfferValues extends SharedValues {
  headline: string;
  about: string;
  levels: MentoringLevel[];
  formats: MentoringFormat[];
  /** `1` to `4`. */
  maxPairs: string;
  /** The ticked boxes: `public`, `conduct`. */
  flags: string[];
}

export interface RequestValues extends SharedValues {
  goal: string;
  level: MentoringLevel | '';
  format: MentoringFormat | '';
  preferences: string;
  flags: string[];
}

const emptyShared: SharedValues = { topics: [], languages: [], modalities: [], city: '', slots: [], contact: '' };
export const emptyOffer: OfferValues = {
  ...emptyShared,
  headline: '',
  about: '',
  levels: [],
  formats: [],
  maxPairs: '1',
  flags: ['public'],
};
export const emptyRequest: RequestValues = {
  ...emptyShared,
  goal: '',
  level: '',
  format: '',
  preferences: '',
  flags: [],
};

const flags = ['public', 'conduct'];
const storedShared = (stored: unknown): Partial<SharedValues> => ({
  ...storedTexts(stored, ['city', 'contact']),
  ...storedChoices(stored, {
    topics: mentoringTopics,
    languages: mentoringLanguages,
    modalities: mentoringModalities,
    slots: mentoringSlots,
  }),
});

/** A draft of the form that offers. */
export const storedOffer = (stored: unknown): Partial<OfferValues> => ({
  ...storedShared(stored),
  ...storedTexts(stored, ['headline', 'about', 'maxPairs']),
  ...storedChoices(stored, { levels: mentoringLevels, formats: mentoringFormats, flags }),
});

/** A draft of the form that asks. */
export const storedRequest = (stored: unknown): Partial<RequestValues> => ({
  ...storedShared(stored),
  ...storedTexts(stored, ['goal', 'preferences']),
  ...storedChoice(stored, { level: mentoringLevels, format: mentoringFormats }),
  ...storedChoices(stored, { flags }),
});

/** Those of its fields that a form has. */
const fieldsLike = <Values extends object>(start: Values, known: Partial<Values>): Values => ({
  ...start,
  ...Object.fromEntries(Object.entries(known).filter(([name]) => name in start)),
});

/** Her card as the form begins with it; what she agreed to, she has agreed to. */
export const offerValues = ({ maxPairs, isPublic, ...card }: OwnMentor): OfferValues => ({
  ...fieldsLike(emptyOffer, card),
  maxPairs: String(maxPairs),
  flags: [...(isPublic ? ['public'] : []), 'conduct'],
});

/** Her request as the form begins with it. */
export const requestValues = (request: OwnRequest): RequestValues => ({
  ...fieldsLike(emptyRequest, request),
  flags: ['conduct'],
});

const placeOf = ({ modalities, city }: SharedValues) => (modalities.includes('presencial') ? city.trim() : '');

/** Returns the body to send, trimmed. */
export const offerBody = ({ flags: ticked, maxPairs, ...values }: OfferValues): MentorFields => ({
  ...trimmed(values),
  city: placeOf(values),
  maxPairs: Number(maxPairs),
  isPublic: ticked.includes('public'),
  conduct: ticked.includes('conduct'),
});

/** Returns the body to send, trimmed. */
export const requestBody = ({ flags: ticked, ...values }: RequestValues): RequestFields => ({
  ...trimmed(values),
  city: placeOf(values),
  conduct: ticked.includes('conduct'),
});
