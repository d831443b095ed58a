import * as z from 'zod/mini';

/** How many links remotes may add to the header's menu together: more do not fit beside the shell's own. A shell's release says its number. */
export const headerPlaces = 2;

/** A link that a remote adds to the menu in the header of every page, as a release says it. */
export const headerLinkSchema = z.object({
  label: z.string(),
  /** Path of its own page. */
  to: z.string(),
});
export type HeaderLink = z.infer<typeof headerLinkSchema>;
