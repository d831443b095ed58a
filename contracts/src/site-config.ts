import * as z from 'zod/mini';
import { canonicalEmail, emailPattern } from './email-address.ts';
import { videoAddress } from './video-frame.ts';

const address = z.url();
const words = z.optional(z.string().check(z.maxLength(300)));

/**
 * The settings that the founders may change without touching code (decisions 2): each value has a default in `site-defaults.ts` and can be
 * overridden by the environment variable named in `siteConfigVariables`.
 */
export const siteConfigSchema = z.object({
  brand: z.string(),
  /** The hub's path: `/recursos-comunidad-{product}` of spec section 2. */
  communityHubPath: z.string(),
  /** `{token}` of spec section 2. */
  welcomeNewsPath: z.string(),
  interviewNewsPath: z.string(),
  contactEmail: z.string().check(z.overwrite(canonicalEmail), z.regex(emailPattern)),
  slackUrl: address,
  spotifyUrl: address,
  instagramUrl: address,
  linkedinUrl: address,
  youtubeUrl: address,
  githubUrl: address,
  xUrl: address,
  /** The video on YouTube that goes with the article on the key elements of HTML. */
  elementsVideoUrl: z.optional(z.string().check(z.regex(videoAddress))),
  /** Whether recordings of talks that are on YouTube are shown on their pages, once a reader asks; else they are linked. */
  talkVideos: z.optional(z.literal('youtube')),
  /** Working days within which a message is answered. */
  replyDays: z.number(),
  /** The person or entity responsible for the site (LSSI, article 10). Never invented: unset, the legal pages mark what is missing. */
  holder: words,
  holderTaxId: words,
  holderAddress: words,
  holderRegistry: words,
  /** When the accessibility of the site was last reviewed: an ISO date. */
  accessibilityReviewed: z.optional(z.iso.date()),
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
  elementsVideoUrl: 'SITE_ELEMENTS_VIDEO_URL',
  talkVideos: 'SITE_TALK_VIDEOS',
  holder: 'SITE_HOLDER',
  holderTaxId: 'SITE_HOLDER_TAX_ID',
  holderAddress: 'SITE_HOLDER_ADDRESS',
  holderRegistry: 'SITE_HOLDER_REGISTRY',
  accessibilityReviewed: 'SITE_ACCESSIBILITY_REVIEWED',
} as const satisfies Partial<Record<keyof SiteConfig, string>>;

/** The values that the legal pages need: unset, they say what is missing. */
export const legalValues = [
  'holder',
  'holderTaxId',
  'holderAddress',
  'holderRegistry',
  'accessibilityReviewed',
] as const satisfies (keyof typeof siteConfigVariables)[];
