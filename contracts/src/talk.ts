import * as z from 'zod/mini';
import { base64File } from './base64-file.ts';
import { fileVerdicts } from './file-verdict.ts';
import { personSchema } from './person.ts';
import { distinctTexts, text, without } from './schema-parts.ts';
import { talkLimits } from './talk-limits.ts';
import {
  talkDurationKeys,
  talkFormats,
  talkLanguages,
  talkLevels,
  talkLicences,
  talkOrders,
  talkStates,
} from './talk-names.ts';
import { validateTalk } from './validate-talk.ts';

const level = z.enum(talkLevels, 'Elige el nivel.');
const language = z.enum(talkLanguages, 'Elige el idioma.');
const format = z.enum(talkFormats, 'Elige el formato.');
const licence = z.enum(talkLicences, 'Elige la licencia.');
const state = z.enum(talkStates, 'Ese estado no existe.');

const topic = z.object({
  /** As it stands in addresses. */
  key: z.string(),
  name: z.string(),
});

/** A talk as lists show it. */
export const talkSummarySchema = z.object({
  id: z.string(),
  /** Its place below `/presentaciones-destacadas/`. */
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  topics: z.array(topic),
  level,
  language,
  format,
  minutes: z.number(),
  /** ISO date. */
  givenOn: z.string(),
  speakers: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** Whether it can be seen, and not only read. */
  hasVideo: z.boolean(),
  hasTranscript: z.boolean(),
  /** How many members it has helped. */
  helped: z.number(),
});
export type TalkSummary = z.infer<typeof talkSummarySchema>;
export const talkListSchema = z.array(talkSummarySchema);

export const slideSchema = z.object({
  title: z.string(),
  points: z.array(z.string()),
  code: z.string(),
  notes: z.string(),
});
export type Slide = z.infer<typeof slideSchema>;

export const transcriptSegmentSchema = z.object({
  start: z.number(),
  text: z.string(),
  slide: z.nullable(z.number()),
});

const resource = z.object({ title: z.string(), address: z.string() });

/** A published talk as its own page needs it. */
export const talkDetailSchema = z.extend(talkSummarySchema, {
  speakers: z.array(personSchema),
  /** Where it was given, if that is an event of the site that visitors may see. */
  event: z.nullable(z.object({ slug: z.string(), name: z.string() })),
  video: z.nullable(z.string()),
  slides: z.array(slideSchema),
  transcript: z.array(transcriptSegmentSchema),
  resources: z.array(resource),
  licence,
  /** The slides as a file. */
  pdf: z.nullable(z.object({ path: z.string(), name: z.string(), bytes: z.number() })),
  /** Others with the same topics, the nearest first. */
  related: z.array(talkSummarySchema),
  /** ISO 8601 instants. */
  publishedAt: z.string(),
  updatedAt: z.string(),
});
export type TalkDetail = z.infer<typeof talkDetailSchema>;

/** The query parameters of `GET /talks` and `GET /talk-choices`. */
export const talkFiltersSchema = {
  topic: z.optional(z.string().check(z.maxLength(80, 'Ese tema no existe.'))),
  year: z.optional(z.string().check(z.regex(/^(?:19|20)\d\d$/, 'Escribe un año.'))),
  level: z.optional(level),
  language: z.optional(language),
  format: z.optional(format),
  duration: z.optional(z.enum(talkDurationKeys, 'Elige una duración.')),
  order: z.optional(z.enum(talkOrders, 'Elige un orden.')),
};

/** The answer of `GET /talk-choices`: what there is to choose from, and how many talks the filters leave. */
export const talkChoicesSchema = z.object({
  total: z.number(),
  /** Those of most talks first. */
  topics: z.array(z.extend(topic, { count: z.number() })),
  /** Newest first. */
  years: z.array(z.string()),
});
export type TalkChoices = z.infer<typeof talkChoicesSchema>;

/** A member's marks on a talk: each at most once, and reversible. */
export const talkMarksSchema = z.object({ helpful: z.boolean(), saved: z.boolean() });
export type TalkMarks = z.infer<typeof talkMarksSchema>;
/** The answer of a change: her marks, and how many the talk has helped by now. */
export const talkMarksAnswerSchema = z.extend(talkMarksSchema, { helped: z.number() });
export type TalkMarksAnswer = z.infer<typeof talkMarksAnswerSchema>;

