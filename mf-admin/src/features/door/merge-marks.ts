import type { DoorEntry } from '@femcoders/contracts/registration';
import type { QueuedMark } from './door-store.ts';

/** A person at the door; `waits` when what is shown of her has not reached the API yet. */
export interface ShownEntry extends DoorEntry {
  waits?: true;
}

/** The people of a list as the marks that wait leave them. An arrival that the list knows keeps its time. */
export function mergeMarks(people: readonly DoorEntry[], marks: readonly QueuedMark[]): ShownEntry[] {
  return people.map((entry) => {
    const own = marks.filter(({ registration }) => registration === entry.id);
    if (own.length === 0) return entry;
    const shown: ShownEntry = { ...entry, waits: true };
    for (const { act, made_at } of own) {
      if (act === 'place') shown.state = 'registered';
      else shown.checked_in_at = act === 'check-in' ? (shown.checked_in_at ?? made_at) : null;
    }
    return shown;
  });
}
