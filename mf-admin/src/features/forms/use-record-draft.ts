import { useDraft } from '@femcoders/kit/forms/use-draft';
import { draftKeyOf } from './draft-key.ts';

/** What somebody has typed, and which version of the record she began from. */
export interface RecordDraft<Values> {
  values: Values;
  updatedAt: string;
}

interface RecordDraftOptions<Values> {
  /** What is stored, as the form shows it. */
  stored: Values;
  /** The version that is stored. */
  updatedAt: string;
  /** Reads a kept draft; null when it is nothing of ours. */
  read: (kept: unknown) => RecordDraft<Values> | null;
  /** Names of the fields in which two differ. */
  differences: (one: Values, other: Values) => (keyof Values)[];
}

/**
 * The edit of a record that others may edit at the same time. What was typed is kept until it is saved; while nothing
 * is typed the form follows what is stored.
 * @param what names the record, such as `person:<id>`
 */
export function useRecordDraft<Values extends object>(what: string, options: RecordDraftOptions<Values>) {
  const { stored, updatedAt, read, differences } = options;
  const {
    value: draft,
    latest,
    change,
    forget,
  } = useDraft<RecordDraft<Values> | null>(draftKeyOf(what), {
    start: null,
    read,
  });
  const values = draft?.values ?? stored;
  const startedFrom = draft?.updatedAt ?? updatedAt;
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
