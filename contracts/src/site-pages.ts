import * as z from 'zod/mini';

export { sitePagesPath } from './site-pages-path.ts';

/** As what the search introduces itself when it reads them (`User-Agent`). */
export const pageReader = 'FemCodersClub-Search/1.0';

const named = {
  path: z.string(),
  title: z.string(),
  /** The part of the site that it is a page of; a shell of an earlier version does not tell. */
  owner: z.optional(z.string()),
  description: z.optional(z.string()),
};

/** Every page that the public may find, of any part of the site. */
export const sitePagesSchema = z.object({
  /** The live versions by name: another version may have other content under the same address. */
  versions: z.record(z.string(), z.string()),
  /** Parts of the site that could not tell all of their pages now. */
  missing: z.array(z.string()),
  pages: z.array(
    z.object({
      ...named,
      kind: z.optional(z.string()),
      level: z.optional(z.string()),
      /** ISO date. */
      published: z.optional(z.string()),
      postId: z.optional(z.int()),
      /** Where it was before. */
      formerPaths: z.optional(z.array(z.string())),
    }),
  ),
  /** Pages that search engines shall not know, and that are found by these words alone; a shell of an earlier version names none. */
  unread: z.optional(z.array(z.object(named))),
});
export type SitePages = z.infer<typeof sitePagesSchema>;
