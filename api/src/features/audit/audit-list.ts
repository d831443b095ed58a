import type { AdminList } from '@femcoders/contracts/admin-list';
import type { AuditEntry } from '@femcoders/contracts/audit';
import { intervalOf, retention } from '@femcoders/contracts/retention';
import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { audit } from '../../database/schema.ts';
import { holdsWords, matchesWords, orderOf, readAdminPage } from '../../lists/admin-list.ts';
import type { Page } from '../../lists/listing.ts';

export interface AuditQuery {
  /** Words of actor, act, subject or request. */
  q?: string | undefined;
  act?: string | undefined;
  /** Words of the actor's name. */
  actor?: string | undefined;
  /** The prefix of the subject: `comment`, or `comment:<id>`. */
  subject?: string | undefined;
  /** First and last day, as the community's clock counts them (YYYY-MM-DD). */
  from?: string | undefined;
  to?: string | undefined;
  sort: 'at' | '-at';
}

/** One page of the log, and how many entries there are on all pages. */
export async function listAudit(db: Database, query: AuditQuery, page: Page): Promise<AdminList<AuditEntry>> {
  const where = and(...conditions(query));
  return readAdminPage(
    page,
    db
      .select()
      .from(audit)
      .where(where)
      .orderBy(...orderOf(query.sort, { at: audit.at }, audit.id)),
    db.$count(audit, where),
    (row) => ({ ...row, id: String(row.id), at: row.at.toISOString() }),
  );
}

function conditions({ q, act, actor, subject, from, to }: AuditQuery): (SQL | undefined)[] {
  return [
    holdsWords(q, sql`search_text`),
    act ? eq(audit.act, act) : undefined,
    actorNamed(actor),
    subject ? sql`${audit.subject} like ${`${subject.replace(/[\\%_]/g, '\\$&')}%`}` : undefined,
    from ? sql`${audit.at} >= ${from}::date::timestamp at time zone 'Europe/Madrid'` : undefined,
    to ? sql`${audit.at} < (${to}::date + 1)::timestamp at time zone 'Europe/Madrid'` : undefined,
  ];
}

/** Removes the entries that are two years old: the log is append only, but not for ever. */
export async function purgeAudit(db: Database, now: Date): Promise<void> {
  await db
    .delete(audit)
    .where(lt(audit.at, sql`${now.toISOString()}::timestamptz - ${intervalOf(retention.audit)}::interval`));
}

/** Few people fill a long log: their names are found by leaping through the index, and then all that is theirs. */
function actorNamed(words: string | undefined): SQL | undefined {
  const matching = matchesWords(words, [sql`name`]);
  return (
    matching &&
    sql`${audit.actorName} in (
      with recursive names (name) as (
        select min(actor_name) from audit
        union all
        select (select min(actor_name) from audit where actor_name > names.name) from names where name is not null
      )
      select name from names where name is not null and ${matching})`
  );
}
