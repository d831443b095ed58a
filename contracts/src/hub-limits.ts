/** Lengths in characters, most entries, days. */
export const hubLimits = {
  title: 100,
  bodyMin: 30,
  body: 1500,
  topics: 6,
  topic: 30,
  url: 500,
  roles: 6,
  role: 60,
  hoursMax: 40,
  rhythm: 120,
  channel: 80,
  contact: 120,
  availability: 200,
  zone: 80,
  messageMin: 20,
  message: 1000,
  reason: 500,
  reportNote: 300,
  news: 300,
  search: 100,
  /** Days after which a search for a study partner is no longer shown. */
  studyDays: 60,
  /** Accepted pieces after which a member's next ones are published at once. */
  trustedAfter: 3,
} as const;
