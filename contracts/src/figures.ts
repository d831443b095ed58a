import * as z from 'zod/mini';

/** Totals below this are not published: a handful of people could be recognised in them. */
export const leastFigure = 5;

const total = z.nullable(z.int());

/** The club in numbers, as the database knows them. Days and months are those of Europe/Madrid. */
export const figuresSchema = z.object({
  /** People with an account. */
  members: total,
  /** Events that have taken place since the beginning. */
  eventsHeld: total,
  approvedComments: total,
  /** The running year. */
  year: z.int(),
  /**
   * Events of the running year that have taken place, from January to December; `null` for months to come. Always public:
   * events are public.
   */
  eventsByMonth: z.array(z.nullable(z.int())),
});
export type Figures = z.infer<typeof figuresSchema>;
