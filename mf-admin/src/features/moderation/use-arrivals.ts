import type { Comment } from '@femcoders/contracts/comment';
import { useCallback, useState } from 'react';

/**
 * Keeps what arrives while somebody works out of her way: rows must not move under a hand that is about to decide.
 * What arrives waits until it is asked for, unless there is nothing left to disturb.
 * @param loaded whether the list has been asked for since the page was opened; until then all of it counts as there
 */
export function useArrivals(comments: Comment[], loaded: boolean) {
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  const admit = useCallback(() => setKnown(idsOf(comments)), [comments]);
  const [settled, setSettled] = useState(false);

  const there = comments.filter(({ id }) => known.has(id));
  const nothingToDisturb = !settled || there.length === 0;
  if (nothingToDisturb && there.length < comments.length) setKnown(idsOf(comments));
  if (loaded && !settled) setSettled(true);

  const arrived = nothingToDisturb ? 0 : comments.length - there.length;
  return { there: arrived === 0 ? comments : there, arrived, admit };
}

function idsOf(comments: Comment[]): ReadonlySet<string> {
  return new Set(comments.map(({ id }) => id));
}
