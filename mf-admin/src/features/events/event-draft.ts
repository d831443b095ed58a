import type { AdminEvent } from '@femcoders/contracts/admin-event';
import { documentOfText } from '@femcoders/contracts/plain-document';
import { type EventValues, isSame, mergeValues, newEventValues, valuesOf } from './event-values.ts';

/** The draft of an event, with the version it is based on. */
export interface EventDraft {
  base: EventValues;
  values: EventValues;
  /** The `updated_at` of the event then; null of a new one. */
  startedFrom: string | null;
  /** After somebody else's changes were taken over: the fields that both have changed. */
  mergedWith: (keyof EventValues)[] | null;
}

/** @param event null for a new one */
export function draftOf(event: AdminEvent | null): EventDraft {
  const values = event ? valuesOf(event) : newEventValues;
  return { base: values, values, startedFrom: event?.updated_at ?? null, mergedWith: null };
}

/** Returns a draft on top of the event as somebody else has stored it in the meantime. */
export function rebaseDraft(
  { base, values }: Pick<EventDraft, 'base' | 'values'>,
  event: AdminEvent | null,
): EventDraft {
  const theirs = draftOf(event);
  const merged = mergeValues(base, values, theirs.base);
  return { ...theirs, values: merged.values, mergedWith: merged.both };
}

/** Returns the stored draft on top of the event as it is now; null when nothing is left to be saved. */
export function readDraft(stored: unknown, event: AdminEvent | null): EventDraft | null {
  const kept = (stored ?? {}) as Partial<EventDraft>;
  const [base, values] = [withDocument(kept.base), withDocument(kept.values)];
  const { startedFrom } = kept;
  if (!isValues(base) || !isValues(values)) return null;
  const draft = rebaseDraft({ base, values }, event);
  if (isSame(draft.values, draft.base)) return null;
  return startedFrom === draft.startedFrom ? { ...draft, mergedWith: null } : draft;
}

/** Values as they are now of those that an older version kept, whose text was plain. */
function withDocument(kept: unknown): unknown {
  const { about, ...rest } = (kept ?? {}) as { about?: unknown; about_document?: unknown };
  return typeof about === 'string' ? { ...rest, about_document: documentOfText(about) } : kept;
}

/** A draft of another version of this page may lack a field, or have it in another form. */
function isValues(kept: unknown): kept is EventValues {
  if (typeof kept !== 'object' || kept === null) return false;
  return Object.entries(newEventValues).every(([name, value]) => {
    const found = (kept as Record<string, unknown>)[name];
    return name === 'logo_url' ? found === null || typeof found === 'string' : typeof found === typeof value;
  });
}
