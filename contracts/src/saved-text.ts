import * as z from 'zod/mini';

/** One of the texts that were saved of a record. */
export const savedTextSchema = z.object({
  /** From 1. */
  version: z.number(),
  /** The words by which it is recognised; empty where there is no text. */
  title: z.string(),
  /** ISO 8601 instant. */
  savedAt: z.string(),
  /** Null where nobody is known, or once that account is gone. */
  savedBy: z.nullable(z.string()),
});
export type SavedText = z.infer<typeof savedTextSchema>;

/** The body that makes a text of before the one of now; `updatedAt` of the record as it was read. */
export const textRestoreSchema = z.object({
  version: z.int('Elige una versión.').check(z.gte(1, 'Elige una versión.'), z.lte(1_000_000, 'Elige una versión.')),
  updatedAt: z.string(),
});
export type TextRestore = z.infer<typeof textRestoreSchema>;
