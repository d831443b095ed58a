import type { HubKind } from '@femcoders/contracts/hub-names';
import { jobLevelNames } from '@femcoders/contracts/job-names';
import { type SQL, sql } from 'drizzle-orm';
import { wasPublished } from './month-sources.ts';

/** The source of a statistic by groups. */
export interface GroupSource {
  /**
   * `kind`, `count` and `values` (more numbers of each kind, as an array) of every kind.
   * @param end of the last finished month
   */
  groups: (end: Date) => SQL;
  /** Every kind and what readers call it, in the order in which they are shown. */
  names: Readonly<Record<string, string>>;
}

const hubKindNames: Readonly<Record<HubKind, string>> = {
  resource: 'Recursos',
  project: 'Proyectos que buscan manos',
  group: 'Grupos de interés',
  study: 'Parejas de estudio',
};
const middle = (of: SQL) => sql`percentile_cont(0.5) within group (order by ${of})`;
const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`;

export const groupSources = {
  sueldos: {
    groups: (end) => sql`
      select level as kind, count(*)::int as count, array[${middle(sql`salary_min`)}, ${middle(sql`salary_max`)}] as values
      from job_offers
      where ${wasPublished} and published_at < ${instant(end)} and published_at >= ${instant(end)} - interval '12 months'
      group by level`,
    names: jobLevelNames,
  },
  espacio: {
    groups: (end) => sql`
      select kind, count(*)::int as count, array[]::float8[] as values
      from hub_pieces where state = 'published' and published_at < ${instant(end)} group by kind`,
    names: hubKindNames,
  },
} satisfies Record<string, GroupSource>;
