/** Lengths in characters, most entries, and bytes of the file. */
export const talkLimits = {
  title: 120,
  summary: 1_000,
  topics: 6,
  topic: 40,
  minutes: 600,
  speakers: 8,
  resources: 20,
  resourceTitle: 120,
  address: 500,
  slides: 120,
  slideTitle: 120,
  slidePoints: 10,
  slidePoint: 300,
  slideCode: 2_000,
  slideNotes: 1_000,
  transcript: 120_000,
  permission: 300,
  pdf: 10 * 1024 * 1024,
} as const;

/** Talks of one page. */
export const talksPerPage = 12;
