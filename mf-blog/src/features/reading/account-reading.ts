import * as endpoints from '@femcoders/contracts/endpoints/reading-progress';
import type { ReadingProgress } from '@femcoders/contracts/reading-progress';
import { mergeReadingProgress, noReadingProgress } from '@femcoders/contracts/reading-progress-merge';
import { type ApiClient, callApi } from '@femcoders/platform';
import { adoptStored, mergeWithAccount } from '../stored/keep-in-account.ts';
import { readingOwner, storedReading } from './stored-reading.ts';

/** Makes what this device keeps of her reading this member's. */
export const adoptReading = (userId: string): void =>
  adoptStored(readingOwner, userId, () => storedReading.write(noReadingProgress));

/**
 * Sends to a member's account which articles this device knows as read, and keeps here what the account knows more.
 * @returns what both know, unless she has marked one meanwhile
 * @throws ApiError, UnreachableError
 */
export function saveReading(
  api: ApiClient,
  { userId, signal }: { userId: string; signal?: AbortSignal },
): Promise<ReadingProgress | null> {
  const send = (body: ReadingProgress) =>
    callApi(api, endpoints.mergeReadingProgress, { params: { id: userId }, body, ...(signal && { signal }) });
  return mergeWithAccount(storedReading, send, mergeReadingProgress, signal);
}

/**
 * Forgets what she has read on this device, and first in her account where she has one.
 * @throws ApiError, UnreachableError; then nothing is forgotten
 */
export async function forgetReading(api: ApiClient, userId: string | undefined): Promise<void> {
  if (userId) await callApi(api, endpoints.forgetReadingProgress, { params: { id: userId } });
  storedReading.write(noReadingProgress);
}
