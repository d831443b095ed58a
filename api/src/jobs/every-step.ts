/** What is done, by name. */
export type Steps = Readonly<Record<string, () => Promise<unknown>>>;

export interface StepLog {
  error(details: object, message: string): void;
}

/**
 * Does one step after another; one that fails is logged and keeps none of the others from being done.
 * @throws AggregateError at the end when some failed
 */
export async function everyStep(steps: Steps, log?: StepLog): Promise<void> {
  const failures = new Map<string, unknown>();
  for (const [step, work] of Object.entries(steps)) {
    try {
      await work();
    } catch (error) {
      log?.error({ err: error, step }, 'A step of the work in the background failed');
      failures.set(step, error);
    }
  }
  if (failures.size > 0)
    throw new AggregateError(failures.values(), `These failed: ${[...failures.keys()].join(', ')}.`);
}
