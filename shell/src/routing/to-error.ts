/**
 * Returns what a remote has thrown as an error of its section. Anything can be thrown: the router takes `null` for no error
 * at all, and a Response for an answer of the whole page, a redirect to anywhere included.
 */
export function toError(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown;
  const what = thrown instanceof Response ? `a response with status ${thrown.status}` : String(thrown);
  return new Error(`Thrown: ${what}`, { cause: thrown });
}
