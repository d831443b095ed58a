import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { Role } from '@femcoders/contracts/session';
import { strFromU8, unzipSync } from 'fflate';
import { createDatabase } from '../../database/database.ts';
import { migrate } from '../../database/migrate.ts';
import { gather } from '../../feature/gather.ts';
import { features } from '../../features.ts';
import { createPlaceLinks } from '../../mail/place-links.ts';
import { purgeExpired } from '../../maintenance.ts';
import { type BusyMember, busyEmail, busyName, createBusyMember } from '../../testing/busy-member.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { truncateTables } from '../../testing/truncate-tables.ts';
import { unlimitedMails } from '../../testing/unlimited-mails.ts';
import { mostMailsAtOnce, notifyInactive, removeDueAccounts } from './remove-accounts.ts';

const day = 24 * 3_600_000;
const publicUrl = 'https://sitio.example';
const start = new Date('2026-11-21T10:00:00Z');
const unlimited = { hits: 100_000, window: 60 };
const config = {
  publicUrl,
  limits: { comments: unlimited },
  registrations: { limit: unlimited },
  mailLimits: unlimitedMails,
};

let api: TestApi;
before(async () => {
  api = await createTestApi({ config });
});
after(() => api.close());
beforeEach(async () => {
  api.clock.now = start;
  api.mails.length = 0;
  await api.pool.query('delete from audit');
  await truncateTables(
    api.pool,
    'users, events, comments, contact_messages, mail_outbox, pending_accounts, people, achievements, rate_limits',
  );
});

/** A member who has just proven that it is her. */
async function provenMember(role: Role = 'member'): Promise<TestMember> {
  const member = await api.member(role);
  await prove(member);
  return member;
}
const prove = ({ id }: TestMember) =>
  api.pool.query('update sessions set proven_at = $2 where user_id = $1', [id, api.clock.now]);
const laterDays = (days: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + days * day);
};
const { memberData: dataParts, notMemberData: leftOut } = gather(features);
const takeOut = ({ id, authorization }: TestMember) => api.call('POST', `/user/${id}/export`, { as: authorization });
const askToGo = ({ id, authorization }: TestMember, comments = 'anonymise') =>
  api.call('POST', `/user/${id}/deletion`, { as: authorization, body: { comments } });
const stay = ({ id, authorization }: TestMember) => api.call('DELETE', `/user/${id}/deletion`, { as: authorization });
const enqueueMail = async (_client: unknown, mail: (typeof api.mails)[number]) => void api.mails.push(mail);
async function housekeeping(): Promise<void> {
  const links = await createPlaceLinks(createDatabase(api.pool), { publicUrl, basePath: '' })();
  const ports = { now: api.clock.now, publicUrl, enqueueMail, links, parts: dataParts };
  await notifyInactive(api.pool, ports);
  await removeDueAccounts(api.pool, ports);
}
const isThere = async ({ id }: TestMember) =>
  (await api.pool.query('select from users where id = $1', [id])).rowCount === 1;
const subjectsTo = (email: string) => api.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
const rowsOf = async <Row extends object>(sql: string) => (await api.pool.query<Row>(sql)).rows;

