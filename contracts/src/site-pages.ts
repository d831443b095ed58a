import * as z from 'zod/mini';

export { sitePagesPath } from './site-pages-path.ts';

/** As what the search introduces itself when it reads them (`User-Agent`). */
export const pageReader = 'FemCodersClub-Search/1.0';

/** Every page that the public may find, of any part of the site. */
export const sitePagesSchema = z.object({
  /** The live versions by name: another version may have other content under the same address. */
  versions: z.record(z.string(), z.string()),
  /** Parts of the site that could not tell all of their pages now. */
  missing: z.array(z.string()),
  pages: z.array(
    z.object({
      path: z.string(),
      title: z.string(),
      /** The part of the site that it is a page of; a shell of an earlier version does not tell. */
      owner: z.optional(z.string()),
      description: z.optional(z.string()),
      kind: z.optional(z.string()),
      level: z.optional(z.string()),
      /** ISO date. */
      published: z.optional(z.string()),
      postId: z.optional(z.int()),
      /** Where it was before. */
      formerPaths: z.optional(z.array(z.string())),
    }),
  ),
});
export type SitePages = z.infer<typeof sitePagesSchema>;
