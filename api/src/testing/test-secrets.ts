import { randomBytes } from 'node:crypto';
import { createSecrets } from '../secrets.ts';

/** Of a key that is good for this run of the tests. */
export const testSecrets = createSecrets(randomBytes(32));
