import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { TestDatabase } from '@femcoders/services/testing/test-database';
import { eq } from 'drizzle-orm';
import { createDatabase, createPool, inTransaction } from '../../database/database.ts';
import { users } from '../../database/schema.ts';
import { ApiProblem } from '../../problems.ts';
import { createMigratedDatabase } from '../../testing/migrated-database.ts';
import { refuseLastAdmin } from './last-admin.ts';

const now = new Date('2026-11-21T10:00:00Z');
let database: TestDatabase;
let pool: ReturnType<typeof createPool>;

before(async () => {
  database = await createMigratedDatabase();
  pool = createPool(database.url, 4);
});
beforeEach(async () => void (await pool.query('delete from users')));
after(async () => {
  await pool.end();
  await database.drop();
});

type NewUser = Partial<typeof users.$inferInsert>;

async function account(name: string, values: NewUser = {}): Promise<string> {
  const email = `${name}@prueba.example`;
  const [row] = await createDatabase(pool)
    .insert(users)
    .values({ email, name, role: 'admin', passwordHash: 'x', ...values })
    .returning();
  return row?.id ?? '';
}
const check = (userId: string) => refuseLastAdmin(createDatabase(pool), userId, now);
const isConflict = (error: unknown) => error instanceof ApiProblem && error.code === 'conflict';

test('the last administrator may not leave', async () => {
  const only = await account('ana');
  await account('berta', { role: 'moderator' });
  await assert.rejects(check(only), isConflict);
});

test('one of two may, and a member who is no administrator', async () => {
  const both = [await account('ana'), await account('berta')];
  for (const admin of both) await check(admin);
  await check(await account('clara', { role: 'member' }));
});

test('another who cannot act does not count, until she can again', async () => {
  const only = await account('ana');
  const other = await account('berta', { suspendedAt: now });
  const becomes = (values: NewUser) => createDatabase(pool).update(users).set(values).where(eq(users.id, other));
  await assert.rejects(check(only), isConflict);
  await becomes({ suspendedUntil: new Date(now.getTime() + 1) });
  await assert.rejects(check(only), isConflict);
  await becomes({ suspendedUntil: now });
  await check(only);
  await becomes({ suspendedAt: null, suspendedUntil: null, deleteAt: now });
  await assert.rejects(check(only), isConflict);
});

test('of two who leave at once one stays', async () => {
  const both = [await account('ana'), await account('berta')];
  const leave = (userId: string) =>
    inTransaction(pool, async ({ db }) => {
      await refuseLastAdmin(db, userId, now);
      await db.update(users).set({ deleteAt: now }).where(eq(users.id, userId));
    });
  const ends = await Promise.allSettled(both.map(leave));
  assert.deepEqual(ends.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
});
