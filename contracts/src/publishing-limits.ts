export const publishingLimits = {
  /** Bytes of an uploaded archive as it comes. */
  archiveBytes: 60_000_000,
  /** Bytes of all its files. */
  unpackedBytes: 150_000_000,
  /** Bytes of `release.json`, which is read in one go: the largest of the house has 215 kB. */
  descriptionBytes: 600_000,
  /** Bytes of one of them, which is in memory whole when it is compressed and checked; the largest of the house has 0.5. */
  fileBytes: 50_000_000,
  files: 4_000,
  /** Versions of one part that wait on the site and were never live. */
  candidates: 100,
  /** Characters of a path in an archive. */
  path: 200,
  /** Milliseconds that an upload may take as a whole. */
  uploadMs: 10 * 60_000,
  /** Characters. */
  builder: 200,
  label: 60,
  /** Days that a team token is good for, at most. */
  tokenDays: 366,
  /** Parts that a team token names, at most. */
  tokenParts: 20,
  /** Days that the link of a preview is good for, at most, and unless something else is asked for. */
  previewDays: 14,
  previewDaysUnlessSaid: 7,
} as const;
