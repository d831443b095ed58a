import type { SpamReason } from '@femcoders/contracts/spam-score';
import { addressSignals } from './address-signals.ts';
import { mannerSignals } from './manner-signals.ts';
import type { Reading } from './reading.ts';
import { wordingSignals } from './wording-signals.ts';

/** Looks at one side of a comment. @returns what it noticed, or null */
export type Signal = (reading: Reading) => SpamReason | null;

export const signals: readonly Signal[] = [...wordingSignals, ...addressSignals, ...mannerSignals];
