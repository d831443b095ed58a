import { useEffect } from 'react';
import { caughtUpWords, connectionWords } from '../door-words.ts';
import type { DoorView } from '../use-door.ts';
import styles from './door-connection.module.css';

interface DoorConnectionProps extends Pick<DoorView, 'at' | 'live' | 'marks' | 'stored' | 'caughtUp'> {
  /** Why the API refuses the list or what is sent. */
  problem: string | undefined;
}

/** Whether the door is connected, how many marks wait, and what came of them once it is again. */
export function DoorConnection({ at, live, marks, stored, caughtUp, problem }: DoorConnectionProps) {
  const waiting = marks.length;
  // What the browser keeps is sent another time.
  const wouldBeLost = waiting > 0 && !stored;
  useEffect(() => {
    if (!wouldBeLost) return;
    const stop = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', stop);
    return () => window.removeEventListener('beforeunload', stop);
  }, [wouldBeLost]);

  const { state } = connectionWords({ live, at, stored, waiting });
  const words = problem ?? (state || (caughtUp ? caughtUpWords(caughtUp) : ''));
  return (
    <p role="status" className={live && !problem ? styles.back : styles.off} hidden={words === ''}>
      {words}
    </p>
  );
}
