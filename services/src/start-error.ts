/**
 * A reason not to start (or not to run a command) that the person at the terminal can act on.
 * `message` is Spanish, complete, and says what to do; it is printed without a stack and the process exits with 1.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
