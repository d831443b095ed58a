import { dayMillisecondsOf, retention } from '@femcoders/contracts/retention';
import { isoDay } from '@femcoders/contracts/spanish-date';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { knownDevices } from '../../database/schema.ts';

/** A device that was not used since then is a new one. */
const forgottenBefore = (now: Date) => isoDay(new Date(now.getTime() - dayMillisecondsOf(retention.knownDevice)));

/**
 * Notes that an account is entered with a device.
 * @param device in words
 * @returns whether it is one that the account does not know; of two logins at once only one gets true
 */
export async function noteDevice(db: Database, userId: string, device: string, now: Date): Promise<boolean> {
  const today = isoDay(now);
  const added = await db
    .insert(knownDevices)
    .values({ userId, device, lastSeenOn: today })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.device],
      set: { lastSeenOn: today },
      setWhere: lt(knownDevices.lastSeenOn, forgottenBefore(now)),
    })
    .returning({ device: knownDevices.device });
  if (added.length > 0) return true;
  await db
    .update(knownDevices)
    .set({ lastSeenOn: today })
    .where(
      and(eq(knownDevices.userId, userId), eq(knownDevices.device, device), sql`${knownDevices.lastSeenOn} < ${today}`),
    );
  return false;
}

/** The next device that logs in is new again, and its owner gets a mail. */
export async function forgetDevices(db: Database, userId: string): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices.userId, userId));
}

/** Removes the devices that have not been used for so long that they count as new. */
export async function purgeDevices(db: Database, now: Date): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.lastSeenOn, forgottenBefore(now)));
}
