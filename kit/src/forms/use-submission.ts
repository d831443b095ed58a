import { useRef, useState } from 'react';
import { autoRetryNotice, isInconclusive, pressedForm } from './retry-until-answered.ts';
import { keptHere, type ProblemText, type SubmissionProblem, submissionProblem } from './submission-problem.ts';
import { useAutoRetry } from './use-auto-retry.ts';
import { usePending } from './use-pending.ts';

type Work<Result> = (key: string) => Promise<Result>;

/**
 * Returns the state of a form's submission (`busy`, `problem`) and `send`. One submission runs at a time. What was typed stays
 * when it fails. Without an answer it is sent again by itself until the form is changed.
 * @param text says what is not lost without an answer, or returns the form's own sentence for an error
 * @param autoRetry false for passwords and codes, which are sent by a press only
 */
export function useSubmission(text: ProblemText = keptHere, autoRetry = true) {
  const { busy, begin, done } = usePending();
  const [problem, setProblem] = useState<SubmissionProblem | null>(null);
  const { retrying, after, end } = useAutoRetry();
  /** Names the row that is made: the same until the form is changed or taken. */
  const key = useRef<string | null>(null);
  const own = useRef<Element | null>(null);

  /**
   * @param taken is called with the result of `work`
   * @param previous on a retry: the problem that is shown
   * @returns whether there was an answer
   */
  async function attempt<Result>(
    work: Work<Result>,
    taken?: (result: Result) => void,
    previous?: SubmissionProblem,
  ): Promise<boolean> {
    // Without retries the shown problem stays until there is an answer.
    const before = previous ?? (autoRetry ? null : problem);
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
      if (previous && isInconclusive(error)) return false;
      const said = submissionProblem(error, text);
      setProblem(said);
      after(autoRetry && error, async () => begin() && attempt(work, taken, said), own.current);
    } finally {
      done();
    }
    return true;
  }

  return {
    busy,
    problem: problem && retrying ? { ...problem, title: `${problem.title} ${autoRetryNotice}` } : problem,
    setProblem,
    errorOf: (field: string) => problem?.fields.find((one) => one.field === field)?.message,
    /** Call it when the form is changed: the next submission gets another key. */
    changed() {
      key.current = null;
      end();
    },
    /**
     * @param work gets an idempotency key, the same until the form is changed or accepted; empty outside of a secure context. It
     * is called again on a retry and sends the same body each time
     * @param taken is called with the result of `work`
     */
    async send<Result>(work: Work<Result>, taken?: (result: Result) => void): Promise<void> {
      if (!begin()) return;
      end();
      own.current = pressedForm();
      await attempt(work, taken);
    },
  };
}
