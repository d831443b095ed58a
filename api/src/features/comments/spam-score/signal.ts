import type { SpamReason } from '@femcoders/contracts/spam-score';
import type { Reading } from './reading.ts';

/** Looks at one side of a comment. @returns what it noticed, or null */
export type Signal = (reading: Reading) => SpamReason | null;
