import type pg from 'pg';

/** Stores an event that gives one place on a December evening; columns override it. */
export async function addEvent(pool: pg.Pool, values: Record<string, unknown> = {}): Promise<string> {
  const row = {
    slug: 'taller',
    name: 'Taller de prueba',
    starts_at: '2026-12-12T17:30:00Z',
    timezone: 'Europe/Madrid',
    takes_registrations: true,
    capacity: 1,
    location: 'Sala de ejemplo',
    ...values,
  };
  const names = Object.keys(row);
  const { rows } = await pool.query<{ id: string }>(
    `insert into events (${names.join(', ')}) values (${names.map((_, n) => `$${n + 1}`).join(', ')}) returning id`,
    Object.values(row),
  );
  if (!rows[0]) throw new Error('The event was not stored.');
  return rows[0].id;
}
