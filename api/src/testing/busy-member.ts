import { randomUUID } from 'node:crypto';
import { sealFile } from '../features/documents/stored-files.ts';
import { addEvent } from './add-event.ts';
import { addTalk } from './add-talk.ts';
import { askForPlace } from './ask-for-place.ts';
import { addBusyMentoring } from './busy-mentoring.ts';
import type { TestApi, TestMember } from './test-api.ts';
import { testNews } from './test-news.ts';
import { testSecrets } from './test-secrets.ts';

/** A name that no other test writes: found anywhere, it is hers. */
export const busyName = 'Zoraida Inconfundible';
export const busyEmail = 'zoraida@inconfundible.example';

export interface BusyMember extends TestMember {
  /** Of an event to come with one place, which is hers; another waits for it. */
  eventId: string;
  pastEventId: string;
}

/** A member, who is one of the team, with something of hers wherever the database keeps something about members. */
export async function createBusyMember(api: TestApi, now: Date): Promise<BusyMember> {
  const { pool } = api;
  const member = await api.member('moderator');
  const { id } = member;
  const run = (sql: string, ...values: unknown[]) => pool.query(sql, values);
  await run('update users set name = $2, email = $3, last_seen_on = $4 where id = $1', id, busyName, busyEmail, now);
  await run(`update sessions set device = 'Firefox en Linux', proven_at = $2 where user_id = $1`, id, now);
  await run(`insert into known_devices values ($1, 'Firefox en Linux', $2)`, id, now);
  await run(
    'insert into second_factors (user_id, secret, created_at, confirmed_at) values ($1, $2, $3, $3)',
    id,
    'x',
    now,
  );
  await run(`insert into recovery_codes (user_id, code_hash) values ($1, 'x')`, id);
  await run(`insert into mail_preferences values ($1, 'events', false, $2)`, id, now);
  await run(`insert into member_letters values ($1, 'd7', $2)`, id, now);
  await run('insert into first_steps (user_id, joined_slack, changed_at) values ($1, true, $2)', id, now);
  await run(
    `insert into quiz_progress values ($1, 'css', '{"version":1,"questions":{"gap":{"at":"2026-01-02T10:00:00Z","right":true,"step":null}},"exams":[]}', null, $2)`,
    id,
    now,
  );
  await run(`insert into read_articles values ($1, 'css/css-grid', true, $2)`, id, now);
  await run(`insert into password_links values ('x', $1, 'lock', $2, $2)`, id, now);
  await run(
    `insert into pending_accounts (token_hash, email, name, password_hash, wants_news, created_at, expires_at)
     values ('x', $1, $2, 'x', false, $3, $3)`,
    busyEmail,
    busyName,
    now,
  );

  await run(`insert into login_challenges values ('x', $1, 'x', 0, $2, $2)`, id, now);
  await run(
    `insert into member_profiles values
     ($1, 'bienvenida', 'ella', $2, 'Gràcia', '', 7, '{CSS,SQL}', '{}', null, '', '{}', '{empleo}', '{}', '', '', '', null, '{"bio":"public"}', 1, $3)`,
    id,
    `Soy ${busyName}`,
    now,
  );
  const avatarId = 'a'.repeat(32);
  await run('insert into avatars values ($1, $2, $3)', avatarId, id, now);
  await run(`insert into avatar_files values ($1, 96, 'webp', 'chica'), ($1, 384, 'webp', 'grande')`, avatarId);

  for (const content of ['Mi primer comentario', 'Otro <script>alert(1)</script>']) {
    const body = { postId: 16, content, alias: 'Zoraida Inconfundible' };
    await api.call('POST', '/comments', { body, as: member.authorization });
  }
  const { id: commentOfAnother } = await api.comment('De otra persona');
  await api.call('POST', `/comments/approve/${commentOfAnother}`, { as: member.authorization });
  const helpful = `/user/${member.id}/helpful-comments/${commentOfAnother}`;
  await api.call('PUT', helpful, { body: { helpful: true }, as: member.authorization });

  const startsAt = new Date(now.getTime() + 40 * 24 * 3_600_000);
  const eventId = await addEvent(pool, { starts_at: startsAt, name: 'Taller <b>con plaza</b>' });
  const pastEventId = await addEvent(pool, { slug: 'pasado', starts_at: new Date(now.getTime() - 24 * 3_600_000) });
  await askForPlace(api, { name: busyName, email: busyEmail });
  await askForPlace(api, { name: 'Quien espera', email: 'espera@prueba.example' });
  await run(
    `insert into registrations (event_id, name, email, state, created_at, placed_at, checked_in_at, checked_in_by)
     values ($1, $2, $3, 'registered', $4, $4, $4, $5)`,
    pastEventId,
    busyName,
    busyEmail,
    now,
    id,
  );

  await run(
    `with made as (
       insert into achievements (name, why, family, petals, palette, created_at, updated_at)
       values ('Primer paso', 'Por empezar', 'join', 5, 'sun', $2, $2) returning id
     )
     insert into achievement_awards
       (achievement_id, user_id, evidence, reached_at, awarded_at, awarded_by, mail_due, revoked_at, revoked_by, revoke_reason)
     select id, $1, 'Una prueba', $2, $2, $1, false, $2, $1, 'Era una prueba' from made`,
    id,
    now,
  );
  await run(
    `with hers as (
       insert into hub_pieces
         (kind, slug, title, body, details, author_id, state, created_at, updated_at, published_at, decided_by, search_text)
       values ('group', 'grupo-de-zoraida', 'Grupo de Zoraida', 'Nos juntamos', '{"rhythm":"","channel":"","contact":""}',
         $1, 'published', $2, $2, $2, $1, 'grupo') returning id
     ), answered as (
       insert into hub_answers (piece_id, user_id, message, created_at, reply, replied_at)
       select id, $1, $3, $2, $3, $2 from hers
     ), voted as (
       insert into hub_idea_votes values ('grupos', $1, $2)
     )
     insert into hub_marks select id, $1, $2 from hers`,
    id,
    now,
    `Me apunto, soy ${busyName}`,
  );
  await run(
    `with offer as (
       insert into job_offers (slug, title, company, mode, workday, contract, level, technologies, salary_min, salary_max,
         about, musts, nices, process, apply, days, contact_name, contact_email, haystack, technology_keys, created_at)
       values ('oferta-' || $1, 'Un puesto', 'Empresa de Ejemplo', 'remoto', 'completa', 'indefinido', 'junior', '{}', 20000,
         30000, 'Texto', '{}', '{}', 'Proceso', 'empleo@prueba.example', 30, $2, 'Zoraida@Inconfundible.example', '', '{}', $3)
       returning id
     )
     insert into job_marks (user_id, offer_id, saved_at) select $1::uuid, id, $3 from offer`,
    id,
    busyName,
    now,
  );
  await run(
    `insert into job_alerts (user_id, filters, created_at, told_until) values ($1, '{"level":"junior"}', $2, $2)`,
    id,
    now,
  );
  const note = 'insert into user_notes values (gen_random_uuid(), $1, $2, $3, $4, $5)';
  await run(note, id, `Una nota sobre ${busyName}`, null, 'Otra persona', now);
  await run(note, (await api.member('member')).id, 'Una nota sobre otra', id, busyName, now);

  const messageId = randomUUID();
  await run(
    `insert into contact_messages (id, reference, reason, name, email, message, created_at, assigned_to)
     values ($1, 'FC-AAAA-BBBB', 'datos', $2, $3, 'Una pregunta sobre mis datos', $4, $5)`,
    messageId,
    busyName,
    'Zoraida@Inconfundible.example',
    now,
    id,
  );
  await run(`insert into contact_attachments values ($1, 'foto.png', 'image/png', $2)`, messageId, Buffer.from('png'));
  await run(
    `insert into contact_entries values ($1, $2, 'answer', 'Nuestra respuesta', $3, $4, $5)`,
    randomUUID(),
    messageId,
    id,
    busyName,
    now,
  );
  await addDocuments(api, { id, now });
  await addBusyMentoring(api, { id, name: busyName, now });

  const mail = (recipient: string, replyTo: string | null, state: string) =>
    run(
      `insert into mail_outbox (id, recipient, reply_to, subject, text, html, state, settled_at)
       values ($1, $2, $3, 'Mensaje recibido', $4, $4, $5, case when $5 = 'sent' then $6::timestamptz end)`,
      randomUUID(),
      recipient,
      replyTo,
      `De ${busyName}`,
      state,
      now,
    );
  await mail('Zoraida@Inconfundible.example', null, 'sent');
  await mail(busyEmail, null, 'queued');
  await mail('equipo@prueba.example', busyEmail, 'sent');

  const ofNews = `insert into news (slug, created_at, updated_at) values ('Noticia-' || gen_random_uuid(), $1, $1) returning id`;
  const [{ id: newsId }] = (await pool.query(ofNews, [now])).rows;
  await run(
    `insert into news_versions (news_id, version, title, content, saved_at, saved_by) values ($1, 1, 'Una noticia', $2, $3, $4)`,
    newsId,
    JSON.stringify(testNews({ title: 'Una noticia' })),
    now,
    id,
  );
  await run(
    `insert into event_texts (event_id, version, about, saved_at, saved_by) select id, 1, 'Un texto', $1, $2 from events limit 1`,
    now,
    id,
  );
  const talkId = await addTalk(pool);
  await run(`insert into talk_marks values ($1, $2, 'helpful', $3), ($1, $2, 'saved', $3)`, talkId, id, now);
  await run('update talk_speakers set permission_noted_by = $1', id);
  const proposal = `insert into talk_proposals
    (user_id, idempotency_key, whose, speaker_name, speaker_contact, title, summary, topics, created_at)
    values ($1, gen_random_uuid(), 'other', 'Otra persona', $2, 'Una charla', 'De qué va', '{CSS}', $3) returning id`;
  await run(proposal, id, `La conoce ${busyName}`, now);
  const { rows: others } = await run(proposal, (await api.member('member')).id, 'Por correo', now);
  await run(
    `insert into talk_proposal_scores (proposal_id, reviewer_id, scores, scored_at) values ($1, $2, '{"interest":3,"usefulness":3,"clarity":2,"voice":3,"material":1}', $3)`,
    others[0].id,
    id,
    now,
  );
  await run(
    `update talk_proposals set state = 'declined', decided_by = $2, decided_at = $3 where id = $1`,
    others[0].id,
    id,
    now,
  );

  await run(
    `insert into people (slug, name, role_group, title, state, accepted_at, accepted_by)
     values ('otra', 'Otra persona', 'promoter', 'Promotora', 'published', $2, $1)`,
    id,
    now,
  );
  await run(
    `insert into audit (at, act, actor_id, actor_name, subject, before, after, request_id, address_hash) values
     ($1, 'auth.login', $2, $3, $4, null, null, 'r', 'huella'),
     ($1, 'user.rename', $5, 'Otra persona', $4, $6, $6, 'r', null)`,
    now,
    id,
    busyName,
    `user:${id}`,
    randomUUID(),
    { name: busyName, email: busyEmail, role: 'member' },
  );
  return { ...member, email: busyEmail, eventId, pastEventId };
}

