import { canonicalEmail } from '@femcoders/contracts/email-address';
import { team } from '@femcoders/contracts/role-groups';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema.ts';

/** An account, as far as the rights of its role go. */
export interface FoundMember {
  id: string;
  name: string;
  email: string;
  /** Whether her role opens a section of the administration. */
  isStaff: boolean;
  isAdmin: boolean;
}

/** Finds accounts by their ids, or one by its email; what is not there is left out. */
export async function findMembers(
  db: Database,
  asked: { ids: readonly string[] } | { email: string },
): Promise<FoundMember[]> {
  if ('ids' in asked && asked.ids.length === 0) return [];
  const rows = await db
    .select({ id: users.id, name: users.name, email: users.email, role: users.role })
    .from(users)
    .where('ids' in asked ? inArray(users.id, [...asked.ids]) : eq(users.email, canonicalEmail(asked.email)));
  return rows.map(({ role, ...member }) => ({
    ...member,
    isStaff: (team as readonly string[]).includes(role),
    isAdmin: role === 'admin',
  }));
}
