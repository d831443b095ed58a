// Apart from the schemas, so that the page which only needs a name does not bring the validator along.

/** How far back the figures of the administration go: 30 or 90 days with today, or twelve months with this one. */
export const figurePeriods = ['30d', '90d', '12m'] as const;
export type FigurePeriod = (typeof figurePeriods)[number];

/** In what a period is cut up. */
export const figureSteps = ['day', 'week', 'month'] as const;
export type FigureStep = (typeof figureSteps)[number];
