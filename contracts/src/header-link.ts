import * as z from 'zod/mini';

/** A link that a remote adds to the menu in the header of every page, as a release says it. */
export const headerLinkSchema = z.object({
  label: z.string(),
  /** Path of its own page. */
  to: z.string(),
});
export type HeaderLink = z.infer<typeof headerLinkSchema>;
