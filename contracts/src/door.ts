import * as z from 'zod/mini';
import { mostDoorMarks } from './door-limits.ts';
import { doorEntrySchema } from './registration.ts';

/** The decisions of a door: she arrives, that is undone, or she gets a place. */
export const doorActs = ['check-in', 'undo-check-in', 'place'] as const;
export type DoorAct = (typeof doorActs)[number];

const instant = () => z.iso.datetime('Indica un momento.');

/** A mark made at a door, perhaps offline. It may be sent several times and counts once. */
export const doorMarkSchema = z.object({
  /** Made on the device. */
  id: z.uuid('Esa marca no tiene identificador.'),
  /** The registration's id. */
  registration: z.uuid('Ese identificador no es de una plaza.'),
  act: z.enum(doorActs, 'Esto no se puede anotar en la puerta.'),
  /** ISO 8601 instant by the clock of the device. */
  made_at: instant(),
});
export type DoorMark = z.infer<typeof doorMarkSchema>;

/** The body of `POST /admin/events/{id}/door/marks`. */
export const doorMarksSchema = z.object({
  /** Now, by the same clock. Only the difference counts, so the clock may be wrong. */
  sent_at: instant(),
  /** In the order in which they were made. */
  marks: z
    .array(doorMarkSchema, 'Envía las marcas de la puerta.')
    .check(z.maxLength(mostDoorMarks, `${mostDoorMarks} marcas como mucho.`)),
});

/** The result of a mark: applied, noted elsewhere already, superseded by a later decision, or refused because of the place's state. */
export const doorOutcomes = ['applied', 'already', 'superseded', 'refused'] as const;
export type DoorOutcome = (typeof doorOutcomes)[number];

export const doorMarkResultSchema = z.object({
  /** Of the mark. */
  id: z.string(),
  outcome: z.enum(doorOutcomes),
  /** ISO 8601 instant of what was decided elsewhere; null where nothing was. */
  elsewhere_at: z.nullable(z.string()),
  /** Why it was refused, in Spanish. */
  message: z.nullable(z.string()),
  /** The person as she is now; null when she has no place at this event any more. */
  entry: z.nullable(doorEntrySchema),
});
export type DoorMarkResult = z.infer<typeof doorMarkResultSchema>;

/** The answer: a result for each mark, in their order. */
export const doorMarkResultsSchema = z.object({ results: z.array(doorMarkResultSchema) });
