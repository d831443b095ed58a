import * as z from 'zod/mini';

const address = z.url();

/**
 * What the founders may change without touching code (decisions 2): each value has a default in `site-defaults.ts` and can be
 * overridden by the environment variable named in `siteConfigVariables`.
 */
export const siteConfigSchema = z.object({
  brand: z.string(),
  /** The hub's path: `/recursos-comunidad-{product}` of spec section 2. */
  communityHubPath: z.string(),
  /** `{token}` of spec section 2. */
  welcomeNewsPath: z.string(),
  interviewNewsPath: z.string(),
  contactEmail: z.email(),
  slackUrl: address,
  spotifyUrl: address,
  instagramUrl: address,
  linkedinUrl: address,
  youtubeUrl: address,
  githubUrl: address,
  xUrl: address,
});
export type SiteConfig = z.infer<typeof siteConfigSchema>;

/** Environment variable of each value that has one. */
export const siteConfigVariables = {
  brand: 'SITE_BRAND',
  contactEmail: 'SITE_CONTACT_EMAIL',
  slackUrl: 'SITE_SLACK_URL',
  spotifyUrl: 'SITE_SPOTIFY_URL',
  instagramUrl: 'SITE_INSTAGRAM_URL',
  linkedinUrl: 'SITE_LINKEDIN_URL',
  youtubeUrl: 'SITE_YOUTUBE_URL',
  githubUrl: 'SITE_GITHUB_URL',
  xUrl: 'SITE_X_URL',
} as const satisfies Partial<Record<keyof SiteConfig, string>>;

export { defaultSiteConfig, launchDate } from './site-defaults.ts';
