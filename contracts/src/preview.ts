import * as z from 'zod/mini';
import { versionSchema } from './registry.ts';

/** Query parameter of a page that is to be shown with released versions that are not live: `?mf=blog@…,shell@…`. */
export const previewParameter = 'mf';

/** Cookie in which a browser of the team carries what it may preview. */
export const previewCookie = 'vista-previa';

/** How long it may, in seconds. */
export const previewLifeSeconds = 30 * 60;

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
