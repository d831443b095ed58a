import type { FieldProblem } from '@femcoders/contracts/problem';
import { checkTitle } from '@femcoders/kit/forms/submission-problem';
import { useSubmission } from '@femcoders/kit/forms/use-submission';
import { ApiError } from '@femcoders/platform';
import type { FormEvent } from 'react';
import type { RecordDraftState } from './use-record-draft.ts';

interface RecordSavingOptions<Values> {
  /** What is wrong with the form, in its order. */
  validate?: (values: Values) => FieldProblem[];
  /** Whether there is no record yet: it may be saved as it is. */
  isNew?: boolean;
  /**
   * @param from the version that she began from
   * @returns the version that is stored now; null once the form is done with
   * @throws what the API client throws
   */
  store: (values: Values, from: string) => Promise<string | null>;
}

/** Saves the draft of a record. What another has saved meanwhile is no failure: the form shows it, by `overtaken`. */
export function useRecordSaving<Values extends object>(
  draft: RecordDraftState<Values>,
  { validate = () => [], isNew = false, store }: RecordSavingOptions<Values>,
) {
  const { values, changed, startedFrom } = draft;
  const { busy, problem, setProblem, errorOf, send } = useSubmission();

  const save = (from: string) => {
    const fields = validate(values);
    if (fields.length > 0) return setProblem({ title: checkTitle, fields });
    void send(async () => {
      try {
        const version = await store(values, from);
        if (version === null) draft.discard();
        else draft.saved(version);
      } catch (error) {
        if (isNew || !(error instanceof ApiError && error.code === 'conflict')) throw error;
        const inTheWay = error.fields.filter(({ field }) => field !== 'updatedAt');
        if (inTheWay.length === 0) return;
        const typed = inTheWay.filter(({ field }) => field in values);
        setProblem(typed.length > 0 ? { title: checkTitle, fields: typed } : { title: error.message, fields: [] });
      }
    });
  };

  return {
    busy,
    problem,
    errorOf,
    save,
    submit(event: FormEvent) {
      event.preventDefault();
      if (changed || isNew) save(startedFrom);
    },
    /** Back to what is stored. */
    discard() {
      setProblem(null);
      draft.discard();
    },
  };
}