/** A speaker of a talk as the administration sees her, with her permission to publish it. */
export const talkSpeakerSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  /** Only published people are named in public. */
  published: z.boolean(),
  permission: z.nullable(
    z.object({
      /** ISO date on which she gave it. */
      on: z.string(),
      how: z.string(),
      /** The editor who noted it; null once that account is gone. */
      notedBy: z.nullable(z.string()),
    }),
  ),
});
export type TalkSpeaker = z.infer<typeof talkSpeakerSchema>;

/** A talk as the administration lists it. */
export const adminTalkEntrySchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  state,
  format,
  givenOn: z.string(),
  speakers: z.array(z.string()),
  helped: z.number(),
  updatedAt: z.string(),
});
export type AdminTalkEntry = z.infer<typeof adminTalkEntrySchema>;

/** A talk as its editor sees it. */
export const adminTalkSchema = z.object({
  id: z.string(),
  slug: z.string(),
  state,
  title: z.string(),
  summary: z.string(),
  topics: z.array(z.string()),
  level,
  language,
  format,
  licence,
  minutes: z.number(),
  givenOn: z.string(),
  /** The slug of an event; empty where there is none. */
  event: z.string(),
  video: z.string(),
  resources: z.array(resource),
  slides: z.array(slideSchema),
  /** As `readTranscript` reads it. */
  transcript: z.string(),
  speakers: z.array(talkSpeakerSchema),
  pdf: z.nullable(z.object({ name: z.string(), bytes: z.number(), verdict: z.enum(fileVerdicts) })),
  /** The proposal that it was drafted from. */
  proposal: z.nullable(z.object({ id: z.string(), title: z.string() })),
  /** The obstacles to publishing it, as sentences; empty when nothing does. */
  missing: z.array(z.string()),
  updatedAt: z.string(),
});
export type AdminTalk = z.infer<typeof adminTalkSchema>;

const commonFields = {
  title: text,
  summary: text,
  topics: distinctTexts(talkLimits.topics * 2),
  level,
  language,
  format,
  licence,
  minutes: z.number('Escribe cuántos minutos dura.'),
  givenOn: text,
  event: text,
  speakers: distinctTexts(talkLimits.speakers * 2),
  video: text,
  resources: z._default(z.array(z.object({ title: text, address: text })).check(z.maxLength(100)), []),
  slides: z._default(
    z
      .array(
        z.object({
          title: text,
          points: z._default(z.array(z.string().check(z.trim())).check(z.maxLength(100)), []),
          code: z._default(z.string(), ''),
          notes: text,
        }),
      )
      .check(z.maxLength(500)),
    [],
  ),
  transcript: text,
};

/** The body with which a talk is drafted. */
export const newTalkSchema = z.object(commonFields).check(without(validateTalk));
export type NewTalk = z.input<typeof newTalkSchema>;
export type TalkToStore = z.output<typeof newTalkSchema>;

/** The body of a change; `updatedAt` as it was read: of two who edit it at once, the second gets a conflict. */
export const talkChangeSchema = z.object({ ...commonFields, updatedAt: z.string() }).check(without(validateTalk));
export type TalkChange = z.input<typeof talkChangeSchema>;

/** The body that publishes a talk or takes it back. */
export const talkStateChangeSchema = z.object({ state, from: state });
export type TalkStateChange = z.infer<typeof talkStateChangeSchema>;

/** The body that notes a speaker's permission; without `how` what was noted is withdrawn. */
export const talkPermissionSchema = z.object({
  speaker: z.uuid('Ese identificador no es de una ponente.'),
  on: text,
  how: text.check(
    z.maxLength(talkLimits.permission, `Cómo lo ha dicho no puede pasar de ${talkLimits.permission} caracteres.`),
  ),
});
export type TalkPermission = z.input<typeof talkPermissionSchema>;

/** The body with the slides as a file. */
export const talkPdfSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(255)),
  /** Base64. */
  content: base64File(talkLimits.pdf, {
    tooLarge: 'El archivo no puede pasar de 10 MB',
    broken: 'El archivo está vacío o no ha llegado entero',
  }),
});
