/** How long an answer is used, in milliseconds: who asks without end costs a question now and then. */
const heldMs = 250;

/**
 * Returns a function that returns whether a process can serve, and asks at most four times in a second.
 * @param check rejects while it cannot
 * @param now milliseconds of a clock that never goes back
 */
export function createReadiness(check: () => Promise<unknown>, now = () => performance.now()): () => Promise<void> {
  let answered: { since: number; answer: Promise<void> } | null = null;
  return () => {
    if (answered && now() - answered.since < heldMs) return answered.answer;
    const answer = check().then(() => undefined);
    const own = { since: Number.POSITIVE_INFINITY, answer };
    // While it is looked for, all wait for the same.
    const hold = () => {
      own.since = now();
    };
    answer.then(hold, hold);
    answered = own;
    return answer;
  };
}
