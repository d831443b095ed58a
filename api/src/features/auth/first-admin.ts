import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type pg from 'pg';
import { recordAct } from '../../audit/audit-log.ts';
import { hashPassword } from '../../authentication/password.ts';
import { inTransaction } from '../../database/database.ts';
import { users } from '../../database/schema.ts';

export interface FirstAdminOptions {
  /** Both or neither, from `ADMIN_EMAIL` and `ADMIN_PASSWORD`. */
  email?: string | undefined;
  password?: string | undefined;
  log: { info(message: string): void };
}

export interface FirstAdmin {
  email: string;
  /** The generated password, to be shown once; absent when it was given. */
  oneTimePassword?: string;
}

const defaultEmail = 'admin@femcoders.example';
/** Keeps two starts from creating an admin each. */
const firstAdminLock = 4_812_305;

/**
 * Creates an admin when there is none yet.
 * @returns who was created, or null when there was an admin already
 */
export async function ensureFirstAdmin(pool: pg.Pool, options: FirstAdminOptions): Promise<FirstAdmin | null> {
  return inTransaction(pool, async ({ db, client }) => {
    await client.query('select pg_advisory_xact_lock($1)', [firstAdminLock]);
    const [existing] = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1);
    if (existing) return null;

    const email = (options.email ?? defaultEmail).trim().toLowerCase();
    const password = options.password ?? randomBytes(15).toString('base64url');
    const passwordHash = await hashPassword(password);
    const [admin] = await db
      .insert(users)
      .values({ email, name: 'Administradora', role: 'admin', passwordHash })
      .onConflictDoUpdate({ target: users.email, set: { role: 'admin', passwordHash } })
      .returning({ id: users.id });
    await recordAct(
      db,
      { requestId: 'start', addressHash: null },
      {
        act: 'user.create-first-admin',
        at: new Date(),
        actor: null,
        subject: `user:${admin?.id}`,
        after: { role: 'admin' },
      },
    );
    options.log.info('The first admin was created.');
    return options.password === undefined ? { email, oneTimePassword: password } : { email };
  });
}
