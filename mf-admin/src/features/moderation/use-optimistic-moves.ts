import { useCallback, useState } from 'react';
import { nextSequence } from './next-sequence.ts';
import type { Lists, Move } from './optimistic-moves.ts';

/** The moves of this tab. Each shows at once; later it is confirmed, or taken back as if it had never been. */
export function useOptimisticMoves() {
  const [moves, setMoves] = useState<readonly Move[]>([]);

  const begin = useCallback((begun: readonly Move[]) => setMoves((all) => [...all, ...begun]), []);

  /** @param to where the comment is by now; null when nobody here knows */
  const confirm = useCallback((move: Move, to: Lists | null) => {
    const confirmed = { ...move, to, settledAt: nextSequence() };
    setMoves((all) => all.map((each) => (each === move ? confirmed : each)));
  }, []);

  const retract = useCallback((move: Move) => setMoves((all) => all.filter((each) => each !== move)), []);

  return { moves, begin, confirm, retract };
}
