/**
 * Why a source could not be read, as a Spanish sentence without a full stop for those who organise. It never names the
 * address: private calendars have it for a password.
 */
export class ImportFailure extends Error {
  override readonly name = 'ImportFailure';
  /** Seconds for which the source asks to be left alone. */
  readonly retryAfter: number | undefined;

  constructor(message: string, details: { cause?: unknown; retryAfter?: number | undefined } = {}) {
    super(message, { cause: details.cause });
    this.retryAfter = details.retryAfter;
  }
}
