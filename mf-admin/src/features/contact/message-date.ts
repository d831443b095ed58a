import { shortDay, shortMoment } from '@femcoders/contracts/spanish-date';

/** When a message came, short enough for a column; of an anonymous one nobody knows the hour. */
export function receivedAt({ name, createdAt }: { name: string | null; createdAt: string }): string {
  return name === null ? shortDay(createdAt) : shortMoment(createdAt);
}
