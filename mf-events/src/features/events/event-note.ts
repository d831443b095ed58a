import type { SiteEvent } from '@femcoders/contracts/event';
import type { EventPhase } from '@femcoders/contracts/event-phase';

/** The notes about an event that does not take place as announced. */
const stateNotes: Partial<Record<SiteEvent['state'], string>> = {
  postponed: 'Aplazado',
  cancelled: 'Cancelado',
};

/** Returns the note next to an event's name: that it takes place now, or does not as announced. */
export function eventNote(state: SiteEvent['state'], phase: EventPhase): string | undefined {
  return stateNotes[state] ?? (phase === 'now' ? 'Ahora' : undefined);
}
