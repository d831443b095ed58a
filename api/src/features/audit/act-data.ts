import { asc, eq, type SQLWrapper, sql } from 'drizzle-orm';
import { audit } from '../../database/schema.ts';
import type { DataPart } from '../my-data/data-part.ts';

/** What an entry says of her in words goes with her account: the bare act stays. */
const withoutWords = (column: SQLWrapper) =>
  sql`case when jsonb_typeof(${column}) = 'object' then ${column} - '{name,email,reason,text}'::text[] else ${column} end`;

export const actData: DataPart = {
  key: 'actos',
  title: 'Lo que el registro de seguridad dice que has hecho',
  columns: ['audit.actor_id'],
  fields: { cuando: 'Cuándo', acto: 'Qué', sobre: 'Sobre qué' },
  async read(db, { id }) {
    const rows = await db
      .select({ at: audit.at, act: audit.act, subject: audit.subject })
      .from(audit)
      .where(eq(audit.actorId, id))
      .orderBy(asc(audit.at), asc(audit.id));
    return rows.map(({ at, act, subject }) => ({ cuando: at, acto: act, sobre: subject }));
  },
  async erase({ db }, { id }) {
    await db.update(audit).set({ actorName: null, addressHash: null }).where(eq(audit.actorId, id));
    await db
      .update(audit)
      .set({ before: withoutWords(audit.before), after: withoutWords(audit.after) })
      .where(eq(audit.subject, `user:${id}`));
  },
};
