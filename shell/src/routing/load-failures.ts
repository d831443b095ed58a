/** What kept the code or the data of a page from arriving: it may arrive on a further try, as what cannot be drawn may not. */
const failures = new WeakSet<Error>();

/** Notes that an error comes from loading a page. @returns the error */
export function asLoadFailure(error: Error): Error {
  failures.add(error);
  return error;
}

export function isLoadFailure(error: unknown): boolean {
  return failures.has(error as Error);
}
