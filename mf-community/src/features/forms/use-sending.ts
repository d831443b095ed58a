import { useRef, useState } from 'react';
import { type SendingProblem, sendingProblem } from './sending-problem.ts';

/**
 * Sends something once at a time and keeps what came of it; what was typed stays.
 * @param kept what of hers is not lost when nothing arrives
 */
export function useSending(kept = 'Lo que has escrito está guardado en este dispositivo.') {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SendingProblem | null>(null);
  // State is set a moment later; a second click must not wait for it.
  const underWay = useRef(false);
  /** Of what is sent as it stands: sent again, it is known to be the same. */
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
    /** @param work is given a key that stays the same until the form is changed or sent */
    async send(work: (key: string) => Promise<void>): Promise<void> {
      if (underWay.current) return;
      underWay.current = true;
      setBusy(true);
      setProblem(null);
      key.current ??= crypto.randomUUID();
      try {
        await work(key.current);
        key.current = null;
      } catch (error) {
        setProblem(sendingProblem(error, kept));
      } finally {
        underWay.current = false;
        setBusy(false);
      }
    },
  };
}
