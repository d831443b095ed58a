import * as z from 'zod/mini';
import { shownAwardSchema } from './achievement.ts';
import { cleanMemberProfile } from './clean-member-profile.ts';
import {
  greetings,
  memberAims,
  memberSituations,
  referralSources,
  shownFields,
  visibilities,
} from './member-profile-names.ts';
import { without } from './schema-parts.ts';
import { validateMemberProfile } from './validate-member-profile.ts';

const terms = z.array(z.string()).check(z.maxLength(100));

const commonFields = {
  name: z.string(),
  greeting: z.enum(greetings),
  pronouns: z.string(),
  bio: z.string(),
  city: z.string(),
  jobTitle: z.string(),
  years: z.nullable(z.number()),
  skills: terms,
  languages: terms,
  situation: z.nullable(z.enum(memberSituations)),
  education: z.string(),
  interests: terms,
  seeks: z.array(z.enum(memberAims)),
  offers: z.array(z.enum(memberAims)),
  linkedin: z.string(),
  github: z.string(),
  web: z.string(),
  heardFrom: z.nullable(z.enum(referralSources)),
  visibility: z.record(z.enum(shownFields), z.enum(visibilities)),
};

const changeSchema = z.object({ ...commonFields, version: z.int() });
export type MemberProfileChange = z.infer<typeof changeSchema>;

/** The body of `PUT /user/:id/profile`: whole, with the version that it changes. */
export const memberProfileChangeSchema = z
  .pipe(
    changeSchema,
    z.transform((given: MemberProfileChange) => cleanMemberProfile(given)),
  )
  .check(without(validateMemberProfile));

/** A member's own profile, which only she gets. */
export const memberProfileSchema = z.object({
  ...commonFields,
  /** Path of her picture; null when she has chosen none. */
  avatar: z.nullable(z.string()),
  /** Of two changes of the same version, the second gets a conflict. 0: no profile yet. */
  version: z.number(),
});
export type MemberProfile = z.infer<typeof memberProfileSchema>;

/** A member's profile as the caller may see it. What is missing is not filled in, or not shown to her. */
export const shownMemberSchema = z.object({
  id: z.string(),
  name: z.string(),
  avatar: z.optional(z.string()),
  pronouns: z.optional(z.string()),
  bio: z.optional(z.string()),
  city: z.optional(z.string()),
  jobTitle: z.optional(z.string()),
  years: z.optional(z.number()),
  skills: z.optional(z.array(z.string())),
  languages: z.optional(z.array(z.string())),
  situation: z.optional(z.enum(memberSituations)),
  education: z.optional(z.string()),
  interests: z.optional(z.array(z.string())),
  seeks: z.optional(z.array(z.enum(memberAims))),
  offers: z.optional(z.array(z.enum(memberAims))),
  linkedin: z.optional(z.string()),
  github: z.optional(z.string()),
  web: z.optional(z.string()),
  /** Those that she shows, the latest first. */
  achievements: z.optional(z.array(shownAwardSchema)),
});
export type ShownMember = z.infer<typeof shownMemberSchema>;

/** As whom a member looks at herself. */
export const profileViewers = ['visitor', 'member'] as const;
export type ProfileViewer = (typeof profileViewers)[number];