describe('a copy of her data', () => {
  async function unpacked(member: TestMember) {
    const answer = await takeOut(member);
    assert.equal(answer.statusCode, 200, answer.body);
    const files = unzipSync(answer.rawPayload);
    const text = (path: string) => strFromU8(files[path] ?? assert.fail(`no ${path}`));
    return { answer, files, text, data: JSON.parse(text('datos.json')) };
  }

  test('holds something of every part, for people and for programs, and nothing that opens anything', async () => {
    const member = await createBusyMember(api, start);
    const { answer, files, text, data } = await unpacked(member);
    assert.equal(answer.headers['content-type'], 'application/zip');
    assert.equal(answer.headers['content-disposition'], 'attachment; filename="mis-datos-2026-11-21.zip"');
    assert.deepEqual(Object.keys(files), [
      'LEEME.txt',
      'index.html',
      'datos.json',
      'foto.webp',
      'adjuntos/FC-AAAA-BBBB.png',
      'documentos/FD-AAAA-BBBB-1.pdf',
    ]);
    assert.equal(text('foto.webp'), 'grande');
    assert.equal(text('adjuntos/FC-AAAA-BBBB.png'), 'png');
    assert.equal(text('documentos/FD-AAAA-BBBB-1.pdf'), 'pdf');

    for (const { key, fields } of dataParts) {
      const { entradas, campos } = data.datos[key];
      // Rights are the registry's, which an API alone has none of: `start/src/record-switch.test.ts` reads them.
      assert.equal(entradas.length > 0, key !== 'permisos', key);
      for (const entry of entradas) assert.deepEqual(Object.keys(entry), Object.keys(fields), key);
      assert.deepEqual(campos, fields);
      for (const [field, meaning] of Object.entries(fields))
        assert.ok(text('LEEME.txt').includes(`${field}: ${meaning}`));
    }
    assert.equal(data.datos.cuenta.entradas[0].correo, busyEmail);
    assert.deepEqual(data.datos.comentarios.entradas.map((entry: { texto: string }) => entry.texto).sort(), [
      'Mi primer comentario',
      'Otro <script>alert(1)</script>',
    ]);
    assert.equal(data.datos.plazas.entradas.length, 2);
    assert.deepEqual(data.datos.mensajes.entradas[0].respuestas, ['Nuestra respuesta']);
    assert.doesNotMatch(text('datos.json'), /hash|token|De otra persona/i);
  });

  test('shows what others typed as text: no tag of theirs is one', async () => {
    const member = await createBusyMember(api, start);
    await api.pool.query('update users set name = $2 where id = $1', [member.id, '"><img src=x onerror=alert(1)>']);
    const { text } = await unpacked(member);
    const page = text('index.html');
    assert.match(page, /Otro &lt;script>alert\(1\)&lt;\/script>/);
    assert.match(page, /&quot;>&lt;img src=x onerror=alert\(1\)>/);
    assert.doesNotMatch(page, /<(script|img|b)\b/);
    assert.match(page, /default-src 'none'/);
    assert.match(page, /<dt>Estado<\/dt><dd>Pendiente de revisión<\/dd>/);
    assert.match(page, /<dt>Último día<\/dt><dd>21 de noviembre de 2026<\/dd>/);
  });

  test('holds any words that somebody chose, also those that programs use', async () => {
    const member = await provenMember();
    for (const content of ['constructor', '__proto__']) {
      await api.call('POST', '/comments', {
        as: member.authorization,
        body: { postId: 16, content, alias: 'toString' },
      });
    }
    const { text } = await unpacked(member);
    for (const word of ['constructor', '__proto__', 'toString'])
      assert.match(text('index.html'), new RegExp(`<dd>${word}</dd>`));
  });

  test('says when she changed a comment', async () => {
    const member = await provenMember();
    const body = { postId: 16, content: 'Hola', alias: 'Ana' };
    const { id, editToken } = (await api.call('POST', '/comments', { as: member.authorization, body })).json();
    const headers = { 'x-comment-token': editToken };
    const changed = await api.call('PATCH', `/comments/${id}`, { headers, body: { content: 'Hola, qué tal' } });
    assert.equal(changed.statusCode, 200);
    const [comment] = (await unpacked(member)).data.datos.comentarios.entradas;
    assert.equal(comment.texto, 'Hola, qué tal');
    assert.equal(comment.cambiado, start.toISOString());
  });

  test('does not hold what moderators noted for each other', async () => {
    const member = await provenMember();
    const { authorization: as } = await api.member('moderator');
    await api.call('POST', '/comments', {
      as: member.authorization,
      body: { postId: 16, content: 'Hola', alias: 'Ana' },
    });
    const [comment] = await rowsOf<{ id: string }>('select id from comments');
    const body = { reason: 'abuse', note: 'Lo ha denunciado Begoña' };
    assert.ok((await api.call('DELETE', `/comments/reject/${comment?.id}`, { as, body })).statusCode < 300);
    assert.deepEqual(await rowsOf('select reject_note from comments'), [{ reject_note: 'Lo ha denunciado Begoña' }]);
    const { data, text } = await unpacked(member);
    assert.equal(data.datos.comentarios.entradas[0].motivo, 'abuse');
    assert.doesNotMatch(text('datos.json'), /Begoña/);
  });

  test('of somebody who has done nothing yet says so', async () => {
    const { data, text } = await unpacked(await provenMember());
    assert.deepEqual(data.datos.comentarios.entradas, []);
    assert.match(text('index.html'), /Los comentarios que has escrito[^<]*<\/h2><p>Nada\.<\/p>/);
  });

  test('sends her a mail with the link that locks the account, and stands in the log', async () => {
    const member = await provenMember();
    await takeOut(member);
    assert.deepEqual(subjectsTo(member.email), ['Tu copia de datos está lista']);
    const token = /forgot-password#([\w-]+)/.exec(api.mails[0]?.text ?? '')?.[1];
    assert.equal((await api.call('POST', '/auth/lock', { body: { token } })).statusCode, 204);
    const acts = await rowsOf<{ act: string }>(`select act from audit where actor_id = '${member.id}' order by id`);
    assert.deepEqual(
      acts.map(({ act }) => act),
      ['user.export', 'auth.lock'],
    );
  });

  test('is given five times a day', async () => {
    const member = await provenMember();
    for (let n = 0; n < 5; n += 1) assert.equal((await takeOut(member)).statusCode, 200);
    const refused = await takeOut(member);
    assert.equal(refused.statusCode, 429);
    assert.match(refused.json().message, /^Has descargado tus datos muchas veces hoy\./);
    assert.equal((await takeOut(await provenMember())).statusCode, 200);
  });

  test('asks again who is there', async () => {
    const answer = await takeOut(await api.member('member'));
    assert.equal(answer.statusCode, 403);
    assert.equal(answer.json().code, 'proof-required');
  });
});

