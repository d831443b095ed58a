import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { secrets } from './schema.ts';

/** The secret of this name, made at first use and the same for every process on this database. */
export async function readSecret(db: Database, name: string): Promise<string> {
  await db
    .insert(secrets)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  if (!row) throw new Error(`The secret ${name} vanished while it was read.`);
  return row.value;
}
