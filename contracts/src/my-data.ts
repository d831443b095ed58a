import * as z from 'zod/mini';
import { commentFates } from './my-data-names.ts';

const commentFateSchema = z.enum(commentFates, 'Elige qué hacemos con tus comentarios.');

/** The body of `POST /user/{id}/deletion`. */
export const deletionRequestSchema = z.object({ comments: commentFateSchema });

/** When an account goes, ISO 8601, and what happens to its comments; null while nobody has asked for it. */
export const plannedDeletionSchema = z.object({ deleteAt: z.nullable(z.string()), comments: commentFateSchema });
export type PlannedDeletion = z.infer<typeof plannedDeletionSchema>;
