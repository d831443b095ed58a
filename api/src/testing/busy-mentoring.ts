import { randomUUID } from 'node:crypto';
import type { TestApi } from './test-api.ts';

/** She accompanies somebody and is accompanied, has noted and rated, and wrote about another's request as one of the team. */
export async function addBusyMentoring(
  { pool, member }: TestApi,
  { id, name, now }: { id: string; name: string; now: Date },
): Promise<void> {
  const mentor = async (userId: string, slug: string, text: string): Promise<string> => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into mentors (user_id, slug, state, headline, about, topics, levels, languages, formats, modalities, slots,
         max_pairs, contact, is_public, agreed_at, created_at, updated_at)
       values ($1, $2, 'active', $3, $3, '{react}', '{junior}', '{es}', '{ciclo}', '{en-linea}', '{11}', 2, $3, true,
         $4, $4, $4) returning id`,
      [userId, slug, text, now],
    );
    return rows[0]?.id ?? '';
  };
  const request = async (userId: string, text: string): Promise<string> => {
    const requestId = randomUUID();
    await pool.query(
      `insert into mentoring_requests (id, user_id, state, goal, level, topics, languages, format, modalities, slots,
         preferences, contact, created_at, state_since, updated_at)
       values ($1, $2, 'active', $3, 'junior', '{react}', '{es}', 'ciclo', '{en-linea}', '{11}', $3, $3, $4, $4, $4)`,
      [requestId, userId, text, now],
    );
    return requestId;
  };
  const pair = async (requestId: string, mentorId: string): Promise<string> => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into mentoring_pairs (request_id, mentor_id, started_at) values ($1, $2, $3) returning id`,
      [requestId, mentorId, now],
    );
    return rows[0]?.id ?? '';
  };
  const other = await member('member');
  const asMentee = await pair(await request(id, `De ${name}`), await mentor(other.id, 'otra-mentora', 'De otra'));
  const others = await request(other.id, 'De otra');
  const mentorId = await mentor(id, 'zoraida-inconfundible', `Soy ${name}`);
  await pair(others, mentorId);
  await pool.query(
    `insert into mentoring_proposals (request_id, mentor_id, position, state, score, reasons, asked_at, answer_by, reason,
       created_at) values ($1, $2, 0, 'declined', 1, '[]', $3, $3, $4, $3)`,
    [others, mentorId, now, `Dice ${name}`],
  );
  const session = randomUUID();
  await pool.query(
    `insert into mentoring_sessions (id, pair_id, starts_at, minutes, created_at, updated_at)
     values ($1, $2, $3, 45, $3, $3)`,
    [session, asMentee, now],
  );
  await pool.query('insert into mentoring_notes values ($1, $2, $3, $4)', [session, id, `Nota de ${name}`, now]);
  await pool.query('insert into mentoring_ratings values ($1, $2, 5, $3, $4)', [asMentee, id, `De ${name}`, now]);
  await pool.query(`insert into mentoring_team_notes values ($1, $2, 'Una nota', $3, $4, $5)`, [
    randomUUID(),
    others,
    id,
    name,
    now,
  ]);
}