test('all that the database keeps about members is given to them or named as left out, and goes with them', async () => {
  const known = [...dataParts.flatMap(({ columns }) => columns), ...Object.keys(leftOut)];
  assert.equal(new Set(known).size, known.length, 'each column is named once');
  const references = await rowsOf<{ name: string; rule: string }>(`
    select r.conrelid::regclass || '.' || a.attname as name, r.confdeltype as rule
    from pg_constraint r join pg_attribute a on a.attrelid = r.conrelid and a.attnum = any (r.conkey)
    where r.contype = 'f' and r.confrelid = 'users'::regclass`);
  for (const { name, rule } of references) {
    assert.ok(
      known.includes(name),
      `${name}: give it to her in memberData of its feature.ts, or say in notMemberData why not`,
    );
    assert.match(rule, /[cn]/, `${name} must go with the account: on delete cascade, or set null`);
  }
  const addresses = await rowsOf<{ name: string }>(`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and (column_name ~ 'e?mail|recipient|reply_to' or column_name ~ '^(user|actor|author|member|owner)_id$')
      and data_type in ('text', 'uuid', 'citext', 'character varying')`);
  for (const { name } of addresses) {
    assert.ok(
      known.includes(name),
      `${name}: give it to her in memberData of its feature.ts, or say in notMemberData why not`,
    );
  }
  const existing = new Set([...references, ...addresses].map(({ name }) => name));
  for (const name of known) assert.ok(existing.has(name) || name === 'users.id', `${name} is gone`);
});

