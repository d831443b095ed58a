import type { AdminEvent } from '@femcoders/contracts/admin-event';
import type { FieldProblem } from '@femcoders/contracts/problem';
import { ApiError, useQueryClient } from '@femcoders/platform';
import { useEffect, useRef, useState } from 'react';
import { useAdminApi } from '../room/use-admin-api.ts';
import { adminEventQuery, saveEvent } from './api/admin-event.ts';
import { type EventDraft, keepDraft, readDraft } from './event-draft.ts';
import {
  type EventValues,
  fieldNames,
  inputOf,
  isSame,
  mergeValues,
  newEventValues,
  valuesOf,
} from './event-values.ts';
import { useEventChanged } from './use-event-changed.ts';

export interface FormProblem {
  title: string;
  fields: FieldProblem[];
}

/** What is said above the form without being wrong. */
export type FormNotice = 'restored' | { bothChanged: string[] };

/**
 * What the form of an event holds, and saving it. What is typed is kept in this browser until it is saved or discarded;
 * what somebody else saves meanwhile is put together with it.
 * @param event null for a new one
 */
export function useEventForm(event: AdminEvent | null) {
  const api = useAdminApi();
  const queryClient = useQueryClient();
  const eventChanged = useEventChanged();
  const draftName = event?.id ?? 'nuevo';
  const [opened] = useState(() => open(event, draftName));
  const [draft, setDraft] = useState<EventDraft>(opened.draft);
  const [notice, setNotice] = useState<FormNotice | null>(opened.notice);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [saving, setSaving] = useState(false);
  const underWay = useRef(false);

  const { values, base, startedFrom } = draft;
  const dirty = !isSame(values, base);

  // At every change: leaving the page in whatever way loses nothing.
  useEffect(() => keepDraft(draftName, dirty ? draft : null), [draftName, draft, dirty]);

  // What somebody else has saved shows at once where nothing has been typed.
  useEffect(() => {
    if (event && !dirty && event.updated_at !== startedFrom) setDraft(draftOf(event));
  }, [event, dirty, startedFrom]);

  const startAgainFrom = (saved: AdminEvent | null) => {
    setDraft(draftOf(saved));
    setNotice(null);
    setProblem(null);
    keepDraft(draftName, null);
  };

  /** @returns the event as it is stored now, or null when it could not be saved and the form says why */
  async function save(form: HTMLFormElement): Promise<AdminEvent | null> {
    // State is set a moment later; a second press must not wait for it.
    if (underWay.current) return null;
    const unfinished = halfTyped(form);
    if (unfinished.length > 0) {
      setProblem({ title: 'Revisa los campos marcados', fields: unfinished });
      return null;
    }
    underWay.current = true;
    setSaving(true);
    try {
      const from = event && startedFrom !== null ? { id: event.id, updatedAt: startedFrom } : null;
      const saved = await saveEvent(api, from, inputOf(values));
      startAgainFrom(saved);
      eventChanged(saved);
      return saved;
    } catch (error) {
      if (event && error instanceof ApiError && error.status === 409) await takeOver(event.id);
      else setProblem(problemOf(error));
      return null;
    } finally {
      underWay.current = false;
      setSaving(false);
    }
  }

  /** Somebody else was faster. */
  async function takeOver(id: string): Promise<void> {
    try {
      const theirs = await queryClient.fetchQuery(adminEventQuery(api, id));
      const merged = mergeValues(base, values, valuesOf(theirs));
      setDraft({ ...draftOf(theirs), values: merged.values });
      setNotice({ bothChanged: merged.both.map((name) => fieldNames[name]) });
      setProblem(null);
    } catch (error) {
      setProblem(problemOf(error));
    }
  }

  return {
    values,
    base,
    dirty,
    notice,
    problem,
    saving,
    change: (part: Partial<EventValues>) =>
      setDraft((before) => ({ ...before, values: { ...before.values, ...part } })),
    errorOf: (field: string) => problem?.fields.find((one) => one.field === field)?.message,
    save,
    /** Back to what is stored. */
    discard: () => startAgainFrom(event),
  };
}

export type EventFormState = ReturnType<typeof useEventForm>;

function draftOf(event: AdminEvent | null): EventDraft {
  const values = event ? valuesOf(event) : newEventValues;
  return { base: values, values, startedFrom: event?.updated_at ?? null };
}

/** What the form begins with: the event as it is stored, with what was typed another time on top. */
function open(event: AdminEvent | null, draftName: string): { draft: EventDraft; notice: FormNotice | null } {
  const stored = draftOf(event);
  const kept = readDraft(draftName);
  if (!kept || isSame(kept.values, kept.base)) return { draft: stored, notice: null };
  const { values, both } = mergeValues(kept.base, kept.values, stored.base);
  if (isSame(values, stored.base)) return { draft: stored, notice: null };
  const notice = both.length > 0 ? { bothChanged: both.map((name) => fieldNames[name]) } : ('restored' as const);
  return { draft: { ...stored, values }, notice };
}

/** Fields such as half a date, which the browser hands over as empty. */
function halfTyped(form: HTMLFormElement): FieldProblem[] {
  return [...form.elements].flatMap((field) =>
    field instanceof HTMLInputElement && field.validity.badInput
      ? [{ field: field.id, message: 'Completa el día y la hora, o vacía el campo.' }]
      : [],
  );
}

function problemOf(error: unknown): FormProblem {
  if (!(error instanceof ApiError)) {
    return { title: 'No hemos podido conectar. Lo que has escrito está guardado en este navegador.', fields: [] };
  }
  if (error.code === 'validation') return { title: 'Revisa los campos marcados', fields: error.fields };
  const incident = error.code === 'internal' && error.requestId ? ` (incidencia ${error.requestId.slice(0, 8)})` : '';
  return { title: `${error.message}${incident} Lo que has escrito está guardado en este navegador.`, fields: [] };
}
