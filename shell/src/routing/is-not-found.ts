import { PageNotFound } from '@femcoders/platform';

/** Whether an error of a loader means that there is nothing at the address. */
export function isNotFound(error: unknown): boolean {
  return error instanceof PageNotFound || (error instanceof Error && error.name === 'PageNotFound');
}
