import { addressSignals } from './address-signals.ts';
import { mannerSignals } from './manner-signals.ts';
import type { Signal } from './signal.ts';
import { wordingSignals } from './wording-signals.ts';

export const signals: readonly Signal[] = [...wordingSignals, ...addressSignals, ...mannerSignals];
