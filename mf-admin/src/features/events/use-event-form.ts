import type { AdminEvent } from '@femcoders/contracts/admin-event';
import type { FieldProblem } from '@femcoders/contracts/problem';
import { keepOnDevice } from '@femcoders/kit/forms/device-storage';
import { readText, useDraft } from '@femcoders/kit/forms/use-draft';
import { useForm } from '@femcoders/kit/forms/use-form';
import { ApiError, useQueryClient } from '@femcoders/platform';
import { useEffect, useRef, useState } from 'react';
import { draftKeyOf } from '../forms/draft-key.ts';
import { useAdminApi } from '../layout/use-admin-api.ts';
import { adminEventQuery, saveEvent } from './api/admin-event.ts';
import { draftOf, type EventDraft, readDraft, rebaseDraft } from './event-draft.ts';
import { type EventValues, inputOf, isSame } from './event-values.ts';
import { useEventChanged } from './use-event-changed.ts';

/**
 * The form of an event. What is typed is kept in this browser until it is saved or discarded; what somebody else saves
 * meanwhile is put together with it.
 * @param event null for a new one
 * @param onCreated called with a new one, once it is stored
 */
export function useEventForm(event: AdminEvent | null, onCreated: (created: AdminEvent) => void) {
  const api = useAdminApi();
  const queryClient = useQueryClient();
  const eventChanged = useEventChanged();
  const [tell, setTell] = useState(true);
  const words = useDraft(draftKeyOf(`event-words:${event?.id ?? 'nuevo'}`), {
    start: '',
    read: readText,
    onDevice: false,
  });
  const [notified, setNotified] = useState<number | null>(null);
  /** The event as last stored. */
  const stored = useRef<AdminEvent | null>(null);

  const form = useForm<EventDraft, { draft: EventDraft; tell: boolean; words: string | null }>({
    draft: draftKeyOf(`event:${event?.id ?? 'nuevo'}`),
    start: draftOf(event),
    read: (kept) => readDraft(kept, event),
    keeps: ({ values, base }) => !isSame(values, base),
    bodyOf: (draft) => ({ draft, tell, words: words.value.trim() || null }),
    validate: (_, element) => halfTyped(element),
    async send({ draft, ...notice }) {
      const { startedFrom, values } = draft;
      try {
        const from = event && startedFrom !== null ? { id: event.id, updatedAt: startedFrom } : null;
        const saved = await saveEvent(api, from, inputOf(values), notice);
        setNotified(saved.told ?? 0);
        setTell(true);
        words.forget();
        await eventChanged(saved);
        const { values: now } = form.latest();
        form.forget(draftOf(saved));
        // What was typed while it was on its way: of a new one, its own page finds it.
        const since = isSame(now, values)
          ? null
          : { ...rebaseDraft({ base: values, values: now }, saved), mergedWith: null };
        if (since && event) form.change(since);
        else if (since) keepOnDevice(draftKeyOf(`event:${saved.id}`), since);
        stored.current = saved;
        if (!event) onCreated(saved);
      } catch (error) {
        if (!event || !(error instanceof ApiError) || error.status !== 409) throw error;
        // Somebody else was faster.
        const theirs = await queryClient.fetchQuery(adminEventQuery(api, event.id));
        form.change(rebaseDraft(form.latest(), theirs));
      }
      return false;
    },
  });
  const { problem, busy, submit, errorOf } = form;
  const { values, base, startedFrom, mergedWith } = form.values;
  const dirty = !isSame(values, base);

  // What somebody else has saved shows at once where nothing has been typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another version arrives
  useEffect(() => {
    if (event && !dirty && startedFrom !== null && event.updated_at > startedFrom) form.forget(draftOf(event));
  }, [event]);

  return {
    values,
    base,
    dirty,
    /** Whether the form began with changes of another time. */
    restored: form.restored && dirty,
    mergedWith,
    problem,
    busy,
    submit,
    /** Whether those who are in are mailed about another time or place, and what is said to them besides. */
    notice: { tell, setTell, words: words.value, setWords: words.change },
    /** How many were mailed when it was last saved here; null before. */
    notified,
    change: (part: Partial<EventValues>) => form.change({ values: { ...form.latest().values, ...part } }),
    errorOf,
    /** @returns the event as it is stored now, or null when it could not be saved and the form says why */
    async save(element: HTMLFormElement): Promise<AdminEvent | null> {
      stored.current = null;
      await form.sendForm(element);
      return stored.current;
    },
    /** Back to what is stored. */
    discard() {
      form.setProblem(null);
      form.forget(draftOf(event));
    },
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
