import { type EventValues, newEventValues } from './event-values.ts';

/** What somebody has typed and not saved, with what she started from. */
export interface EventDraft {
  base: EventValues;
  values: EventValues;
  /** The `updated_at` of the event then; null of a new one. */
  startedFrom: string | null;
}

/** @param event id of the event, or `nuevo` */
const keyOf = (event: string) => `eventDraft:${event}`;

/** The unsaved changes of this browser, or null. */
export function readDraft(event: string): EventDraft | null {
  try {
    const { base, values, startedFrom } = JSON.parse(localStorage.getItem(keyOf(event)) ?? 'null');
    if (!isValues(base) || !isValues(values)) return null;
    return { base, values, startedFrom: typeof startedFrom === 'string' ? startedFrom : null };
  } catch {
    // Nothing is kept, storage is switched off, or what lies there is not ours.
    return null;
  }
}

export function keepDraft(event: string, draft: EventDraft | null): void {
  try {
    if (draft) localStorage.setItem(keyOf(event), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(event));
  } catch {
    // Without storage there is no draft; the form works all the same.
  }
}

/** A draft of another version of this page may lack a field, or have it in another form. */
function isValues(kept: unknown): kept is EventValues {
  if (typeof kept !== 'object' || kept === null) return false;
  return Object.entries(newEventValues).every(([name, value]) => {
    const found = (kept as Record<string, unknown>)[name];
    return name === 'logo_url' ? found === null || typeof found === 'string' : typeof found === typeof value;
  });
}
