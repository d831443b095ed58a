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
import { storedChoices, storedTexts } from '../../forms/stored-values.ts';

/** What both forms ask for. */
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
  /** What is ticked: `public`, `conduct`. */
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

const known = <Value extends string>(values: readonly string[] | undefined, all: readonly Value[]) =>
  values && { values: all.filter((value) => values.includes(value)) };

function storedShared(stored: unknown): Partial<SharedValues> {
  const lists = storedChoices(stored, ['topics', 'languages', 'modalities', 'slots']);
  const kept: Partial<SharedValues> = storedTexts(stored, ['city', 'contact']);
  const topics = known(lists.topics, mentoringTopics);
  const languages = known(lists.languages, mentoringLanguages);
  const modalities = known(lists.modalities, mentoringModalities);
  const slots = known(lists.slots, mentoringSlots);
  return {
    ...kept,
    ...(topics && { topics: topics.values }),
    ...(languages && { languages: languages.values }),
    ...(modalities && { modalities: modalities.values }),
    ...(slots && { slots: slots.values }),
  };
}

/** A draft of the form that offers. */
export function storedOffer(stored: unknown): Partial<OfferValues> {
  const lists = storedChoices(stored, ['levels', 'formats', 'flags']);
  const levels = known(lists.levels, mentoringLevels);
  const formats = known(lists.formats, mentoringFormats);
  return {
    ...storedShared(stored),
    ...storedTexts(stored, ['headline', 'about', 'maxPairs']),
    ...(levels && { levels: levels.values }),
    ...(formats && { formats: formats.values }),
    ...(lists.flags && { flags: lists.flags }),
  };
}

/** A draft of the form that asks. */
export function storedRequest(stored: unknown): Partial<RequestValues> {
  const { level, format, ...texts } = storedTexts(stored, ['goal', 'preferences', 'level', 'format']);
  const { flags } = storedChoices(stored, ['flags']);
  const [knownLevel] = mentoringLevels.filter((one) => one === level);
  const [knownFormat] = mentoringFormats.filter((one) => one === format);
  return {
    ...storedShared(stored),
    ...texts,
    ...(knownLevel && { level: knownLevel }),
    ...(knownFormat && { format: knownFormat }),
    ...(flags && { flags }),
  };
}

/** Her card as the form begins with it; what she agreed to, she has agreed to. */
export function offerValues(mentor: OwnMentor): OfferValues {
  const { headline, about, topics, levels, languages, formats, modalities, city, slots, contact } = mentor;
  return {
    headline,
    about,
    topics,
    levels,
    languages,
    formats,
    modalities,
    city,
    slots,
    contact,
    maxPairs: String(mentor.maxPairs),
    flags: [...(mentor.isPublic ? ['public'] : []), 'conduct'],
  };
}

/** Her request as the form begins with it. */
export function requestValues(request: OwnRequest): RequestValues {
  const { goal, level, topics, languages, format, modalities, city, slots, preferences, contact } = request;
  return {
    goal,
    level,
    topics,
    languages,
    format,
    modalities,
    city,
    slots,
    preferences,
    contact,
    flags: ['conduct'],
  };
}

const placeOf = ({ modalities, city }: SharedValues) => (modalities.includes('presencial') ? city.trim() : '');

/** What is sent, without the white space around it. */
export function offerBody({ flags, maxPairs, ...values }: OfferValues): MentorFields {
  return {
    ...values,
    headline: values.headline.trim(),
    about: values.about.trim(),
    city: placeOf(values),
    contact: values.contact.trim(),
    maxPairs: Number(maxPairs),
    isPublic: flags.includes('public'),
    conduct: flags.includes('conduct'),
  };
}

/** What is sent, without the white space around it. */
export function requestBody({ flags, ...values }: RequestValues): RequestFields {
  return {
    ...values,
    goal: values.goal.trim(),
    preferences: values.preferences.trim(),
    city: placeOf(values),
    contact: values.contact.trim(),
    conduct: flags.includes('conduct'),
  };
}
