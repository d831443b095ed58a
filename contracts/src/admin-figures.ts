import * as z from 'zod/mini';
import { figurePeriods, figureSteps, jobFigureKinds, shownDocumentStates } from './admin-figures-names.ts';
import { contactStates } from './contact-inbox-names.ts';
import { eventStates } from './event-names.ts';
import { hubKinds, hubStates } from './hub-names.ts';
import { mailStates } from './mail.ts';
import { mentoringStates, mentorStates } from './mentoring-names.ts';
import { commentStates, rejectReasons } from './moderation-names.ts';
import { roles } from './session.ts';
import { talkStates } from './talk-names.ts';
import { proposalStates } from './talk-proposal-names.ts';

/** One number for every step of the period. */
const series = z.array(z.int());

/** How many there are of each kind, in the order of the kinds; all of them, also those with none. */
const tally = <const Kind extends string>(kinds: readonly Kind[]) =>
  z.array(z.object({ kind: z.enum(kinds as readonly [Kind, ...Kind[]]), count: z.int() }));

/** Milliseconds; null when there is nothing to take the middle of. */
const median = z.nullable(z.int());

/** The figures of the administration for a period. Days, weeks and months are those of Europe/Madrid. */
export const adminFiguresSchema = z.object({
  period: z.enum(figurePeriods),
  step: z.enum(figureSteps),
  /** First day of each step, `2026-11-21`. The first step may have begun before the period does. */
  steps: z.array(z.string()),
  /** First day of the period, and today. */
  from: z.string(),
  until: z.string(),
  /** At most a minute ago. */
  countedAt: z.iso.datetime(),
  accounts: z.object({ byRole: tally(roles), created: series }),
  comments: z.object({
    byState: tally(commentStates),
    received: series,
    /** Of those received: taken for spam, by the score or by a moderator. */
    spam: series,
    /** Decided by a person within the period. */
    decided: z.int(),
    medianDecisionMs: median,
    rejected: tally([...rejectReasons, 'none']),
  }),
  events: z.object({ byState: tally(eventStates), held: series }),
  places: z.object({
    /** Of the events held in each step: places given, and people who came. */
    given: series,
    attended: series,
    /** For events to come. */
    upcoming: z.object({ registered: z.int(), waiting: z.int(), offered: z.int() }),
  }),
  /** Without those about the code of conduct, which only its readers may count. */
  contact: z.object({ byState: tally(contactStates), received: series, answered: z.int(), medianAnswerMs: median }),
  mentoring: z.object({
    /** Requests; from `accepted` on each is a pair. */
    byState: tally(mentoringStates),
    asked: series,
    /** Pairs that began. */
    started: series,
    /** Sessions that took place within the period. */
    sessions: z.int(),
    /** Requests that have waited for a proposal for more than `longWaitDays`. */
    waitingLong: z.int(),
    mentors: tally(mentorStates),
  }),
  documents: z.object({
    byState: tally(shownDocumentStates),
    sent: series,
    /** Of those sent within the period: answered by the team, and how long the first answer took. */
    answered: z.int(),
    medianAnswerMs: median,
    /** Members whose documents are deleted within `deletionDays`. */
    deletionsDue: z.int(),
  }),
  jobs: z.object({
    byState: tally(jobFigureKinds),
    /** Confirmed by their companies. */
    received: series,
    published: series,
    /** Open offers that somebody objects to. */
    reported: z.int(),
  }),
  talks: z.object({
    byState: tally(talkStates),
    proposals: tally(proposalStates),
    proposed: series,
    published: series,
    /** "Me ayuda" within the period. */
    helped: z.int(),
  }),
  hub: z.object({
    byState: tally(hubStates),
    /** Of those published. */
    byKind: tally(hubKinds),
    published: series,
    /** "Útil" and "me interesa". */
    marks: series,
    /** Of every idea: its votes of all time. */
    ideas: z.array(z.object({ name: z.string(), count: z.int() })),
    ideaVotes: series,
  }),
  mails: z.object({ byState: tally(mailStates), sent: series, failed: series }),
});
export type AdminFigures = z.infer<typeof adminFiguresSchema>;
