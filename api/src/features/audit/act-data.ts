import { asc, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { audit } from '../../database/schema.ts';
import type { DataPart } from '../../feature/data-part.ts';
import { hasRegistry } from './right-data.ts';

/** Returns an entry's column without the words about her, which go with her account: the bare action stays. */
const withoutWords = (column: SQLWrapper) =>
  sql`case when jsonb_typeof(${column}) = 'object' then ${column} - '{name,email,reason,text}'::text[] else ${column} end`;

/** Her account and those that were merged into it, directly or not. */
async function accountsOf(db: Database, id: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive hers (id) as (
      select ${id}::text
      union
      select ${audit.before} ->> 'account' from ${audit} join hers on ${audit.subject} = 'user:' || hers.id
      where ${audit.act} = 'user.merge'
    )
    select id from hers`);
  return rows.map((row) => row.id);
}

/** The registry keeps what was live, which tokens there were and who may publish, not who made it so; her own rights end. */
async function forgetInRegistry(db: Database, accounts: string[]): Promise<void> {
  if (!(await hasRegistry(db))) return;
  const hers = sql`any(${sql.param(accounts)}::text[])`;
  const nobody = sql`'cuenta borrada'`;
  await db.execute(sql`update registry.history set switched_by = ${nobody} where switched_by_id = ${hers}`);
  await db.execute(sql`update registry.team_tokens set created_by = ${nobody} where created_by_id = ${hers}`);
  await db.execute(sql`update registry.part_rights set given_by = ${nobody} where given_by_id = ${hers}`);
  await db.execute(sql`update registry.rollouts set created_by = ${nobody} where created_by_id = ${hers}`);
  await db.execute(sql`update registry.rollout_changes set changed_by = ${nobody} where changed_by_id = ${hers}`);
  await db.execute(sql`update registry.approvals set approved_by = ${nobody} where approved_by_id = ${hers}`);
  await db.execute(sql`update registry.freezes set made_by = ${nobody} where made_by_id = ${hers}`);
  await db.execute(sql`delete from registry.part_rights where member_id = ${hers}`);
}

export const actData: DataPart = {
  key: 'actos',
  title: 'Lo que el registro de seguridad dice que has hecho',
  columns: ['audit.actor_id'],
  fields: { cuando: 'Cuándo', acto: 'Qué', sobre: 'Sobre qué' },
  async read(db, { id }) {
    const rows = await db
      .select({ at: audit.at, act: audit.act, subject: audit.subject })
      .from(audit)
      .where(inArray(audit.actorId, await accountsOf(db, id)))
      .orderBy(asc(audit.at), asc(audit.id));
    return rows.map(({ at, act, subject }) => ({ cuando: at, acto: act, sobre: subject }));
  },
  async erase({ db }, { id }) {
    const accounts = await accountsOf(db, id);
    await forgetInRegistry(db, accounts);
    await db.update(audit).set({ actorName: null, addressHash: null }).where(inArray(audit.actorId, accounts));
    await db
      .update(audit)
      .set({ before: withoutWords(audit.before), after: withoutWords(audit.after) })
      .where(
        inArray(
          audit.subject,
          accounts.map((account) => `user:${account}`),
        ),
      );
  },
};
