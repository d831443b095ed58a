import { useRef, useState } from 'react';
import { keptHere, type SendingProblem, sendingProblem, type Words } from './sending-problem.ts';

/**
 * Sends a form once at a time and keeps the problem when it is not taken. What was typed stays.
 * @param kept says what is not lost when no answer comes, or has the form's own sentences
 */
export function useSending(kept: Words = keptHere) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SendingProblem | null>(null);
  // State is set a moment later; a second click must not wait for it.
  const inFlight = useRef(false);
  /** Names the row that is made: the same until the form is changed or taken. */
  const key = useRef<string | null>(null);

  return {
    busy,
    problem,
    setProblem,
    errorOf: (field: string) => problem?.fields.find((one) => one.field === field)?.message,
    /** The form was changed: what is sent next is something else. */
    changed() {
      key.current = null;
    },
    /** @param work gets a UUID that stays the same until the form is changed or taken; empty where the page has no secure origin */
    async send(work: (key: string) => Promise<void>): Promise<void> {
      if (inFlight.current) return;
      inFlight.current = true;
      setBusy(true);
      setProblem(null);
      key.current ??= crypto.randomUUID?.() ?? '';
      try {
        await work(key.current);
        key.current = null;
      } catch (error) {
        setProblem(sendingProblem(error, kept));
      } finally {
        inFlight.current = false;
        setBusy(false);
      }
    },
  };
}