describe('an account that is to be deleted', () => {
  test('stays fourteen days; its owner gets a mail and may cancel', async () => {
    const member = await provenMember();
    const asked = await askToGo(member, 'delete');
    assert.equal(asked.statusCode, 200);
    assert.deepEqual(asked.json(), { deleteAt: '2026-12-05T10:00:00.000Z', comments: 'delete' });
    const [mail] = api.mails;
    assert.equal(mail?.subject, 'Tu cuenta se borrará el 5 de diciembre de 2026: cancelar');
    assert.match(mail?.text ?? '', /https:\/\/sitio\.example\/personaliza-perfil\/privacidad/);

    laterDays(14 - 1 / 24);
    await housekeeping();
    assert.ok(await isThere(member));
    await api.pool.query('update sessions set expires_at = $1, last_used_at = $1', [new Date('2027-01-01')]);
    assert.deepEqual((await stay(member)).json(), { deleteAt: null, comments: 'anonymise' });
    laterDays(1);
    await housekeeping();
    assert.ok(await isThere(member));
    assert.deepEqual(subjectsTo(member.email).length, 1);
  });

  test('asked for twice keeps its day, and takes the last word about the comments', async () => {
    const member = await provenMember();
    await askToGo(member, 'delete');
    laterDays(0.001);
    assert.deepEqual((await askToGo(member)).json(), { deleteAt: '2026-12-05T10:00:00.000Z', comments: 'anonymise' });
    assert.equal(api.mails.length, 1);
    const read = await api.call('GET', `/user/${member.id}/deletion`, { as: member.authorization });
    assert.deepEqual(read.json(), { deleteAt: '2026-12-05T10:00:00.000Z', comments: 'anonymise' });
  });

  test('has a subject that fits in every month', async () => {
    api.clock.now = new Date('2027-09-15T10:00:00Z');
    const member = await provenMember();
    await askToGo(member);
    const [mail] = api.mails;
    assert.equal(mail?.subject, 'Tu cuenta se borrará el 29 de septiembre de 2027: cancelar');
    assert.ok((mail?.subject.length ?? 99) <= 60);
  });

  test('asks again who is there, and what is to happen to the comments', async () => {
    assert.equal((await askToGo(await api.member('member'))).json().code, 'proof-required');
    const answer = await askToGo(await provenMember(), 'quizás');
    assert.equal(answer.statusCode, 400);
    assert.equal(answer.json().message, 'Elige qué hacemos con tus comentarios.');
  });

  test('is never that of the last administrator', async () => {
    const admin = await provenMember('admin');
    const answer = await askToGo(admin);
    assert.equal(answer.statusCode, 409);
    assert.match(answer.json().message, /da antes ese rol a otra persona/);
    await provenMember('admin');
    assert.equal((await askToGo(admin)).statusCode, 200);
  });

  test('goes with everything: of her name and her address nothing is found afterwards', async () => {
    const member = await createBusyMember(api, start);
    await everyColumnLeadsTo(member);
    api.mails.length = 0;
    await askToGo(member, 'delete');
    laterDays(14);
    await housekeeping();
    assert.ok(!(await isThere(member)));
    assert.deepEqual(subjectsTo(busyEmail).at(-1), 'Tu cuenta se ha borrado');
    assert.deepEqual(subjectsTo(busyEmail).length, 2, 'that her place was given up needs no mail');
    // What she wrote to the team by the contact form has its own time.
    assert.deepEqual(await findEverywhere([busyName, busyEmail]), [
      'contact_messages.email',
      'contact_messages.name',
      'contact_messages.search_text',
    ]);
    api.clock.now = new Date('2027-11-22T10:00:00Z');
    await purgeExpired(api.pool, api.clock.now);
    assert.deepEqual(await findEverywhere([busyName, busyEmail]), []);
  });

  test('leaves the places that it had to the next in line, and the numbers of what has been', async () => {
    const member = await createBusyMember(api, start);
    await askToGo(member);
    laterDays(14);
    await housekeeping();
    const places = await rowsOf(`select email, state from registrations`);
    assert.deepEqual(places, [{ email: 'espera@prueba.example', state: 'offered' }]);
    assert.equal(subjectsTo('espera@prueba.example').at(-1), 'Hay una plaza para ti: tienes 24 h');
    const numbers = await rowsOf(`select event_id, registered, checked_in from past_attendance`);
    assert.deepEqual(numbers, [{ event_id: member.pastEventId, registered: 1, checked_in: 1 }]);
  });

  test('counts nobody as having come to what was postponed and has not been', async () => {
    const member = await createBusyMember(api, start);
    await api.pool.query(`update events set state = 'postponed' where id = $1`, [member.pastEventId]);
    await askToGo(member);
    laterDays(14);
    await housekeeping();
    assert.deepEqual(await rowsOf(`select from registrations where event_id = '${member.pastEventId}'`), []);
    assert.deepEqual(await rowsOf('select from past_attendance'), []);
  });

  test('takes the names of an account that was merged into it out of the log, too', async () => {
    const [kept, gone, older] = [await provenMember(), await provenMember(), await provenMember()];
    const admin = await provenMember('admin');
    await api.pool.query(`update users set name = 'Otra Zoraida' where id = any ($1)`, [[gone.id, older.id]]);
    for (const { email } of [gone, older]) {
      const body = { userEmail: email, userPassword: `clave de ${email}` };
      assert.equal((await api.call('POST', '/auth/login', { body })).statusCode, 200);
    }
    for (const [id, from] of [
      [gone.id, older.id],
      [kept.id, gone.id],
    ]) {
      const body = { from, reason: 'Son la misma' };
      const answer = await api.call('POST', `/admin/accounts/${id}/merge`, { as: admin.authorization, body });
      assert.equal(answer.statusCode, 200, answer.body);
    }
    assert.deepEqual(await findEverywhere(['Otra Zoraida', 'Son la misma']), [
      'audit.actor_name',
      'audit.after',
      'audit.search_text',
    ]);
    await askToGo(kept);
    laterDays(14);
    await housekeeping();
    assert.ok(!(await isThere(kept)));
    assert.deepEqual(await findEverywhere(['Otra Zoraida', 'Son la misma']), []);
  });

  for (const [fate, expected] of [
    ['anonymise', [{ alias: 'Anónimo', content: 'Mi primer comentario', author_id: null }]],
    ['delete', []],
  ] as const) {
    test(`leaves its comments as wished: ${fate}`, async () => {
      const member = await createBusyMember(api, start);
      await askToGo(member, fate);
      laterDays(14);
      await housekeeping();
      const left = await rowsOf(`select alias, content, author_id from comments where content like 'Mi primer%'`);
      assert.deepEqual(left, expected);
      assert.equal((await rowsOf(`select from comments where content = 'De otra persona'`)).length, 1);
    });
  }

  test('leaves in the log what was done and by which account, without a name', async () => {
    const member = await createBusyMember(api, start);
    await askToGo(member);
    laterDays(14);
    await housekeeping();
    const hers = await rowsOf<{ act: string; actor_name: string | null; before: unknown }>(
      `select act, actor_name, address_hash, before from audit where actor_id = '${member.id}' or subject = 'user:${member.id}' order by id`,
    );
    assert.deepEqual(
      hers.map(({ act, actor_name }) => [act, actor_name]),
      [
        ['comment.approve', null],
        ['auth.login', null],
        ['user.rename', 'Otra persona'],
        ['user.deletion-plan', null],
        ['user.delete', 'sistema'],
      ],
    );
    assert.deepEqual(hers[2]?.before, { role: 'member' });
    await assert.rejects(
      api.pool.query(`update audit set actor_name = 'Otra' where act = 'auth.login'`),
      /append only/,
    );
    await assert.rejects(api.pool.query(`update audit set before = '{"role":"admin"}'`), /append only/);
  });

  test('that cannot go keeps no other from going, and goes next time', async () => {
    const [first, second] = [await provenMember(), await provenMember()];
    for (const member of [first, second]) await askToGo(member);
    laterDays(14);
    await api.pool.query(`create table holds (user_id uuid references users (id))`);
    await api.pool.query('insert into holds values ($1)', [first.id]);
    await assert.rejects(housekeeping(), AggregateError);
    assert.deepEqual([await isThere(first), await isThere(second)], [true, false]);
    await api.pool.query('drop table holds');
    await housekeeping();
    assert.ok(!(await isThere(first)));
  });

  /** So that a table which is filled by nobody here is noticed. */
  async function everyColumnLeadsTo(member: BusyMember): Promise<void> {
    for (const name of [...dataParts.flatMap(({ columns }) => columns), ...Object.keys(leftOut)]) {
      const [table, column] = name.split('.');
      const { rowCount } = await api.pool.query(`select from ${table} where lower(${column}::text) = any ($1)`, [
        [member.id, busyEmail],
      ]);
      assert.ok(rowCount, `busy-member.ts puts nothing into ${name}`);
    }
  }

  /** Columns of any type that hold one of these words as text. */
  async function findEverywhere(words: string[]): Promise<string[]> {
    const columns = await rowsOf<{ table: string; column: string }>(`
      select c.table_name as table, c.column_name as column from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type <> 'bytea'`);
    assert.ok(columns.length > 100);
    const found: string[] = [];
    for (const { table, column } of columns) {
      const { rowCount } = await api.pool.query(
        `select from "${table}" where "${column}"::text ilike any (select '%' || unnest($1::text[]) || '%')`,
        [words],
      );
      if (rowCount) found.push(`${table}.${column}`);
    }
    return found.sort();
  }
});

