/** The bundler's runtime is not what this build knows how to shorten; the message says what to compare. */
export class UnknownRuntimeError extends Error {
  override readonly name = 'UnknownRuntimeError';
}
