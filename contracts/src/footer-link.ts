import * as z from 'zod/mini';

/** Titles of the footer's groups to which remotes may add; what names none stands in the first. */
export const footerGroupTitles = ['La comunidad', 'Aprender'] as const;
export type FooterGroupTitle = (typeof footerGroupTitles)[number];

/** How many links one remote may add to the footer of every page. */
export const mostFooterLinks = 8;

/** A link that a remote adds to the footer of every page, as a release says it. */
export const footerLinkSchema = z.object({
  label: z.string(),
  /** Path of its own page. */
  to: z.string(),
  /** Title of a group. One that the live shell does not have counts as none. */
  group: z.optional(z.string()),
});
export type FooterLink = z.infer<typeof footerLinkSchema>;
