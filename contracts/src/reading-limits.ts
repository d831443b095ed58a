export const readingLimits = {
  /** Articles of which it is kept whether they were read, the newest. */
  articles: 500,
  /** Characters of an article's name. */
  article: 80,
} as const;
