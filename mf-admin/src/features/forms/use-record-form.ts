import type { FieldProblem } from '@femcoders/contracts/problem';
import { checkTitle, keptHere } from '@femcoders/kit/forms/submission-problem';
import { useForm } from '@femcoders/kit/forms/use-form';
import { ApiError } from '@femcoders/platform';
import { type FormEvent, useRef } from 'react';
import { draftKeyOf } from './draft-key.ts';

/** The draft of a record (null while nothing is typed), and the version it is based on. */
interface RecordDraft<Values> {
  values: Values | null;
  updatedAt: string;
}

/** The values of a record's form. */
export interface RecordValues<Values> {
  /** All fields as they are typed, with nothing in them. */
  empty: Values;
  /** Whether values of the right kinds are ones of this form: a kept draft may be of another version of the page. */
  isValid?: (values: Values) => boolean;
  /** A field as it is compared; as it is unless given. */
  compared?: (values: Values, field: keyof Values) => unknown;
  /** Returns the problems, in the form's order. */
  validate?: (values: Values) => FieldProblem[];
}

interface RecordFormOptions<Values> extends RecordValues<Values> {
  /** The stored record, as form values. */
  stored: Values;
  /** The version that is stored; empty while nothing is: the form may be saved as it is then. */
  updatedAt: string;
  /**
   * @param from the version that she began from
   * @returns the version that is stored now; null once the form is done with
   * @throws what the API client throws
   */
  store: (values: Values, from: string) => Promise<string | null>;
}

const nothing = { values: null, updatedAt: '' };

/**
 * The form of a record that others may edit at the same time. What was typed is kept until it is saved; while nothing is
 * typed the form follows what is stored. What another has saved meanwhile is no failure: the form shows it, by `overtaken`.
 * @param what names the record, such as `person:<id>`
 */
export function useRecordForm<Values extends object>(what: string, options: RecordFormOptions<Values>) {
  const { empty, compared = (values, field) => values[field], validate, stored, updatedAt, store } = options;
  const isNew = updatedAt === '';
  /** The version that she has seen, and saves hers on top of. */
  const seen = useRef<string | null>(null);
  const form = useForm<RecordDraft<Values>, { values: Values; from: string }>({
    draft: draftKeyOf(what),
    start: nothing,
    read: (kept) => readRecordDraft(kept, options),
    words: keptHere,
    bodyOf: ({ values, updatedAt: from }) => ({
      values: values ?? stored,
      from: seen.current ?? (values ? from : updatedAt),
    }),
    validate: ({ values }) => validate?.(values) ?? [],
    async send({ values, from }) {
      try {
        const version = await store(values, from);
        const typed = form.latest().values;
        if (version === null || typed === null || typed === values) return;
        // What she has typed since stays, on top of the version that is stored now.
        form.change({ updatedAt: version });
      } catch (error) {
        if (isNew || !(error instanceof ApiError && error.code === 'conflict')) throw error;
        const inTheWay = error.fields.filter(({ field }) => field !== 'updatedAt');
        const fields = inTheWay.filter(({ field }) => field in values);
        if (inTheWay.length > 0) form.setProblem({ title: fields.length > 0 ? checkTitle : error.message, fields });
      }
      return false;
    },
  });
  const { busy, problem, setProblem, errorOf } = form;
  const draft = form.values;
  const values = draft.values ?? stored;
  const startedFrom = draft.values ? draft.updatedAt : updatedAt;
  const differences = (one: Values, other: Values) =>
    (Object.keys(empty) as (keyof Values)[]).filter(
      (field) => JSON.stringify(compared(one, field)) !== JSON.stringify(compared(other, field)),
    );
  const different = differences(values, stored);
  const changed = different.length > 0;

  return {
    busy,
    problem,
    setProblem,
    errorOf,
    values,
    changed,
    /** Fields that are stored otherwise than she has them, once somebody else has saved meanwhile; else null. */
    overtaken: changed && startedFrom !== updatedAt ? different : null,
    edit(part: Partial<Values>) {
      const next = { ...values, ...part };
      // Typed back to what is stored: nothing is left to keep.
      if (differences(next, stored).length === 0) form.forget(nothing);
      else form.change({ values: next, updatedAt: changed ? startedFrom : updatedAt });
    },
    submit(event: FormEvent<HTMLFormElement>) {
      if (changed || isNew) form.submit(event);
      else event.preventDefault();
    },
    /** Saves what she has on top of what another has saved, which she has seen. */
    async saveMine(element: HTMLFormElement) {
      seen.current = updatedAt;
      const sent = form.sendForm(element);
      seen.current = null;
      await sent;
    },
    /** Back to what is stored. */
    discard() {
      setProblem(null);
      form.forget(nothing);
    },
  };
}
export type RecordFormState<Values extends object> = ReturnType<typeof useRecordForm<Values>>;

/** Reads a kept draft; null when it is nothing of ours. */
function readRecordDraft<Values extends object>(kept: unknown, { empty, isValid }: RecordValues<Values>) {
  const { values, updatedAt } = (kept ?? {}) as Partial<RecordDraft<Values>>;
  if (typeof updatedAt !== 'string' || typeof values !== 'object' || values === null) return null;
  const isWhole = (Object.keys(empty) as (keyof Values)[]).every(
    (field) =>
      typeof values[field] === typeof empty[field] && Array.isArray(values[field]) === Array.isArray(empty[field]),
  );
  return isWhole && (isValid?.(values) ?? true) ? { values, updatedAt } : null;
}
