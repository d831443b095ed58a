import type { DemoData } from '@femcoders/contracts/demo-data';
import { countDemoData } from '@femcoders/contracts/endpoints/demo-data';
import { sql } from 'drizzle-orm';
import type { ApiContext } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import { serve } from '../../serve.ts';

/** Of each kind the table that has its rows. */
const tables = {
  events: 'events',
  people: 'people',
  members: 'users',
  comments: 'comments',
  talks: 'talks',
  news: 'news',
  jobs: 'job_offers',
  messages: 'contact_messages',
  achievements: 'achievements',
} as const satisfies Record<keyof DemoData, string>;

/** The ids of all demo data begin alike (`seed/`): no other row has such a one, as those are random. */
const [first, last] = ['00000000-0000-4000-8000-000000000000', '00000000-0000-4000-8000-ffffffffffff'];

/** Registers the route that counts what is left of the demonstration. */
export function demoDataRoutes({ app, db }: ApiContext): void {
  serve(app, countDemoData, () => countDemoRows(db));
}

/** Counts what is left of the demonstration, by kind. */
export async function countDemoRows(db: Database): Promise<DemoData> {
  const counts = Object.entries(tables).map(
    ([kind, table]) =>
      sql`(select count(*)::int from ${sql.identifier(table)} where id between ${first} and ${last}) as ${sql.identifier(kind)}`,
  );
  const { rows } = await db.execute<DemoData>(sql`select ${sql.join(counts, sql`, `)}`);
  if (!rows[0]) throw new Error('Counting gave no row.');
  return rows[0];
}
