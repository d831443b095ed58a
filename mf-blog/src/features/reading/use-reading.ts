import type { ReadingProgress } from '@femcoders/contracts/reading-progress';
import { noReadingProgress } from '@femcoders/contracts/reading-progress-merge';
import { useSyncExternalStore } from 'react';
import { type Keeping, useKeptInAccount } from '../stored/use-kept-in-account.ts';
import { adoptReading, saveReading } from './account-reading.ts';
import { storedReading } from './stored-reading.ts';

/**
 * Returns what she has read, in step with other tabs and with her account.
 * @returns nothing on the server and while the page comes to life; and where it is kept now
 */
export function useReading(): { reading: ReadingProgress; kept: Keeping } {
  const reading = useSyncExternalStore(storedReading.subscribe, storedReading.read, () => noReadingProgress);
  return { reading, kept: useKeptInAccount(reading, { adopt: adoptReading, save: saveReading }) };
}
