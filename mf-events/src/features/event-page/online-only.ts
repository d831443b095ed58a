import type { EventDetail } from '@femcoders/contracts/event';

/** Whether it takes place online alone: one goes in by a link, and there is no door. */
export function isOnlineOnly({ online, venue_name }: Pick<EventDetail, 'online' | 'venue_name'>): boolean {
  return online && !venue_name;
}
