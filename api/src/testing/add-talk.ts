import type pg from 'pg';

/**
 * Stores a published talk, given by somebody published who has said yes; columns override it.
 * @returns its id
 */
export async function addTalk(pool: pg.Pool, values: Record<string, unknown> = {}): Promise<string> {
  const row = {
    slug: 'charla-de-prueba',
    state: 'published',
    title: 'Charla de prueba',
    summary: 'De qué va la charla de prueba.',
    topics: ['CSS'],
    topic_keys: ['css'],
    level: 'inicial',
    language: 'es',
    format: 'charla',
    licence: 'cc-by',
    minutes: 20,
    given_on: '2026-03-05',
    slides: JSON.stringify([{ title: 'Portada', points: ['Un punto'], code: '', notes: '' }]),
    published_at: '2026-03-06T10:00:00Z',
    created_at: '2026-03-06T10:00:00Z',
    updated_at: '2026-03-06T10:00:00Z',
    ...values,
  };
  const names = Object.keys(row);
  const { rows } = await pool.query<{ id: string }>(
    `insert into talks (${names.join(', ')}) values (${names.map((_, n) => `$${n + 1}`).join(', ')}) returning id`,
    Object.values(row),
  );
  if (!rows[0]) throw new Error('The talk was not stored.');
  const { id } = rows[0];
  await pool.query(
    `insert into people (slug, name, role_group, title, state)
     values ('ponente-de-prueba', 'Ponente de Prueba', 'speaker', 'Ponente', 'published') on conflict do nothing`,
  );
  await pool.query(
    `insert into talk_speakers (talk_id, person_id, position, permitted_on, permitted_how)
     select $1, id, 0, '2026-03-06', 'Por correo' from people where slug = 'ponente-de-prueba'`,
    [id],
  );
  return id;
}
