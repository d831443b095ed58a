import * as z from 'zod/mini';
import { distinctTexts, text, without } from './schema-parts.ts';
import { talkSummarySchema } from './talk.ts';
import { talkLimits } from './talk-limits.ts';
import { proposalLimits } from './talk-proposal-limits.ts';
import { proposalCriteria, proposalKinds, proposalStates } from './talk-proposal-names.ts';
import { problemsOf } from './text-problems.ts';
import { motiveProblem, validateTalkProposal } from './validate-talk-proposal.ts';

const state = z.enum(proposalStates, 'Ese estado no existe.');

/** The body with which a member proposes a talk. */
export const newTalkProposalSchema = z
  .object({
    whose: z.string('Elige de quién es la charla.'),
    speakerName: text,
    speakerContact: text,
    title: text,
    summary: text,
    topics: distinctTexts(talkLimits.topics * 2),
    link: text,
    /** New for each proposal: the same one sent twice is kept once. */
    key: z.uuid('Falta la clave del envío.'),
  })
  .check(without(validateTalkProposal));
export type NewTalkProposal = z.input<typeof newTalkProposalSchema>;
export type TalkProposalToStore = z.output<typeof newTalkProposalSchema>;

/** A proposal as the member who made it sees it. */
export const ownTalkProposalSchema = z.object({
  id: z.string(),
  title: z.string(),
  state,
  /** The message of the team with its decision. */
  motive: z.nullable(z.string()),
  /** Where the talk that came of it is published, if it is. */
  talk: z.nullable(z.string()),
  createdAt: z.string(),
});
export type OwnTalkProposal = z.infer<typeof ownTalkProposalSchema>;

/** The answer of `GET /user/{id}/talks`: what a member has to do with talks. */
export const ownTalksSchema = z.object({
  /** Newest mark first; what is no longer published is not there. */
  saved: z.array(talkSummarySchema),
  /** Ids of the talks that helped her. */
  helpful: z.array(z.string()),
  proposals: z.array(ownTalkProposalSchema),
});
export type OwnTalks = z.infer<typeof ownTalksSchema>;

const scores = z.record(
  z.enum(proposalCriteria),
  z
    .number('Puntúa de 1 a 5.')
    .check(z.int('Puntúa de 1 a 5.'), z.gte(1, 'Puntúa de 1 a 5.'), z.lte(5, 'Puntúa de 1 a 5.')),
);

/** How somebody of the team has scored a proposal. */
export const proposalScoreSchema = z.object({
  /** Null once her account is gone. */
  by: z.nullable(z.object({ id: z.string(), name: z.string() })),
  scores,
  note: z.string(),
});
export type ProposalScore = z.infer<typeof proposalScoreSchema>;

/** A proposal as the administration lists it. */
export const talkProposalEntrySchema = z.object({
  id: z.string(),
  title: z.string(),
  state,
  whose: z.enum(proposalKinds),
  proposedBy: z.string(),
  /** How many have scored it, and their mean; the mean only for editors who have scored it, or once it is decided. */
  scored: z.number(),
  mean: z.nullable(z.number()),
  /** Whether the caller has scored it. */
  scoredByMe: z.boolean(),
  createdAt: z.string(),
});
export type TalkProposalEntry = z.infer<typeof talkProposalEntrySchema>;

/** A proposal as the administration sees it. */
export const adminTalkProposalSchema = z.extend(talkProposalEntrySchema, {
  summary: z.string(),
  topics: z.array(z.string()),
  link: z.nullable(z.string()),
  speakerName: z.nullable(z.string()),
  /** Private: never published, never mailed. */
  speakerContact: z.nullable(z.string()),
  /** Others' only for editors who have scored it, or once it is decided: nobody leans on another's. */
  scores: z.array(proposalScoreSchema),
  motive: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  /** The id of the talk that was drafted from it. */
  talk: z.nullable(z.string()),
});
export type AdminTalkProposal = z.infer<typeof adminTalkProposalSchema>;

/** The body with which somebody of the team scores a proposal, or changes her scores. */
export const newProposalScoreSchema = z.object({
  scores,
  note: text.check(
    z.maxLength(proposalLimits.noteMax, `La nota no puede pasar de ${proposalLimits.noteMax} caracteres.`),
  ),
});
export type NewProposalScore = z.input<typeof newProposalScoreSchema>;

/** The body that decides. */
export const proposalDecisionSchema = z
  .object({ decision: z.enum(['accepted', 'declined'], 'Elige una decisión.'), motive: text })
  .check(without(({ decision, motive }) => problemsOf([['motive', motiveProblem(decision, motive)]])));
export type ProposalDecision = z.input<typeof proposalDecisionSchema>;
