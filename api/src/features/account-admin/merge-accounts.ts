import type { AdminAccount, Merge, MergePreview } from '@femcoders/contracts/admin-account';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { isSuspended } from '../../authentication/suspension.ts';
import { type Database, inTransaction } from '../../database/database.ts';
import { registrations } from '../../database/event-tables.ts';
import { audit, users } from '../../database/schema.ts';
import type { AccountReference } from '../../feature/account-reference.ts';
import type { PlaceLinks } from '../../mail/place-links.ts';
import { conflict } from '../../problems.ts';
import { refuseLastAdmin } from '../accounts/feature.ts';
import { mergedMail } from './account-admin-mails.ts';
import { noAccount, readAccount } from './account-detail.ts';
import { toAccountEntry, type UserRow } from './account-list.ts';
import { carryAlong, countCarried } from './account-references.ts';
import { type AccountPorts, changeAccount, lockAccounts, recordOnAccount } from './act-on-account.ts';
import { mergeRegistrations } from './merge-registrations.ts';

export interface MergePorts extends AccountPorts {
  links: PlaceLinks;
  /** The references that move to the other account. */
  carried: readonly AccountReference[];
}

/**
 * Makes one account part of another of the same person: what she has written, her places and what is noted about her go
 * along, what opens the account ends, and the account is gone. Both addresses get a mail. Asked for again it does
 * nothing.
 * @param id of the account that stays
 * @throws ApiProblem `not-found`; `conflict` for an account and itself, one's own, a suspended one, the last
 * administrator
 */
export async function mergeAccounts(id: string, { from, reason }: Merge, ports: MergePorts): Promise<AdminAccount> {
  const { now, enqueueMail } = ports;
  return inTransaction(ports.pool, async (transaction) => {
    const { db, client } = transaction;
    const { [id]: kept, [from]: gone } = await lockAccounts(db, [id, from], ports);
    if (!kept) throw noAccount();
    if (!gone) {
      if (await isMergedAlready(db, id, from)) return readAccount(db, id, now);
      throw noAccount();
    }
    const obstacle = obstacleTo(kept, gone, ports);
    if (obstacle) throw conflict(obstacle);
    await refuseLastAdmin(db, from, now);

    const places = await mergeRegistrations(transaction, gone.email, kept.email, ports);
    await carryAlong(db, ports.carried, from, id);
    await changeAccount(db, kept, {
      avatar: kept.avatar ?? gone.avatar,
      createdAt: gone.createdAt < kept.createdAt ? gone.createdAt : kept.createdAt,
      lastSeenOn:
        [kept.lastSeenOn, gone.lastSeenOn]
          .filter((day) => day !== null)
          .sort()
          .at(-1) ?? null,
    });
    await db.delete(users).where(eq(users.id, from));
    const before = { account: from, role: gone.role };
    await recordOnAccount(db, ports, 'user.merge', id, { before, after: { ...places, reason } });
    await enqueueMail(client, mergedMail(kept.email, 'kept', ports));
    await enqueueMail(client, mergedMail(gone.email, 'gone', ports));
    return readAccount(db, id, now);
  });
}

/**
 * Returns what merging would do now.
 * @throws ApiProblem `not-found`
 */
export async function previewMerge(
  db: Database,
  id: string,
  from: string,
  who: Pick<MergePorts, 'actor' | 'now' | 'carried'>,
): Promise<MergePreview> {
  const rows = await db
    .select()
    .from(users)
    .where(inArray(users.id, [id, from]));
  const kept = rows.find((row) => row.id === id);
  const gone = rows.find((row) => row.id === from);
  if (!kept || !gone) throw noAccount();
  const account = await readAccount(db, from, who.now);
  const { rows: counted } = await db.execute<{ all: number; shared: number }>(sql`
    select count(*)::int as "all",
      (count(*) filter (where exists (
        select 1 from ${registrations} as also
        where also.event_id = hers.event_id and also.email = ${kept.email})))::int as "shared"
    from ${registrations} as hers where hers.email = ${gone.email}`);
  const { all = 0, shared = 0 } = counted[0] ?? {};
  return {
    from: toAccountEntry(gone, account.secondFactor, who.now),
    obstacle: obstacleTo(kept, gone, who),
    comments: await countCarried(db, who.carried, ['comments', 'author_id'], from, id),
    notes: await countCarried(db, who.carried, ['user_notes', 'user_id'], from, id),
    achievements: await countCarried(db, who.carried, ['achievement_awards', 'user_id'], from, id),
    registrations: all - shared,
    sharedEvents: shared,
    sessions: account.sessions,
    secondFactor: account.secondFactor,
  };
}

function obstacleTo(kept: UserRow, gone: UserRow, { actor, now }: Pick<AccountPorts, 'actor' | 'now'>): string | null {
  if (kept.id === gone.id) return 'Es la misma cuenta: elige otra.';
  if (gone.id === actor.id) return 'Es la cuenta con la que estás aquí: desaparecería. Une la otra a esta.';
  if (isSuspended(gone, now)) return 'Esa cuenta está suspendida: levanta antes la suspensión, o no la unas.';
  return null;
}

async function isMergedAlready(db: Database, id: string, from: string): Promise<boolean> {
  const [found] = await db
    .select({ id: audit.id })
    .from(audit)
    .where(
      and(eq(audit.subject, `user:${id}`), eq(audit.act, 'user.merge'), sql`${audit.before} ->> 'account' = ${from}`),
    )
    .limit(1);
  return found !== undefined;
}
