import type { FieldProblem } from '@femcoders/contracts/problem';
import type { AdminTalk, NewTalk } from '@femcoders/contracts/talk';
import { type TalkState, talkFormats, talkLanguages, talkLevels, talkLicences } from '@femcoders/contracts/talk-names';
import { type SlideFields, validateTalk } from '@femcoders/contracts/validate-talk';
import { splitLines } from '../forms/split-lines.ts';

/** The states of a talk, by their names. */
export const talkStateNames: Readonly<Record<TalkState, string>> = { draft: 'Borrador', published: 'Publicada' };

/** The speaker, as the form names her. */
export interface TalkSpeakerValue {
  slug: string;
  name: string;
  published: boolean;
}

/** A slide in the form: its points are lines of one text. The key stays when slides move. */
export interface SlideValue extends Omit<SlideFields, 'points'> {
  key: number;
  points: string;
}

/** The form of a talk with nothing in it; all is as it is typed. */
export const emptyTalk = {
  title: '',
  summary: '',
  /** Separated by commas. */
  topics: '',
  level: 'inicial',
  language: 'es',
  format: 'charla',
  licence: 'cc-by',
  minutes: '20',
  givenOn: '',
  event: '',
  video: '',
  /** A resource per line: its name, then its address. */
  resources: '',
  transcript: '',
  speakers: [] as TalkSpeakerValue[],
  slides: [] as SlideValue[],
};
export type TalkValues = typeof emptyTalk;

export function valuesOf(talk: AdminTalk): TalkValues {
  const { title, summary, level, language, format, licence, givenOn, event, video, transcript } = talk;
  return {
    ...{ title, summary, level, language, format, licence, givenOn, event, video, transcript },
    topics: talk.topics.join(', '),
    minutes: String(talk.minutes),
    resources: talk.resources.map(({ title: name, address }) => `${name} ${address}`).join('\n'),
    speakers: talk.speakers.map(({ slug, name, published }) => ({ slug, name, published })),
    slides: talk.slides.map(({ points, ...slide }, key) => ({ ...slide, key, points: points.join('\n') })),
  };
}

const oneOf = <Value extends string>(values: readonly Value[], value: string): Value =>
  values.find((one) => one === value) ?? (values[0] as Value);

/** `Ejercicios https://…`: what stands last in a line is the address. */
function resourcesOf(text: string) {
  return splitLines(text).map((line) => {
    const at = line.lastIndexOf(' ');
    return { title: line.slice(0, Math.max(at, 0)).trim(), address: line.slice(at + 1) };
  });
}

/** The form as the API takes it. */
export function bodyOf(values: TalkValues) {
  const { summary, givenOn, event, video, transcript } = values;
  return {
    title: values.title.trim(),
    summary: summary.trim(),
    topics: values.topics.split(',').flatMap((topic) => topic.trim() || []),
    level: oneOf(talkLevels, values.level),
    language: oneOf(talkLanguages, values.language),
    format: oneOf(talkFormats, values.format),
    licence: oneOf(talkLicences, values.licence),
    minutes: Number(values.minutes.trim() || Number.NaN),
    ...{ givenOn, event },
    video: video.trim(),
    transcript: transcript.trim(),
    resources: resourcesOf(values.resources),
    speakers: values.speakers.map(({ slug }) => slug),
    slides: values.slides.map(({ title, points, code, notes }) => ({
      title: title.trim(),
      points: splitLines(points),
      code: code.trimEnd(),
      notes: notes.trim(),
    })),
  } satisfies NewTalk;
}

/** Returns what is wrong with the form, in its order. What is wrong with a resource is said of its line. */
export function validateValues(values: TalkValues): FieldProblem[] {
  const found = validateTalk(bodyOf(values)).map(({ field, message }) => {
    const [name, n] = field.split('.');
    return name === 'resources' && n
      ? { field: name, message: `Línea ${Number(n) + 1}: ${message}` }
      : { field, message };
  });
  return found.filter(({ field }, n) => found.findIndex((one) => one.field === field) === n);
}

/** A field as two forms are compared by it: keys of slides are each form's own. */
export const comparedField = (values: TalkValues, field: keyof TalkValues) =>
  field === 'slides' ? values.slides.map(({ key: _, ...slide }) => slide) : values[field];

/** Whether lists of a kept draft hold what the form's hold. */
export function hasOwnLists({ slides, speakers }: TalkValues): boolean {
  const hasSlides = slides.every(({ title, points, code, notes } = {} as SlideValue) =>
    [title, points, code, notes].every((text) => typeof text === 'string'),
  );
  return hasSlides && speakers.every((speaker) => typeof speaker?.slug === 'string');
}
