import * as z from 'zod/mini';
import { versionSchema } from './registry.ts';

/** A released version that somebody of the team wants to see on the site before it is live. */
export const previewedVersionSchema = z.object({
  name: z.string().check(z.regex(/^(shell|mf-[a-z0-9-]+)$/)),
  version: versionSchema,
});
export type PreviewedVersion = z.infer<typeof previewedVersionSchema>;

export const previewAnswerSchema = z.object({
  /** Path and query of a page that shows it, in the browser that has asked. */
  address: z.string(),
});
export type PreviewAnswer = z.infer<typeof previewAnswerSchema>;
