import * as z from 'zod/mini';
import { hubLimits } from './hub-limits.ts';
import {
  hubIdeaStates,
  hubKinds,
  hubLevels,
  hubReportReasons,
  hubStates,
  resourceLanguages,
  resourceTypes,
} from './hub-names.ts';
import { distinctTexts, limitedText, sound, text, without } from './schema-parts.ts';
import { hubMessageProblem, validateHubPiece } from './validate-hub.ts';

export const hubKindSchema = z.enum(hubKinds, 'Ese tipo de publicación no existe.');
export const hubLevelSchema = z.enum(hubLevels, 'Ese nivel no existe.');
export const hubStateSchema = z.enum(hubStates, 'Ese estado no existe.');

/** Fields of all pieces. Instants are ISO 8601 in UTC. */
const common = {
  id: z.string(),
  /** Its place below `…/pieza/`. */
  slug: z.string(),
  title: z.string(),
  /** Plain text; line breaks are its own. */
  body: z.string(),
  topics: z.array(z.string()),
  /** Null: for everybody. */
  level: z.nullable(hubLevelSchema),
  author: z.string(),
  /** Null of what was never published. */
  publishedAt: z.nullable(z.string()),
  /** How many members find a resource useful, or are interested in a group. */
  marks: z.number(),
};
const own = {
  resource: z.object({
    /** https. */
    url: z.string(),
    type: z.enum(resourceTypes),
    language: z.enum(resourceLanguages),
    free: z.boolean(),
    /** Its link did not answer when it was last tried, twice. */
    unreachable: z.boolean(),
  }),
  project: z.object({
    roles: z.array(z.string()),
    hoursPerWeek: z.number(),
    /** https, or empty. */
    repository: z.string(),
    complete: z.boolean(),
  }),
  group: z.object({ rhythm: z.string(), channel: z.string(), contact: z.string() }),
  study: z.object({ availability: z.string(), zone: z.string(), expiresAt: z.string() }),
};

/** The piece of each kind, with what the shape given has besides. */
function ofEachKind<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.discriminatedUnion('kind', [
    z.object({ ...common, ...shape, kind: z.literal('resource'), details: own.resource }),
    z.object({ ...common, ...shape, kind: z.literal('project'), details: own.project }),
    z.object({ ...common, ...shape, kind: z.literal('group'), details: own.group }),
    z.object({ ...common, ...shape, kind: z.literal('study'), details: own.study }),
  ]);
}

/** A published piece of the hub. */
export const hubPieceSchema = ofEachKind({});
export type HubPiece = z.infer<typeof hubPieceSchema>;
export const hubPieceListSchema = z.array(hubPieceSchema);

/** One of the eleven ideas. Its number counts votes, not people that could be known by it. */
export const hubIdeaSchema = z.object({
  id: z.string(),
  name: z.string(),
  summary: z.string(),
  state: z.enum(hubIdeaStates),
  /** The latest news of it, in a line. */
  news: z.nullable(z.string()),
  newsAt: z.nullable(z.string()),
  votes: z.number(),
});
export type HubIdea = z.infer<typeof hubIdeaSchema>;
export const hubIdeaListSchema = z.array(hubIdeaSchema);

/** The content of the hub's front page: the latest of each kind, how many there are, and the ideas with most votes. */
export const hubFrontSchema = z.object({
  kinds: z.array(z.object({ kind: hubKindSchema, count: z.number(), latest: hubPieceListSchema })),
  ideas: hubIdeaListSchema,
});
export type HubFront = z.infer<typeof hubFrontSchema>;

/** The topics of the pieces of a kind, the most frequent first. */
export const hubTopicListSchema = z.array(z.object({ topic: z.string(), count: z.number() }));
export type HubTopic = z.infer<typeof hubTopicListSchema>[number];

const texts = distinctTexts(50);
const written = {
  kind: hubKindSchema,
  title: text,
  body: text,
  topics: texts,
  level: z._default(z.enum([...hubLevels, ''], 'Ese nivel no existe.'), ''),
  url: text,
  type: z._default(z.enum(resourceTypes, 'Elige qué es'), 'article'),
  language: z._default(z.enum(resourceLanguages, 'Elige el idioma'), 'es'),
  free: z._default(z.boolean(), true),
  roles: texts,
  hoursPerWeek: z._default(z.number('Escribe las horas a la semana'), 0),
  repository: text,
  rhythm: text,
  channel: text,
  contact: text,
  availability: text,
  zone: text,
};

/** The body with which a member puts something up. What does not belong to its kind is ignored. */
export const newHubPieceSchema = z
  .object({
    ...written,
    /** Honeypot: people never see it; a piece that fills it in waits for a moderator, from any sender. */
    website: z.optional(z.string()),
  })
  .check(without(validateHubPiece));
