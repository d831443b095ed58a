import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';

interface AccountReference {
  table: string;
  /** Refers to `users`. */
  column: string;
  /** Of what there is one per account and value of these columns. */
  once?: readonly string[];
}

/** What goes along when an account becomes part of another: every reference to it that is not one of `leftBehind`. */
export const carriedAlong: readonly AccountReference[] = [
  { table: 'comments', column: 'author_id' },
  { table: 'comments', column: 'decided_by' },
  { table: 'user_notes', column: 'user_id' },
  { table: 'user_notes', column: 'author_id' },
  { table: 'registrations', column: 'checked_in_by' },
  { table: 'people', column: 'accepted_by' },
  { table: 'contact_messages', column: 'assigned_to' },
  { table: 'contact_entries', column: 'author_id' },
  { table: 'document_cases', column: 'user_id' },
  { table: 'document_steps', column: 'actor_id' },
  { table: 'member_profiles', column: 'user_id', once: [] },
  { table: 'avatars', column: 'user_id', once: [] },
  { table: 'member_letters', column: 'user_id', once: ['letter'] },
  { table: 'achievement_awards', column: 'user_id', once: ['achievement_id'] },
  { table: 'quiz_progress', column: 'user_id', once: ['quiz'] },
  { table: 'hub_pieces', column: 'author_id' },
  { table: 'hub_pieces', column: 'decided_by' },
  { table: 'hub_marks', column: 'user_id', once: ['piece_id'] },
  { table: 'hub_answers', column: 'user_id', once: ['piece_id'] },
  { table: 'hub_idea_votes', column: 'user_id', once: ['idea_id'] },
  { table: 'talk_marks', column: 'user_id', once: ['talk_id', 'kind'] },
  { table: 'talk_proposals', column: 'user_id' },
  { table: 'talk_proposals', column: 'decided_by' },
  { table: 'talk_proposal_scores', column: 'reviewer_id', once: ['proposal_id'] },
  { table: 'talk_speakers', column: 'permission_noted_by' },
  { table: 'job_marks', column: 'user_id', once: ['offer_id'] },
  { table: 'job_alerts', column: 'user_id', once: ['filters'] },
  { table: 'mentors', column: 'user_id', once: [] },
  { table: 'mentoring_requests', column: 'user_id', once: ['open'] },
  { table: 'mentoring_notes', column: 'user_id', once: ['session_id'] },
  { table: 'mentoring_ratings', column: 'user_id', once: ['pair_id'] },
  { table: 'mentoring_team_notes', column: 'author_id' },
  { table: 'achievement_awards', column: 'awarded_by' },
  { table: 'achievement_awards', column: 'revoked_by' },
];

/** What opens an account, what was agreed on for its address, what it was shown: it goes with it. */
export const leftBehind: readonly string[] = [
  'sessions',
  'second_factors',
  'recovery_codes',
  'password_links',
  'login_challenges',
  'known_devices',
  'first_steps',
  'mail_preferences',
];

/** Makes everything of one account the other's, except what it has already. */
export async function carryAlong(db: Database, from: string, to: string): Promise<void> {
  for (const reference of carriedAlong) {
    await db.execute(sql`
      update ${sql.identifier(reference.table)} as moved set ${sql.identifier(reference.column)} = ${to}
      where ${ofAccount(reference, from)} and ${isNew(reference, to)}`);
  }
}

/** How much of one table would go along. */
export async function countCarried(db: Database, table: string, column: string, from: string, to: string) {
  const reference = carriedAlong.find((one) => one.table === table && one.column === column);
  if (!reference) throw new Error(`${table}.${column} does not go along.`);
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from ${sql.identifier(table)} as moved
    where ${ofAccount(reference, from)} and ${isNew(reference, to)}`);
  return rows[0]?.n ?? 0;
}

const ofAccount = ({ column }: AccountReference, id: string): SQL => sql`moved.${sql.identifier(column)} = ${id}`;

function isNew({ table, column, once }: AccountReference, to: string): SQL {
  if (!once) return sql`true`;
  const same = once.map((name) => sql` and known.${sql.identifier(name)} = moved.${sql.identifier(name)}`);
  return sql`not exists (
    select 1 from ${sql.identifier(table)} as known
    where known.${sql.identifier(column)} = ${to}${sql.join(same, sql``)})`;
}
