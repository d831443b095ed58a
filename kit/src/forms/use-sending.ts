import { useRef, useState } from 'react';
import { looksByItself, pressedForm, saysNothing } from './look-again.ts';
import { keptHere, type SendingProblem, sendingProblem, type Words } from './sending-problem.ts';
import { useLook } from './use-look.ts';
import { useOnce } from './use-once.ts';

type Work<Result> = (key: string) => Promise<Result>;

/**
 * Sends a form once at a time and keeps the problem when it is not taken. What was typed stays. Where no answer comes it
 * looks by itself what has become of it, as long as nothing is changed.
 * @param kept says what is not lost when no answer comes, or has the form's own sentences
 * @param mayLook whether it may look by itself: passwords and codes are sent when somebody presses and never otherwise
 */
export function useSending(kept: Words = keptHere, mayLook = true) {
  const { busy, begin, done } = useOnce();
  const [problem, setProblem] = useState<SendingProblem | null>(null);
  const { looks, after, end } = useLook();
  /** Names the row that is made: the same until the form is changed or taken. */
  const key = useRef<string | null>(null);
  const own = useRef<Element | null>(null);

  /**
   * @param taken is called with what `work` gives
   * @param previous when it looks what became of a sending: what was said then
   * @returns whether it is known what became of it
   */
  async function attempt<Result>(
    work: Work<Result>,
    taken?: (result: Result) => void,
    previous?: SendingProblem,
  ): Promise<boolean> {
    // What nobody sends again by itself holds still until it is known.
    const before = previous ?? (mayLook ? null : problem);
    if (!before) setProblem(null);
    key.current ??= crypto.randomUUID?.() ?? '';
    try {
      const result = await work(key.current);
      key.current = null;
      taken?.(result);
      // What `work` has said itself stays.
      if (before) setProblem((shown) => (shown === before ? null : shown));
    } catch (error) {
      // The sentence on the page is still true.
      if (previous && saysNothing(error)) return false;
      const said = sendingProblem(error, kept);
      setProblem(said);
      after(mayLook && error, async () => begin() && attempt(work, taken, said), own.current);
    } finally {
      done();
    }
    return true;
  }

  return {
    busy,
    problem: problem && looks ? { ...problem, title: `${problem.title} ${looksByItself}` } : problem,
    setProblem,
    errorOf: (field: string) => problem?.fields.find((one) => one.field === field)?.message,
    /** The form was changed: what is sent next is something else. */
    changed() {
      key.current = null;
      end();
    },
    /**
     * @param work gets a UUID that stays the same until the form is changed or taken; empty where the page has no secure
     * origin. It is called again to look: what it sends is fixed when it is made
     * @param taken is called with what `work` gives
     */
    async send<Result>(work: Work<Result>, taken?: (result: Result) => void): Promise<void> {
      if (!begin()) return;
      end();
      own.current = pressedForm();
      await attempt(work, taken);
    },
  };
}
