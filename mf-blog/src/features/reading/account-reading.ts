import * as endpoints from '@femcoders/contracts/endpoints/reading-progress';
import type { ReadingProgress } from '@femcoders/contracts/reading-progress';
import { mergeReadingProgress, noReadingProgress } from '@femcoders/contracts/reading-progress-merge';
import { type ApiClient, callApi } from '@femcoders/platform';
import { readingOwner, storedReading } from './stored-reading.ts';

/**
 * Makes what this device keeps of her reading this member's. What was nobody's becomes hers; what was another member's is
 * not mixed with hers, and is in the other's account already.
 */
export function adoptReading(userId: string): void {
  const before = readingOwner.read();
  if (before === userId) return;
  if (before !== null) storedReading.write(noReadingProgress);
  readingOwner.write(userId);
}

/**
 * Sends to a member's account which articles this device knows as read, and keeps here what the account knows more.
 * @returns what both know, unless she has marked one meanwhile
 * @throws ApiError, UnreachableError
 */
export async function saveReading(
  api: ApiClient,
  { userId, signal }: { userId: string; signal?: AbortSignal },
): Promise<ReadingProgress | null> {
  const sent = storedReading.read();
  const known = await callApi(api, endpoints.mergeReadingProgress, {
    params: { id: userId },
    body: sent,
    ...(signal && { signal }),
  });
  if (signal?.aborted || storedReading.read() !== sent) return null;
  const both = mergeReadingProgress(sent, known);
  if (!isSame(both, sent)) storedReading.write(both);
  return storedReading.read();
}

/**
 * Forgets what she has read on this device, and first in her account where she has one.
 * @throws ApiError, UnreachableError; then nothing is forgotten
 */
export async function forgetReading(api: ApiClient, userId: string | undefined): Promise<void> {
  if (userId) await callApi(api, endpoints.forgetReadingProgress, { params: { id: userId } });
  storedReading.write(noReadingProgress);
}

/** Independent of the order in which its articles were stored. */
function isSame(a: ReadingProgress, b: ReadingProgress): boolean {
  return sorted(a) === sorted(b);
}

function sorted({ articles }: ReadingProgress): string {
  return JSON.stringify(
    Object.entries(articles)
      .map(([article, { at, read }]) => [article, at, read])
      .sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  );
}
