import type { StoredValue } from './stored-value.ts';

/**
 * Makes what this device keeps this member's. What was nobody's becomes hers; what was another member's is not mixed with
 * hers, and is in the other's account already.
 * @param owner whose it is
 * @param forget empties what is kept here
 */
export function adoptStored(owner: StoredValue<string | null>, userId: string, forget: () => void): void {
  const before = owner.read();
  if (before === userId) return;
  if (before !== null) forget();
  owner.write(userId);
}

/**
 * Sends what this device keeps to a member's account, and keeps here what the account knows more.
 * @param send sends it, and answers what the account knows
 * @param merge of what is known here and there
 * @returns what both know, unless it has changed meanwhile
 * @throws what `send` throws
 */
export async function mergeWithAccount<T>(
  stored: StoredValue<T>,
  send: (value: T) => Promise<T>,
  merge: (here: T, there: T) => T,
  signal?: AbortSignal,
): Promise<T | null> {
  const sent = stored.read();
  const known = await send(sent);
  if (signal?.aborted || stored.read() !== sent) return null;
  const both = merge(sent, known);
  if (inOrder(both) !== inOrder(sent)) stored.write(both);
  return stored.read();
}

/** JSON that is the same for any order of keys. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
