import { documentStates } from './document-names.ts';
import { jobStates } from './job-names.ts';

/** How far back the figures of the administration go: 30 or 90 days with today, or twelve months with this one. */
export const figurePeriods = ['30d', '90d', '12m'] as const;
export type FigurePeriod = (typeof figurePeriods)[number];

/** In what a period is cut up. */
export const figureSteps = ['day', 'week', 'month'] as const;
export type FigureStep = (typeof figureSteps)[number];

/** The states of documents that the team sees: all but drafts. */
export const shownDocumentStates = documentStates.filter((state) => state !== 'draft');

/**
 * The state of an offer at this moment: `priority` while only members read it, `expired` from its end on, whether or not
 * the hourly work has been there.
 */
export const jobFigureKinds = ['priority', ...jobStates] as const;
export type JobFigureKind = (typeof jobFigureKinds)[number];