describe('an account that nobody uses', () => {
  const seen = ({ id }: TestMember, on: string) =>
    api.pool.query('update users set last_seen_on = $2 where id = $1', [id, on]);
  const at = (instant: string) => {
    api.clock.now = new Date(instant);
  };
  const warned = 'Tu cuenta se borrará por inactividad';

  test('gets one mail thirty days before, and goes when 24 months are over', async () => {
    const member = await provenMember();
    await seen(member, '2026-11-21');
    at('2028-10-21T21:59:00Z'); // a minute before midnight in Madrid
    await housekeeping();
    assert.deepEqual(subjectsTo(member.email), []);
    at('2028-10-21T22:00:00Z');
    await housekeeping();
    await housekeeping();
    assert.deepEqual(subjectsTo(member.email), [warned]);
    assert.match(api.mails[0]?.text ?? '', /el 21 de noviembre de 2028 borraremos tu cuenta/);
    at('2028-11-20T22:59:00Z');
    await housekeeping();
    assert.ok(await isThere(member));
    at('2028-11-20T23:00:00Z');
    await housekeeping();
    assert.ok(!(await isThere(member)));
    assert.deepEqual(subjectsTo(member.email), [warned, 'Tu cuenta se ha borrado']);
  });

  test('that was never used counts from the day on which it was made', async () => {
    const member = await provenMember();
    await api.pool.query('update users set created_at = $1, last_seen_on = null', [start]);
    at('2028-10-22T10:00:00Z');
    await housekeeping();
    assert.deepEqual(subjectsTo(member.email), [warned]);
  });

  test('stays when its owner logs in, with another mail after as long a time', async () => {
    const member = await api.member('member');
    await seen(member, '2026-11-21');
    at('2028-10-22T10:00:00Z');
    await housekeeping();
    const login = { userEmail: member.email, userPassword: `clave de ${member.email}` };
    assert.equal((await api.call('POST', '/auth/login', { body: login })).statusCode, 200);
    at('2028-12-01T10:00:00Z');
    await housekeeping();
    assert.ok(await isThere(member));
    at('2030-09-22T10:00:00Z');
    await housekeeping();
    assert.equal(subjectsTo(member.email).filter((subject) => subject === warned).length, 2);
  });

  test('is none that was used before its days were kept', async () => {
    const member = await provenMember();
    const login = { userEmail: member.email, userPassword: `clave de ${member.email}` };
    await api.call('POST', '/auth/login', { body: login });
    await api.pool.query(`update users set created_at = '2023-10-24', last_seen_on = null`);
    await api.pool.query(`delete from schema_migrations where name = '0710_last_seen.sql'`);
    await migrate(api.pool);
    api.mails.length = 0;
    await housekeeping();
    assert.deepEqual(api.mails, []);
    assert.deepEqual(await rowsOf(`select last_seen_on::text as day from users where id = '${member.id}'`), [
      { day: '2026-11-21' },
    ]);
  });

  test('gets its mail in turn where there are many: longest away first', async () => {
    await api.pool.query(
      `insert into users (email, name, role, password_hash, created_at)
       select 'antigua' || n || '@prueba.example', 'Antigua', 'member', 'x', $1::timestamptz - n * interval '1 day'
       from generate_series(1, $2::int) as n`,
      ['2024-01-01', mostMailsAtOnce + 1],
    );
    await housekeeping();
    assert.equal(api.mails.length, mostMailsAtOnce);
    assert.equal(api.mails[0]?.to, `antigua${mostMailsAtOnce + 1}@prueba.example`);
    await housekeeping();
    await housekeeping();
    assert.equal(new Set(api.mails.map(({ to }) => to)).size, mostMailsAtOnce + 1);
    assert.equal(api.mails.length, mostMailsAtOnce + 1);
  });

  for (const role of ['moderator', 'organiser', 'admin'] as const) {
    test(`is kept where it is that of ${role}`, async () => {
      const member = await provenMember(role);
      await seen(member, '2020-01-01');
      await housekeeping();
      laterDays(31);
      await housekeeping();
      assert.ok(await isThere(member));
      assert.deepEqual(api.mails, []);
    });
  }
});
