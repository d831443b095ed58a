/** Why a store did not do what it was asked. */
export type StoreErrorCode =
  | 'unreachable'
  | 'denied'
  | 'no-bucket'
  | 'read-only'
  | 'wrong-clock'
  | 'full'
  | 'broken-off'
  | 'another-site'
  | 'failed';

/** A store refuses or does not answer. Its message is a Spanish sentence for the operator, with what to do. */
export class StoreError extends Error {
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreError';
    this.code = code;
  }
}