export type NewHubPiece = z.input<typeof newHubPieceSchema>;
export type HubPieceToStore = z.output<typeof newHubPieceSchema>;

/** The body of a change; `updatedAt` as it was read: of two tabs that edit it, the second gets a conflict. */
export const hubPieceChangeSchema = z.object({ ...written, updatedAt: z.string() }).check(without(validateHubPiece));

/** The mutations of a piece by its author: `complete` and `reopen` a project, `renew` a search for a study partner. */
export const hubMutations = ['withdraw', 'restore', 'complete', 'reopen', 'renew'] as const;
export type HubMutation = (typeof hubMutations)[number];
export const hubActSchema = z.object({ act: z.enum(hubMutations, 'Eso no se puede hacer con una publicación.') });

/** How many votes there are after hers was given or taken back. */
export const hubVotesSchema = z.object({ votes: z.number() });
export type HubVotes = z.infer<typeof hubVotesSchema>;

const message = z.string('Escribe tu mensaje').check(z.trim(), sound(hubMessageProblem));
/** Answers a project or a search for a study partner. */
export const newHubAnswerSchema = z.object({ piece: z.uuid('Esa publicación no existe.'), message });
export type NewHubAnswer = z.input<typeof newHubAnswerSchema>;
export const hubReplySchema = z.object({ reply: message });

export const newHubReportSchema = z.object({
  reason: z.enum(hubReportReasons, 'Elige un motivo'),
  note: z._default(limitedText(hubLimits.reportNote, 'La nota no puede', ''), ''),
});

/** An answer, as its writer and the piece's author see it; nobody's address is in it. */
export const hubAnswerSchema = z.object({
  id: z.string(),
  /** Of the answering member, for the author; of the author, for the answering member. */
  name: z.string(),
  message: z.string(),
  at: z.string(),
  reply: z.nullable(z.string()),
  repliedAt: z.nullable(z.string()),
});
export type HubAnswer = z.infer<typeof hubAnswerSchema>;

/** A piece as its author sees it. */
export const ownHubPieceSchema = ofEachKind({
  state: hubStateSchema,
  /** Why it is rejected or removed. */
  reason: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Some of the answers, the oldest first: of many, those without a reply come before the others. */
  answers: z.array(hubAnswerSchema),
  /** How many answers there are besides, where there are any. */
  moreAnswers: z.optional(z.number()),
});
export type OwnHubPiece = z.infer<typeof ownHubPieceSchema>;

/** All that a member has in the hub. */
export const ownHubSchema = z.object({
  /** The latest first. */
  pieces: z.array(ownHubPieceSchema),
  /** Her answers to others. */
  sent: z.array(
    z.extend(hubAnswerSchema, {
      piece: z.object({
        id: z.string(),
        slug: z.string(),
        kind: hubKindSchema,
        title: z.string(),
        shown: z.boolean(),
      }),
    }),
  ),
  /** Ids of the pieces that she marked, and of the ideas that she voted for. */
  marks: z.array(z.string()),
  ideas: z.array(z.string()),
  /** Whether her pieces are published at once. */
  trusted: z.boolean(),
});
export type OwnHub = z.infer<typeof ownHubSchema>;

/** A piece as moderators see it, in any state. */
export const adminHubPieceSchema = ofEachKind({
  state: hubStateSchema,
  reason: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  decidedBy: z.nullable(z.string()),
  /** How many pieces of her have been published. */
  accepted: z.number(),
  linkProblem: z.nullable(z.string()),
  linkCheckedAt: z.nullable(z.string()),
  /** The reports that nobody has decided about. */
  reports: z.array(z.object({ reason: z.enum(hubReportReasons), note: z.nullable(z.string()), at: z.string() })),
});
export type AdminHubPiece = z.infer<typeof adminHubPieceSchema>;

/**
 * A moderator's decision: publishes, keeps what was reported (published as before), rejects or removes with a reason.
 * The way back is the same call the other way round.
 */
export const hubDecisionSchema = z.object({
  state: z.enum(['pending', 'published', 'rejected', 'removed'], 'Ese estado no existe.'),
  from: hubStateSchema,
  reason: z._default(limitedText(hubLimits.reason, 'El motivo no puede', ''), ''),
});
export type HubDecision = z.input<typeof hubDecisionSchema>;

export const adminHubIdeaSchema = z.extend(hubIdeaSchema, { version: z.number() });
export type AdminHubIdea = z.infer<typeof adminHubIdeaSchema>;
export const adminHubIdeaListSchema = z.array(adminHubIdeaSchema);

/** The body of a change of an idea; `version` as it was read. */
export const hubIdeaChangeSchema = z.object({
  state: z.enum(hubIdeaStates, 'Ese estado no existe.'),
  news: limitedText(hubLimits.news, 'La línea no puede', ''),
  version: z.number(),
});
export type HubIdeaChange = z.input<typeof hubIdeaChangeSchema>;
