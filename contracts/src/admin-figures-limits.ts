// Apart from the schemas, so that the page which only needs a name does not load the validator.
import { documentStates } from './document-limits.ts';
import { jobStates } from './job-limits.ts';

/** How far back the figures of the administration go: 30 or 90 days with today, or twelve months with this one. */
export const figurePeriods = ['30d', '90d', '12m'] as const;
export type FigurePeriod = (typeof figurePeriods)[number];

/** In what a period is cut up. */
export const figureSteps = ['day', 'week', 'month'] as const;
export type FigureStep = (typeof figureSteps)[number];

/** Days that a request for a mentor waits before it is said to wait long. */
export const longWaitDays = 7;

/** Days ahead of which it is said that documents are deleted. */
export const deletionDays = 7;

/** What the team sees of documents: no drafts. */
export const shownDocumentStates = documentStates.filter((state) => state !== 'draft');
export type ShownDocumentState = (typeof shownDocumentStates)[number];

/**
 * An offer as it stands at this moment: `priority` while only members read it, `expired` from its end on, whether or not
 * the hourly work has been there.
 */
export const jobFigureKinds = ['priority', ...jobStates] as const;
export type JobFigureKind = (typeof jobFigureKinds)[number];
