/** The site refused something, or could not be asked. Its message is Spanish, complete, and may be shown in a terminal. */
export class PublishingError extends Error {
  override readonly name = 'PublishingError';
  /** The site's HTTP status; null when there was no answer. */
  readonly status: number | null;

  constructor(message: string, status: number | null = null, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}
