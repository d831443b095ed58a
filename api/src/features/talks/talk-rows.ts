import type { TalkSummary } from '@femcoders/contracts/talk';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { talks } from '../../database/talk-tables.ts';

// In words, not columns: within a selection of one table these would lose the table's name.

/**
 * The condition of the talks that visitors may see: published, and given only by people who are published themselves and have said yes. A speaker
 * who leaves the team's page or takes her permission back takes her talks along in any state.
 */
export const isVisible: SQL = sql`(talks.state = 'published'
  and exists (select from talk_speakers where talk_speakers.talk_id = talks.id)
  and not exists (
    select from talk_speakers join people on people.id = talk_speakers.person_id
    where talk_speakers.talk_id = talks.id
      and (people.state <> 'published' or talk_speakers.permitted_on is null)))`;

const speakers = sql<{ slug: string; name: string }[]>`(
  select coalesce(json_agg(json_build_object('slug', people.slug, 'name', people.name) order by talk_speakers.position), '[]')
  from talk_speakers join people on people.id = talk_speakers.person_id
  where talk_speakers.talk_id = talks.id)`;

const { id, slug, title, summary, topics, topicKeys, level, language, format, minutes, givenOn, helped } =
  getTableColumns(talks);

/** The columns of a talk in a list: without slides and transcript, which are long. */
export const summaryColumns = {
  ...{ id, slug, title, summary, topics, topicKeys, level, language, format, minutes, givenOn, helped },
  speakers,
  hasVideo: sql<boolean>`talks.video is not null`,
  hasTranscript: sql<boolean>`jsonb_array_length(talks.transcript) > 0`,
};

export function toSummary<Row extends { topics: string[]; topicKeys: string[] }>({
  topics: names,
  topicKeys: keys,
  ...row
}: Row) {
  return { ...row, topics: topicsOf(names, keys) };
}

export function topicsOf(names: string[], keys: string[]): TalkSummary['topics'] {
  return names.map((name, n) => ({ key: keys[n] ?? '', name }));
}