/** Something that she has sent, with a file that another has opened; and something of another that she has. */
async function addDocuments({ pool, member }: TestApi, { id, now }: { id: string; now: Date }): Promise<void> {
  const add = async (userId: string, reference: string, fields: object): Promise<string> => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into document_cases (reference, user_id, kind, state, fields, created_at, changed_at, sent_at, delete_at)
       values ($1, $2, 'cv', 'sent', $3, $4, $4, $4, $4::timestamptz + interval '6 months') returning id`,
      [reference, userId, fields, now],
    );
    return rows[0]?.id ?? '';
  };
  const hers = await add(id, 'FD-AAAA-BBBB', { puesto: `El de ${busyName}` });
  const fileId = randomUUID();
  await pool.query(
    `insert into document_files values ($1, $2, 'cv.pdf', 'pdf', 3, decode(repeat('00', 32), 'hex'), $3)`,
    [fileId, hers, now],
  );
  await pool.query('insert into document_contents values ($1, $2)', [
    fileId,
    Buffer.concat(await sealFile(testSecrets, fileId, Buffer.from('pdf'))),
  ]);
  const step = `insert into document_steps (case_id, kind, at, actor_id, actor_name, file_name) values ($1, 'opened', $2, $3, $4, 'cv.pdf')`;
  await pool.query(step, [hers, now, null, 'Alguien']);
  const others = await add((await member('member')).id, 'FD-CCCC-DDDD', {});
  await pool.query(step, [others, now, id, busyName]);
}
