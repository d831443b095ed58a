import type { SiteEvent } from '@femcoders/contracts/event';
import { counted, plural } from '@femcoders/contracts/spanish-count';

/** How many places there are left, in words; nothing where there is room for everybody or none can be had here. */
export function placesText({ registration, places_left }: Pick<SiteEvent, 'registration' | 'places_left'>) {
  if (registration === 'waiting') return 'Lista de espera';
  if (registration !== 'open' || typeof places_left !== 'number') return null;
  return `${plural(places_left, 'Queda', 'Quedan')} ${counted(places_left, 'plaza', 'plazas')}`;
}
