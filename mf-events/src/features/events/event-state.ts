import type { SiteEvent } from '@femcoders/contracts/event';

/** What a visitor is told of an event that does not take place as announced. */
export const stateNotes: Partial<Record<SiteEvent['state'], string>> = {
  postponed: 'Aplazado',
  cancelled: 'Cancelado',
};
