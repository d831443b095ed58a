export const searchLimits = {
  /** Characters of a query that count; what comes after them is not read. */
  query: 200,
  /** Results of one page unless `limit` asks for fewer, and most of them. */
  perPage: 10,
  /** Most results of a kind: a count that has reached it says that there are so many or more. */
  ofKind: 50,
  /** Last page that can be asked for: nobody reads further, and each costs more than the one before. */
  pages: 50,
} as const;
