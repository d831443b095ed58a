import { eq, ne, type SQL, sql } from 'drizzle-orm';
import { contactMessages } from '../../database/contact-tables.ts';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema.ts';

/**
 * The messages that an administrator may read: all of them, but reports about the code of conduct only if she is
 * one of those named for it. To the others such a message does not exist.
 * @param conductReaders their mail addresses; null where nobody was named, and every administrator may
 */
export async function readableBy(
  callerId: string,
  conductReaders: readonly string[] | null,
  db: Database,
): Promise<SQL | undefined> {
  if (conductReaders === null) return undefined;
  const [caller] = await db.select({ email: users.email }).from(users).where(eq(users.id, callerId));
  const isNamed = conductReaders.some((address) => address.toLowerCase() === caller?.email);
  return isNamed ? undefined : ne(contactMessages.reason, 'conducta');
}

/** The administrators who may attend to a message of this reason. */
export function attendants(isConduct: boolean, conductReaders: readonly string[] | null): SQL {
  const isAdmin = eq(users.role, 'admin');
  if (!isConduct || conductReaders === null) return isAdmin;
  const addresses = conductReaders.map((address) => sql`${address.toLowerCase()}`);
  return sql`${isAdmin} and ${users.email} in (${sql.join(addresses, sql`, `)})`;
}
