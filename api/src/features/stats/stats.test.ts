import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { type StatFactId, type StatId, statIds } from '@femcoders/contracts/stat-definitions';
import { type Stats, statsSchema } from '@femcoders/contracts/stats';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

describe('the community in public figures', () => {
  let api: TestApi;
  before(async () => {
    api = await createTestApi({ config: { statsTtlMs: 0 } });
  });
  after(() => api.close());
  beforeEach(async () => {
    api.clock.now = new Date('2026-11-21T12:00:00Z');
    await api.pool.query('delete from events; delete from comments; delete from users; delete from job_offers');
  });

  const stats = async () => statsSchema.parse((await api.call('GET', '/stats')).json());
  const stat = async (id: StatId) => (await stats()).stats.find((one) => one.id === id);
  const fact = async (id: StatFactId) => (await stats()).facts.find((one) => one.id === id)?.value;
  const rowsOf = async (id: StatId) => (await stat(id))?.rows.map(({ from, to, values }) => [from, to, ...values]);
  let people = 0;
  const addMembers = async (count: number, day: string, lastSeenOn: string | null = null) => {
    people += count;
    await api.pool.query(
      `insert into users (email, name, role, password_hash, created_at, last_seen_on)
       select n || '@prueba.example', 'Prueba', 'member', '-', $2, $3 from generate_series($4::int, $4::int + $1::int - 1) as n`,
      [count, day, lastSeenOn, people * 1000],
    );
  };
  const addEvent = async (day: string, guests: readonly string[] = [], came = guests.length) => {
    const { rows } = await api.pool.query(
      `insert into events (name, starts_at, timezone) values ('de prueba', $1, 'Europe/Madrid') returning id`,
      [day],
    );
    await api.pool.query(
      `insert into registrations (event_id, name, email, state, created_at, placed_at, checked_in_at)
       select $1, 'Prueba', email, 'registered', $2, $2, case when nth <= $4 then $2::timestamptz end
       from unnest($3::text[]) with ordinality as guest(email, nth)`,
      [rows[0].id, day, guests, came],
    );
    return rows[0].id as string;
  };
  const guests = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => `invitada${from + at}@prueba.example`);

  test('of an empty site tell nothing, in every part', async () => {
    const { until, facts, stats: all } = await stats();
    assert.equal(until, '2026-10');
    assert.deepEqual(
      facts.map(({ value }) => value),
      [null, null],
    );
    assert.deepEqual(
      all.map(({ id }) => id),
      [...statIds],
    );
    assert.ok(all.every(({ total, rows }) => total === null && rows.length === 0));
  });

  test('are counted by month in Madrid, months with few together, without the current month', async () => {
    await addMembers(5, '2026-03-31T21:59:59Z');
    await addMembers(3, '2026-03-31T22:00:00Z');
    await addMembers(4, '2026-06-10T10:00:00Z');
    await addMembers(4, '2026-09-10T10:00:00Z');
    await addMembers(9, '2026-10-31T23:00:00Z');
    assert.deepEqual(await rowsOf('miembros'), [
      ['2026-03', '2026-03', 5],
      ['2026-04', '2026-06', 7],
    ]);
    assert.equal((await stat('miembros'))?.total, 12);
  });

  test('leave out events that are cancelled or still drafts', async () => {
    for (let day = 1; day <= 5; day += 1) await addEvent(`2026-05-0${day}T17:00:00Z`);
    await api.pool.query(
      `insert into events (name, starts_at, timezone, state, cancel_reason)
       select 'otra', '2026-05-20', 'Europe/Madrid', state, case when state = 'cancelled' then 'Lluvia' end
       from unnest(array['draft', 'cancelled']) as state`,
    );
    assert.deepEqual(await rowsOf('eventos'), [['2026-05', '2026-05', 5]]);
  });

  test('count places and who came, also of events whose names are erased', async () => {
    await addEvent('2026-05-02T17:00:00Z', guests(1, 8), 6);
    const old = await addEvent('2024-05-02T17:00:00Z');
    await api.pool.query('insert into past_attendance values ($1, 30, 20, now())', [old]);
    assert.deepEqual(await rowsOf('inscripciones'), [
      ['2024-05', '2024-05', 30],
      ['2024-06', '2026-05', 8],
    ]);
    assert.deepEqual(await rowsOf('asistencia'), [
      ['2024-05', '2024-05', 20],
      ['2024-06', '2026-05', 6],
    ]);
  });

  test('tell how long moderators take, of their decisions alone', async () => {
    await addMembers(1, '2026-01-01');
    const decide = (count: number, hours: number, by: boolean) =>
      api.pool.query(
        `insert into comments (post_id, content, alias, state, created_at, decided_at, decided_by)
         select 16, 'x', 'x', 'approved', '2026-05-01', '2026-05-01'::timestamptz + make_interval(hours => $2),
           case when $3 then (select id from users limit 1) end
         from generate_series(1, $1::int)`,
        [count, hours, by],
      );
    await decide(3, 2, true);
    await decide(2, 30, true);
    await decide(50, 0, false);
    assert.deepEqual(await rowsOf('moderacion'), [['2026-05', '2026-05', 5, 2]]);
    assert.deepEqual(await rowsOf('comentarios'), [['2026-05', '2026-05', 55]]);
  });

  test('tell how many are active only where those who are not cannot be counted from it', async () => {
    await addMembers(6, '2026-01-01', '2026-05-01');
    assert.equal(await fact('activas'), 6);
    await addMembers(4, '2026-01-01', '2025-01-01');
    assert.equal(await fact('activas'), null);
    await addMembers(1, '2026-01-01');
    assert.equal(await fact('activas'), 6);
  });

  test('tell which part comes again, by address, where both parts are five', async () => {
    await addEvent('2026-05-02T17:00:00Z', guests(1, 10));
    await addEvent('2026-06-02T17:00:00Z', guests(1, 4));
    assert.equal(await fact('repiten'), null);
    await addEvent('2026-07-02T17:00:00Z', guests(5, 5));
    assert.equal(await fact('repiten'), 50);
    await addEvent('2026-08-02T17:00:00Z', guests(6, 6));
    assert.equal(await fact('repiten'), null);
  });

  const addOffers = (count: number, level: string, min: number, max: number, publishedAt = '2026-05-10') =>
    api.pool.query(
      `insert into job_offers (slug, state, title, company, mode, workday, contract, level, technologies, salary_min, salary_max,
         about, musts, nices, process, apply, days, contact_name, contact_email, haystack, technology_keys, created_at,
         published_at, members_until, expires_at)
       select $2 || '-' || $3 || '-' || n, 'expired', 'x', 'x', 'remoto', 'completa', 'indefinido', $2, '{}', $3::int, $4::int,
         'x', '{}', '{}', 'x', 'x', 30, 'x', 'x@prueba.example', 'x', '{}', $5, $5, $5, $5
       from generate_series(1, $1::int) as n`,
      [count, level, min, max, publishedAt],
    );

  test('tell what offers pay by level, of the last twelve months, where there are five of a level', async () => {
    await addOffers(4, 'junior', 24000, 30000);
    await addOffers(3, 'senior', 45000, 60000);
    await addOffers(2, 'senior', 50000, 70000);
    await addOffers(9, 'inicial', 20000, 22000, '2025-10-31T22:59:59Z');
    assert.deepEqual((await stat('sueldos'))?.rows, [
      { from: null, to: null, group: 'Senior', values: [5, 45000, 60000] },
    ]);
    assert.equal((await stat('sueldos'))?.total, 5);
    const { body } = await api.call('GET', '/stats/sueldos.csv');
    assert.match(body, /^\ufeffGrupo,Ofertas,Mediana del mínimo \(euros\),.*\r\nSenior,5,45000,60000,2026-10,/);
  });

  test('go into a spreadsheet with source, licence and day in every line', async () => {
    await addMembers(5, '2026-03-10');
    const answer = await api.call('GET', '/stats/miembros.csv');
    assert.equal(
      answer.body,
      '\ufeffDesde,Hasta,Cuentas nuevas,Contado hasta,Fuente,Licencia\r\n2026-03,2026-03,5,2026-10,Registro de cuentas,CC BY 4.0\r\n',
    );
    const spanish = await api.call('GET', '/stats/miembros.csv?separador=punto-y-coma');
    assert.equal(spanish.body, answer.body.replaceAll(',', ';'));
    assert.equal((await api.call('GET', '/stats/miembros.csv?separador=barra')).statusCode, 400);
    assert.equal(answer.headers['content-type'], 'text/csv; charset=utf-8');
    assert.equal(answer.headers['content-disposition'], 'attachment; filename="femcoders-miembros.csv"');
    assert.match(String(answer.headers.link), /rel="license"/);
    for (const wrong of ['nada.csv', 'miembros', `${'x'.repeat(50)}.csv`])
      assert.ok([400, 404].includes((await api.call('GET', `/stats/${wrong}`)).statusCode), wrong);
  });

  test('never tell fewer than five, in any data', async () => {
    const checkNone = ({ facts, stats: all }: Stats) => {
      for (const { rows, total } of all) {
        assert.ok(total === null || total >= 5);
        for (const { values } of rows) assert.ok((values[0] ?? 0) >= 5);
      }
      for (const { id, value } of facts) if (id === 'activas') assert.ok(value === null || value >= 5);
    };
    for (let month = 1; month <= 10; month += 1) {
      await addMembers(month % 4, `2026-${String(month).padStart(2, '0')}-10`, '2026-05-01');
      await addEvent(`2026-${String(month).padStart(2, '0')}-12T17:00:00Z`, guests(month, month + (month % 3)));
      checkNone(await stats());
    }
  });

  // Last: time does not run backwards for what is kept ready.
  test('count a month once it is over in Madrid', async () => {
    await addMembers(7, '2026-11-10T10:00:00Z');
    assert.deepEqual(await rowsOf('miembros'), []);
    api.clock.now = new Date('2026-11-30T23:00:00Z');
    assert.deepEqual(await rowsOf('miembros'), [['2026-11', '2026-11', 7]]);
  });
});
