/** Errors of loading a page's code or data, which a retry may solve; errors of rendering are not among them. */
const failures = new WeakSet<Error>();

/** Notes that an error comes from loading a page. @returns the error */
export function asLoadFailure(error: Error): Error {
  failures.add(error);
  return error;
}

export function isLoadFailure(error: unknown): boolean {
  return failures.has(error as Error);
}
