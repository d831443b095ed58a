import type { AdminEvent } from '@femcoders/contracts/admin-event';
import type { FieldProblem } from '@femcoders/contracts/problem';
import {
  checkTitle,
  keptOnDevice,
  type SubmissionProblem,
  submissionProblem,
} from '@femcoders/kit/forms/submission-problem';
import { readText, useDraft } from '@femcoders/kit/forms/use-draft';
import { usePending } from '@femcoders/kit/forms/use-pending';
import { ApiError, useQueryClient } from '@femcoders/platform';
import { useEffect, useState } from 'react';
import { draftKeyOf } from '../forms/draft-key.ts';
import { useAdminApi } from '../layout/use-admin-api.ts';
import { adminEventQuery, saveEvent } from './api/admin-event.ts';
import { draftOf, type EventDraft, readDraft, rebaseDraft } from './event-draft.ts';
import { type EventValues, inputOf, isSame } from './event-values.ts';
import { useEventChanged } from './use-event-changed.ts';

/**
 * Returns the state of an event's form and ways to save it. What is typed is kept in this browser until it is saved or
 * discarded; what somebody else saves meanwhile is put together with it.
 * @param event null for a new one
 */
export function useEventForm(event: AdminEvent | null) {
  const api = useAdminApi();
  const queryClient = useQueryClient();
  const eventChanged = useEventChanged();
  const kept = useDraft(draftKeyOf(`event:${event?.id ?? 'nuevo'}`), {
    start: draftOf(event),
    read: (stored) => readDraft(stored, event),
  });
  const [restored, setRestored] = useState(kept.restored);
  const [problem, setProblem] = useState<SubmissionProblem | null>(null);
  const { busy: saving, run } = usePending();
  const [tell, setTell] = useState(true);
  const words = useDraft(draftKeyOf(`event-words:${event?.id ?? 'nuevo'}`), {
    start: '',
    read: readText,
    onDevice: false,
  });
  const [told, setTold] = useState<number | null>(null);

  const { values, base, startedFrom, mergedWith } = kept.value;
  const dirty = !isSame(values, base);

  const put = (draft: EventDraft) => {
    if (isSame(draft.values, draft.base)) kept.forget(draft);
    else kept.change(draft);
  };

  // What somebody else has saved shows at once where nothing has been typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another version arrives
  useEffect(() => {
    if (event && !dirty && startedFrom !== null && event.updated_at > startedFrom) put(draftOf(event));
  }, [event]);

  const startAgainFrom = (stored: AdminEvent | null) => {
    put(draftOf(stored));
    setRestored(false);
    setProblem(null);
  };

  async function save(form: HTMLFormElement): Promise<AdminEvent | null> {
    const unfinished = halfTyped(form);
    if (unfinished.length > 0) {
      setProblem({ title: checkTitle, fields: unfinished });
      return null;
    }
    try {
      const from = event && startedFrom !== null ? { id: event.id, updatedAt: startedFrom } : null;
      const notice = { tell, words: words.value.trim() || null };
      const saved = await saveEvent(api, from, inputOf(values), notice);
      setTold(saved.told ?? 0);
      setTell(true);
      words.forget();
      await eventChanged(saved);
      const { values: now } = kept.latest();
      startAgainFrom(saved);
      // What was typed while it was on its way.
      if (event && !isSame(now, values))
        put({ ...rebaseDraft({ base: values, values: now }, saved), mergedWith: null });
      return saved;
    } catch (error) {
      if (event && error instanceof ApiError && error.status === 409) await rebaseOnStored(event.id);
      else setProblem(submissionProblem(error, keptOnDevice));
      return null;
    }
  }

  /** Somebody else was faster. */
  async function rebaseOnStored(id: string): Promise<void> {
    try {
      put(rebaseDraft(kept.latest(), await queryClient.fetchQuery(adminEventQuery(api, id))));
      setProblem(null);
    } catch (error) {
      setProblem(submissionProblem(error, keptOnDevice));
    }
  }

  return {
    values,
    base,
    dirty,
    /** Whether the form began with changes of another time. */
    restored: restored && dirty,
    mergedWith,
    problem,
    saving,
    /** Whether those who are in are mailed about another time or place, and what is said to them besides. */
    notice: { tell, setTell, words: words.value, setWords: words.change },
    /** How many were mailed when it was last saved here; null before. */
    told,
    change: (part: Partial<EventValues>) => put({ ...kept.latest(), values: { ...kept.latest().values, ...part } }),
    errorOf: (field: string) => problem?.fields.find((one) => one.field === field)?.message,
    /** @returns the event as it is stored now, or null when it could not be saved and the form says why */
    save: async (form: HTMLFormElement) => (await run(() => save(form))) ?? null,
    /** Back to what is stored. */
    discard: () => startAgainFrom(event),
  };
}

export type EventFormState = ReturnType<typeof useEventForm>;

/** Fields such as half a date, which the browser hands over as empty. */
function halfTyped(form: HTMLFormElement): FieldProblem[] {
  return [...form.elements].flatMap((field) =>
    field instanceof HTMLInputElement && field.validity.badInput
      ? [{ field: field.id, message: 'Completa el día y la hora, o vacía el campo.' }]
      : [],
  );
}
