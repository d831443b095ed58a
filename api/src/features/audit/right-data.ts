import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { DataPart } from '../../feature/data-part.ts';

/** Whether the registry shares this database: an API alone may stand without one. */
export async function hasRegistry(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ there: boolean }>(
    sql`select to_regclass('registry.rollouts') is not null as there`,
  );
  return rows[0]?.there === true;
}

/** The parts of the site that she may publish. They end with her acts (`act-data.ts`). */
export const rightData: DataPart = {
  key: 'permisos',
  title: 'Las partes de la web que puedes publicar',
  columns: [],
  fields: { parte: 'Parte', desde: 'Desde' },
  async read(db, { id }) {
    if (!(await hasRegistry(db))) return [];
    const { rows } = await db.execute<{ part: string; since: Date }>(
      sql`select part, given_at as since from registry.part_rights where member_id = ${id} order by part collate "C"`,
    );
    return rows.map(({ part, since }) => ({ parte: part, desde: new Date(since) }));
  },
};
