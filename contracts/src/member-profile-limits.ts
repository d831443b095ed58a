/** Lengths in characters, most entries, most years. */
export const memberProfileLimits = {
  pronouns: 30,
  bio: 300,
  city: 80,
  jobTitle: 80,
  years: 60,
  skills: 12,
  languages: 10,
  interests: 12,
  /** Of one skill, language or interest. */
  term: 40,
  education: 120,
  address: 300,
} as const;
