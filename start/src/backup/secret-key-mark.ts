import { createSecrets } from '@femcoders/api/secrets';

/** Returns a mark that shows whether two secret keys are the same, and from which neither can be found. */
export function keyMark(key: Buffer): string {
  return createSecrets(key).sign('backup', 'key');
}
