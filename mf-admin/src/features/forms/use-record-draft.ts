import { useDraft } from '@femcoders/kit/forms/use-draft';
import { draftKeyOf } from './draft-key.ts';

/** What somebody has typed, and which version of the record she began from. */
interface RecordDraft<Values> {
  values: Values;
  updatedAt: string;
}

/** What the form of a record holds. */
export interface RecordValues<Values> {
  /** All fields as they are typed, with nothing in them. */
  empty: Values;
  /** Whether values of the right kinds are ones of this form: a kept draft may be of another version of the page. */
  isValid?: (values: Values) => boolean;
  /** A field as it is compared; as it is unless given. */
  compared?: (values: Values, field: keyof Values) => unknown;
}

interface RecordDraftOptions<Values> extends RecordValues<Values> {
  /** What is stored, as the form shows it. */
  stored: Values;
  /** The version that is stored; empty while nothing is. */
  updatedAt: string;
}

/**
 * The edit of a record that others may edit at the same time. What was typed is kept until it is saved; while nothing
 * is typed the form follows what is stored.
 * @param what names the record, such as `person:<id>`
 */
export function useRecordDraft<Values extends object>(what: string, options: RecordDraftOptions<Values>) {
  const { empty, compared = (values, field) => values[field], stored, updatedAt } = options;
  const {
    value: draft,
    latest,
    change,
    forget,
  } = useDraft<RecordDraft<Values> | null>(draftKeyOf(what), {
    start: null,
    read: (kept) => readRecordDraft(kept, options),
  });
  const values = draft?.values ?? stored;
  const startedFrom = draft?.updatedAt ?? updatedAt;
  const differences = (one: Values, other: Values) =>
    (Object.keys(empty) as (keyof Values)[]).filter(
      (field) => JSON.stringify(compared(one, field)) !== JSON.stringify(compared(other, field)),
    );
  const different = differences(values, stored);
  const changed = different.length > 0;

  return {
    values,
    changed,
    /** The version that she began from: saving names it. */
    startedFrom,
    /** Fields that are stored otherwise than she has them, once somebody else has saved meanwhile; else null. */
    overtaken: changed && startedFrom !== updatedAt ? different : null,
    edit(part: Partial<Values>) {
      const next = { ...values, ...part };
      // Typed back to what is stored: nothing is left to keep.
      if (differences(next, stored).length === 0) forget();
      else change({ values: next, updatedAt: changed ? startedFrom : updatedAt });
    },
    discard: () => forget(),
    /** It is saved; what she has typed since stays, on top of the version that is stored now. */
    saved(version: string) {
      const typedSince = latest();
      if (typedSince && typedSince !== draft) change({ ...typedSince, updatedAt: version });
      else forget();
    },
  };
}
export type RecordDraftState<Values extends object> = ReturnType<typeof useRecordDraft<Values>>;

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
