import type { TalkChoices, TalkSummary } from '@femcoders/contracts/talk';
import {
  type TalkDuration,
  type TalkFormat,
  type TalkLanguage,
  type TalkLevel,
  type TalkOrder,
  talkDurations,
} from '@femcoders/contracts/talk-names';
import { and, asc, between, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { talks } from '../../database/talk-tables.ts';
import { type Page, rowsToRead, rowsToSkip } from '../../lists/listing.ts';
import { isVisible, summaryColumns, toSummary } from './talk-rows.ts';

/** The filters of talks; a missing one does not filter. */
export interface TalkFilters {
  /** As it stands in addresses. */
  topic?: string | undefined;
  year?: string | undefined;
  level?: TalkLevel | undefined;
  language?: TalkLanguage | undefined;
  format?: TalkFormat | undefined;
  duration?: TalkDuration | undefined;
}

const orders: Record<TalkOrder, SQL[]> = {
  recientes: [desc(talks.givenOn), asc(talks.id)],
  ayudan: [desc(talks.helped), desc(talks.givenOn), asc(talks.id)],
  cortas: [asc(talks.minutes), desc(talks.givenOn), asc(talks.id)],
};

function selected({ topic, year, level, language, format, duration }: TalkFilters): SQL | undefined {
  const length = duration && talkDurations[duration];
  return and(
    isVisible,
    topic ? sql`${talks.topicKeys} @> array[${topic}]` : undefined,
    year ? between(talks.givenOn, `${year}-01-01`, `${year}-12-31`) : undefined,
    level && eq(talks.level, level),
    language && eq(talks.language, language),
    format && eq(talks.format, format),
    length && between(talks.minutes, length.least, length.most),
  );
}

/** Talks that visitors may see; one row more than the page holds, when there is one. */
export async function listTalks(
  db: Database,
  filters: TalkFilters,
  order: TalkOrder,
  page: Page,
): Promise<TalkSummary[]> {
  const rows = await db
    .select(summaryColumns)
    .from(talks)
    .where(selected(filters))
    .orderBy(...orders[order])
    .limit(rowsToRead(page))
    .offset(rowsToSkip(page));
  return rows.map(toSummary);
}

/** Topics that one can choose from, at most. */
const mostTopics = 60;

/** Returns the options of the talks' filters, and how many talks the filters leave. */
export async function readTalkChoices(db: Database, filters: TalkFilters): Promise<TalkChoices> {
  const [topics, years, [counted]] = await Promise.all([
    db.execute<{ key: string; name: string; count: number }>(sql`
      select key, mode() within group (order by name) as name, count(*)::int as count
      from talks, unnest(talks.topic_keys, talks.topics) as topic (key, name)
      where ${isVisible} group by key order by count(*) desc, key limit ${mostTopics}`),
    db.execute<{ year: string }>(sql`
      select distinct to_char(given_on, 'YYYY') as year from talks where ${isVisible} order by year desc`),
    db.select({ total: count() }).from(talks).where(selected(filters)),
  ]);
  return { total: counted?.total ?? 0, topics: topics.rows, years: years.rows.map(({ year }) => year) };
}
