export const documentLimits = {
  /** Bytes of one file. */
  fileMax: 10 * 1024 * 1024,
  /** Files of one case. */
  filesMax: 5,
  /** Bytes of all that is kept of one member. */
  memberMax: 100 * 1024 * 1024,
  /** Days without a change after which a draft goes. */
  draftDays: 7,
  /** Days that a case stays at most once it was not accepted. */
  refusedDays: 30,
  /** Months that the dates of a case stay after its files are gone. */
  datesMonths: 12,
  /** Characters of a file's name. */
  nameMax: 120,
  /** Things that may be missing at once, and the characters of one. */
  missingMax: 10,
  missingTextMax: 200,
  reasonMax: 1000,
  noteMax: 2000,
} as const;
