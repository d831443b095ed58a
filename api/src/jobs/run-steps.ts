export interface StepLog {
  error(details: object, message: string): void;
}

/** Gets the result of every step. */
export type NoteStep<Step extends string> = (step: Step, outcome: 'done' | 'failed') => Promise<void>;

/**
 * Does one step after another; one that fails is logged and keeps none of the others from being done.
 * @throws AggregateError at the end when some failed
 */
export async function runSteps<Step extends string>(
  steps: Readonly<Partial<Record<Step, () => Promise<unknown>>>>,
  log?: StepLog,
  note: NoteStep<Step> = async () => {},
): Promise<void> {
  const failures = new Map<string, unknown>();
  for (const [step, work] of Object.entries(steps) as [Step, () => Promise<unknown>][]) {
    const outcome = await work().then(
      () => 'done' as const,
      (error: unknown) => {
        log?.error({ err: error, step }, 'A step of the work in the background failed');
        failures.set(step, error);
        return 'failed' as const;
      },
    );
    await note(step, outcome).catch((error: unknown) => {
      log?.error({ err: error, step }, 'What became of a step could not be noted');
    });
  }
  if (failures.size > 0)
    throw new AggregateError(failures.values(), `These failed: ${[...failures.keys()].join(', ')}.`);
}
