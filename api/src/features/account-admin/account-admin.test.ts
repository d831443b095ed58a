import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import type { AccountEntry, AccountFigures, AdminAccount, MergePreview } from '@femcoders/contracts/admin-account';
import type { AdminList } from '@femcoders/contracts/admin-list';
import type { Role } from '@femcoders/contracts/session';
import { strFromU8, unzipSync } from 'fflate';
import type { ApiServer } from '../../context.ts';
import { gather } from '../../feature/gather.ts';
import { features } from '../../features.ts';
import { addEvent } from '../../testing/add-event.ts';
import { createTestApi, passwordOf, type TestApi, type TestMember } from '../../testing/test-api.ts';

const day = 24 * 3_600_000;
const reason = 'Lo pidió por correo';
const unknownId = '7b6c1c0a-55a1-4a86-9a9d-25b3cf5f0001';

describe('accounts as the administration looks after them', () => {
  let api: TestApi;
  let admin: TestMember;
  let lastAct = '0';
  before(async () => {
    api = await createTestApi();
  });
  after(() => api.close());
  beforeEach(async () => {
    await api.pool.query('delete from users');
    await api.pool.query('delete from registrations');
    await api.pool.query('delete from comments');
    // The log is append only.
    lastAct = (await api.pool.query('select coalesce(max(id), 0) as id from audit')).rows[0].id;
    api.mails.length = 0;
    admin = await member('admin');
  });

  /** A member who has just proven that it is her. */
  async function member(role: Role = 'member', change: { name?: string; email?: string } = {}): Promise<TestMember> {
    const made = await api.member(role);
    await api.pool.query('update sessions set proven_at = $2 where user_id = $1', [made.id, api.clock.now]);
    const { name = 'Prueba', email = made.email } = change;
    await api.pool.query('update users set name = $2, email = $3, created_at = $4 where id = $1', [
      made.id,
      name,
      email,
      api.clock.now,
    ]);
    return { ...made, email };
  }
  const call = (method: string, path: string, body?: unknown, as = admin.authorization) =>
    api.call(method, `/admin/accounts${path}`, { as, ...(body !== undefined && { body }) });
  const list = async (query = '') => (await call('GET', query)).json<AdminList<AccountEntry>>();
  const names = async (query: string) => (await list(query)).entries.map(({ name }) => name);
  const read = async (id: string) => (await call('GET', `/${id}`)).json<AdminAccount>();
  const acts = async () =>
    (
      await api.pool.query('select act, subject, actor_id, before, after from audit where id > $1 order by id', [
        lastAct,
      ])
    ).rows;
  const giveRole = (id: string, role: Role, from: Role, as = admin.authorization) =>
    call('POST', `/${id}/role`, { role, from, reason }, as);
  const suspend = (id: string, until: string | null = null, as = admin.authorization) =>
    call('POST', `/${id}/suspension`, { reason: 'abuse', text: 'Insultó a otra socia.', until }, as);
  const isIn = async ({ id, authorization: as }: TestMember) =>
    (await api.call('GET', `/user/${id}`, { as })).statusCode === 200;

  describe('the list', () => {
    test('finds by name and mail ignoring accents, and orders names as Spanish does', async () => {
      await member('member', { name: 'Núria Peña', email: 'nuria@prueba.example' });
      await member('mentor', { name: 'Ñusta O’Neill' });
      await member('member', { name: 'Zoe' });
      await member('member', { name: 'Álvaro' });
      assert.deepEqual(await names('?q=NURIA+pena'), ['Núria Peña']);
      assert.deepEqual(await names('?q=nuria@prueba'), ['Núria Peña']);
      assert.deepEqual(await names('?sort=name&q='), ['Álvaro', 'Núria Peña', 'Ñusta O’Neill', 'Prueba', 'Zoe']);
      assert.deepEqual((await names('?sort=-name')).at(0), 'Zoe');
      assert.deepEqual(await names('?role=mentor'), ['Ñusta O’Neill']);
    });

    test('has one clock for the day on which somebody came first and the one on which she came last', async () => {
      const { now } = api.clock;
      api.clock.now = new Date('2026-11-21T23:30:00Z');
      const she = await member('member', { name: 'Noctámbula' });
      await api.pool.query("update sessions set last_used_at = $1::timestamptz - interval '1 hour'", [api.clock.now]);
      assert.equal(await isIn(she), true);
      const [entry] = (await list('?q=Noctambula')).entries;
      assert.deepEqual([entry?.createdAt, entry?.lastSeenOn], ['2026-11-21T23:30:00.000Z', '2026-11-22']);
      api.clock.now = now;
    });

    test('says who is suspended, who leaves, who has a second factor and who was never here', async () => {
      const [suspended, over, leaving, factor] = [
        await member('member', { name: 'Suspendida' }),
        await member('member', { name: 'Ya pasó' }),
        await member('member', { name: 'Se va' }),
        await member('member', { name: 'Con factor' }),
      ];
      const at = (days: number) => new Date(api.clock.now.getTime() + days * day);
      const sql = 'update users set suspended_at = $2, suspended_until = $3 where id = $1';
      await api.pool.query(sql, [suspended.id, at(-1), null]);
      await api.pool.query(sql, [over.id, at(-3), at(-1)]);
      await api.pool.query('update users set delete_at = $2 where id = $1', [leaving.id, at(3)]);
      await api.pool.query(
        `insert into second_factors (user_id, secret, created_at, confirmed_at) values ($1, 'x', $2, $2)`,
        [factor.id, at(-1)],
      );
      await api.pool.query('update users set last_seen_on = null where id = $1', [factor.id]);
      assert.deepEqual(await names('?state=suspended'), ['Suspendida']);
      assert.deepEqual(await names('?state=leaving'), ['Se va']);
      assert.deepEqual((await names('?state=active')).toSorted(), ['Con factor', 'Prueba', 'Ya pasó']);
      assert.deepEqual(await names('?state=never'), ['Con factor']);
      assert.deepEqual(await names('?secondFactor=on'), ['Con factor']);
      assert.equal((await list('?secondFactor=off')).total, 4);
      const states = (await list('?sort=name')).entries.map(({ state }) => state);
      assert.deepEqual(states, ['active', 'active', 'leaving', 'suspended', 'active']);
      const figures = (await call('GET', '/figures')).json<AccountFigures>();
      assert.deepEqual(
        [figures.active, figures.suspended, figures.leaving, figures.never, figures.created.at(-1)],
        [3, 1, 1, 1, 5],
      );
      assert.equal(figures.weeks.length, figures.created.length);
    });

    test('says what cannot be asked for', async () => {
      for (const query of ['?role=jefa', '?state=dormida', '?sort=password', '?secondFactor=maybe', '?page=0']) {
        assert.equal((await call('GET', query)).statusCode, 400, query);
      }
    });
  });

  describe('one account', () => {
    test('says how much there is of hers, not what, and what was done about her', async () => {
      const she = await member('member', { name: 'Ana', email: 'ana@prueba.example' });
      await api.call('POST', '/comments', {
        as: she.authorization,
        body: { postId: 16, content: 'Uno', alias: 'Ana' },
      });
      const event = await newEvent();
      await enter(event, 'ana@prueba.example', 'registered');
      await giveRole(she.id, 'mentor', 'member');
      const account = await read(she.id);
      assert.deepEqual(
        [account.name, account.role, account.sessions, account.registrations, account.comments.pending],
        ['Ana', 'mentor', 1, 1, 1],
      );
      assert.deepEqual([account.secondFactor, account.suspension, account.deletion], [false, null, null]);
      assert.deepEqual(
        account.history.map(({ act, actorName, before, after }) => [act, actorName, before, after]),
        [['user.role', 'Prueba', { role: 'member' }, { role: 'mentor', reason }]],
      );
      assert.ok(!JSON.stringify(account).includes('argon2'));
    });

    test('an account that is not there is not found, for any request', async () => {
      const answers = await Promise.all([
        call('GET', `/${unknownId}`),
        giveRole(unknownId, 'mentor', 'member'),
        suspend(unknownId),
        call('POST', `/${unknownId}/notes`, { key: randomUUID(), text: 'Nota' }),
        call('GET', `/${admin.id}/merge?from=${unknownId}`),
        call('POST', `/${admin.id}/merge`, { from: unknownId, reason }),
      ]);
      assert.deepEqual(
        answers.map(({ statusCode }) => statusCode),
        answers.map(() => 404),
      );
    });

    test('a note is kept once, with who wrote it, and the log does not repeat it', async () => {
      const she = await member();
      const note = { key: randomUUID(), text: ' Llamó para  preguntar. ' };
      await Promise.all([call('POST', `/${she.id}/notes`, note), call('POST', `/${she.id}/notes`, note)]);
      const { notes } = await read(she.id);
      assert.deepEqual(
        notes.map(({ text, author }) => [text, author]),
        [['Llamó para  preguntar.', 'Prueba']],
      );
      assert.deepEqual(
        (await acts()).map(({ act, after }) => [act, after]),
        [['user.note', null]],
      );
      assert.equal((await call('POST', `/${she.id}/notes`, { key: randomUUID(), text: '  ' })).statusCode, 400);
    });

    test('all its sessions end, and a link for another password is mailed', async () => {
      const she = await member();
      const ended = await call('DELETE', `/${she.id}/sessions`, { reason });
      assert.equal(ended.json<AdminAccount>().sessions, 0);
      assert.equal(await isIn(she), false);
      await call('POST', `/${she.id}/password-link`, { reason });
      const [mail] = api.mails;
      assert.deepEqual([mail?.to, mail?.subject], [she.email, 'Cambia tu contraseña']);
      const token = /reset-password#([\w-]{43})/.exec(mail?.text ?? '')?.[1];
      assert.equal((await api.call('POST', '/auth/reset-password/check', { body: { token } })).statusCode, 204);
      assert.deepEqual(
        (await acts()).map(({ act }) => act),
        ['user.end-sessions', 'user.password-link'],
      );
    });
  });

  describe('a second factor that she has lost', () => {
    const take = (id: string) => call('DELETE', `/${id}/second-factor`, { reason });

    test('is removed with her sessions, and a mail says so', async () => {
      const she = await member('moderator');
      await api.pool.query(
        `insert into second_factors (user_id, secret, created_at, confirmed_at) values ($1, 'x', $2, $2)`,
        [she.id, api.clock.now],
      );
      const answer = await take(she.id);
      assert.equal(answer.statusCode, 200, answer.body);
      const { secondFactor, sessions } = answer.json<AdminAccount>();
      assert.deepEqual([secondFactor, sessions], [false, 0]);
      assert.equal(await isIn(she), false);
      assert.deepEqual(
        api.mails.map(({ to, subject }) => [to, subject]),
        [[she.email, 'Tu cuenta ya no tiene verificación en dos pasos']],
      );
      assert.deepEqual(
        (await acts()).map(({ act, after: is }) => [act, is]),
        [['user.remove-second-factor', { secondFactor: false, reason }]],
      );
      assert.equal((await take(she.id)).statusCode, 409);
      assert.equal((await take(admin.id)).statusCode, 409);
    });
  });

  describe('roles', () => {
    test('apply at the next call, with a reason in the log and a mail', async () => {
      const she = await member();
      const queue = () => api.call('GET', '/comments/pending', { as: she.authorization });
      assert.equal((await queue()).statusCode, 403);
      assert.equal((await giveRole(she.id, 'moderator', 'member')).json<AdminAccount>().role, 'moderator');
      assert.equal((await queue()).statusCode, 200);
      const [act] = await acts();
      assert.deepEqual(act, {
        act: 'user.role',
        subject: `user:${she.id}`,
        actor_id: admin.id,
        before: { role: 'member' },
        after: { role: 'moderator', reason },
      });
      const [mail] = api.mails;
      assert.deepEqual([mail?.to, mail?.subject], [she.email, 'Tu rol en FemCoders Club ha cambiado']);
      assert.match(mail?.text ?? '', /eras socia y ahora eres moderadora/);
      assert.match(mail?.html ?? '', /eras socia y ahora eres moderadora/);
      await giveRole(she.id, 'member', 'moderator');
      assert.equal((await queue()).statusCode, 403);
    });

    test('ask again who is there', async () => {
      const she = await member();
      const [from] = [await member()];
      await api.pool.query('update sessions set proven_at = $1', [new Date(api.clock.now.getTime() - 5 * 60_000 - 1)]);
      for (const answer of [
        await giveRole(she.id, 'mentor', 'member'),
        await suspend(she.id),
        await call('DELETE', `/${she.id}/second-factor`, { reason }),
        await call('POST', `/${she.id}/deletion`, { comments: 'anonymise', reason }),
        await call('POST', `/${she.id}/export`, { reason }),
        await call('POST', `/${she.id}/merge`, { from: from?.id, reason }),
      ]) {
        assert.deepEqual([answer.statusCode, answer.json().code], [403, 'proof-required']);
      }
      assert.equal((await read(she.id)).role, 'member');
    });

    test('need a reason, and are not changed from what somebody else has changed', async () => {
      const she = await member();
      const without = await call('POST', `/${she.id}/role`, { role: 'mentor', from: 'member', reason: ' ' });
      assert.deepEqual([without.statusCode, without.json().fields[0].field], [400, 'reason']);
      await giveRole(she.id, 'mentor', 'member');
      assert.equal((await giveRole(she.id, 'editor', 'member')).statusCode, 409);
      assert.equal((await giveRole(she.id, 'mentor', 'member')).statusCode, 200);
      assert.equal(api.mails.length, 1);
    });

    test('nobody changes her own, nor suspends herself or merges herself away', async () => {
      const other = await member('admin');
      assert.equal((await giveRole(admin.id, 'member', 'admin')).statusCode, 409);
      assert.equal((await suspend(admin.id)).statusCode, 409);
      assert.equal((await call('POST', `/${other.id}/merge`, { from: admin.id, reason })).statusCode, 409);
      assert.equal((await read(admin.id)).state, 'active');
    });

    test('an administrator who is suspended or leaves does not count as the last but one', async () => {
      const [suspended, leaving] = [await member('admin'), await member('admin')];
      await suspend(suspended.id);
      await api.pool.query(`update users set delete_at = now() + interval '3 days' where id = $1`, [leaving.id]);
      // She can still act herself, and is the only one who would be left.
      const answer = await giveRole(admin.id, 'member', 'admin', leaving.authorization);
      assert.deepEqual([answer.statusCode, answer.json().code], [409, 'conflict']);
      assert.match(answer.json().message, /Tiene que quedar una administradora activa/);
      assert.equal((await suspend(admin.id, null, leaving.authorization)).statusCode, 409);
    });
  });

  describe('at the same time, in two processes', () => {
    let second: ApiServer;
    before(async () => {
      second = await api.another();
    });
    const there = (method: 'POST', path: string, payload: object, { authorization }: TestMember) =>
      second.inject({ method, url: `/admin/accounts${path}`, payload, headers: { authorization } });
    const admins = async () =>
      (
        await api.pool.query<{ n: number }>(
          `select count(*)::int as n from users where role = 'admin' and suspended_at is null`,
        )
      ).rows[0]?.n;

    test('two administrators demote each other: exactly one stays', async () => {
      for (let round = 0; round < 8; round += 1) {
        const other = await member('admin');
        const answers = await Promise.all([
          giveRole(other.id, 'member', 'admin'),
          there('POST', `/${admin.id}/role`, { role: 'member', from: 'admin', reason }, other),
        ]);
        assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [200, 403]);
        assert.equal(await admins(), 1);
        if (answers[0]?.statusCode !== 200) admin = other;
      }
    });

    test('of three, two who demote and suspend each other leave two', async () => {
      const [other] = [await member('admin'), await member('admin')];
      const answers = await Promise.all([
        giveRole(other?.id ?? '', 'member', 'admin'),
        there('POST', `/${admin.id}/suspension`, { reason: 'other', text: 'Prueba', until: null }, other as TestMember),
      ]);
      const [done, turnedAway] = answers.map(({ statusCode }) => statusCode).toSorted();
      assert.equal(done, 200);
      // Who is suspended first has no session any more; who is demoted first is no administrator.
      assert.ok(turnedAway === 401 || turnedAway === 403, String(turnedAway));
      assert.equal(await admins(), 2);
    });

    test('the same accounts merged twice, and into each other, are merged once', async () => {
      const [a, b] = [await member(), await member()];
      const answers = await Promise.all([
        call('POST', `/${a.id}/merge`, { from: b.id, reason }),
        there('POST', `/${a.id}/merge`, { from: b.id, reason }, admin),
        there('POST', `/${b.id}/merge`, { from: a.id, reason }, admin),
      ]);
      const left = (await list('?role=member')).entries.map(({ id }) => id);
      assert.equal(left.length, 1);
      assert.deepEqual(
        answers.map(({ statusCode }) => statusCode),
        left[0] === a.id ? [200, 200, 404] : [404, 404, 200],
      );
      assert.equal((await acts()).filter(({ act }) => act === 'user.merge').length, 1);
      assert.equal(api.mails.length, 2);
    });
  });

  describe('suspending', () => {
    test('throws her out at once and says why, until when, and how to object', async () => {
      const she = await member();
      api.clock.now = new Date('2026-11-21T12:00:00Z');
      await api.pool.query('update sessions set proven_at = $1, last_used_at = $1', [api.clock.now]);
      const answer = await suspend(she.id, '2026-11-30');
      assert.equal(answer.statusCode, 200, answer.body);
      const { state, suspension, sessions } = answer.json<AdminAccount>();
      assert.deepEqual([state, sessions], ['suspended', 0]);
      assert.deepEqual(suspension, {
        since: '2026-11-21T12:00:00.000Z',
        until: '2026-11-30T23:00:00.000Z',
        reason: 'Insulto o acoso. Insultó a otra socia.',
      });
      assert.equal(await isIn(she), false);
      const [mail] = api.mails;
      assert.deepEqual([mail?.to, mail?.subject], [she.email, 'Sobre tu cuenta: motivo y recurso']);
      for (const text of [mail?.text ?? '', mail?.html ?? '']) {
        assert.match(text, /Insulto o acoso\. Insultó a otra socia\./);
        assert.match(text, /1 de diciembre de 2026 a las 12:00 a\. m\. \(hora de Madrid\)/);
        assert.match(text, /\/contacto/);
      }
      assert.equal((await suspend(she.id)).statusCode, 409);
      api.clock.now = new Date('2026-12-01T00:00:00Z');
      await api.pool.query(
        'update sessions set last_used_at = $1, expires_at = $1::timestamptz + interval $$1 hour$$',
        [api.clock.now],
      );
      assert.equal((await read(she.id)).state, 'active');
    });

    test('keeps her out until it is lifted, and a mail says so', async () => {
      const she = await member();
      await suspend(she.id);
      const logIn = () =>
        api.call('POST', '/auth/login', { body: { userEmail: she.email, userPassword: passwordOf(she.email) } });
      const refused = await logIn();
      assert.equal(refused.statusCode, 403, refused.body);
      assert.match(refused.body, /Insultó a otra socia/);
      const lifted = await call('DELETE', `/${she.id}/suspension`, { reason });
      assert.deepEqual([lifted.statusCode, lifted.json().state], [200, 'active']);
      assert.equal((await logIn()).statusCode, 200);
      assert.equal(
        api.mails.some(({ subject }) => subject === 'Tu cuenta vuelve a estar activa'),
        true,
      );
      assert.deepEqual(
        (await acts()).filter(({ act }) => act === 'user.lift').map(({ before: was, after: is }) => [was, is]),
        [[{ reason: 'Insulto o acoso. Insultó a otra socia.', until: null }, { reason }]],
      );
      await call('DELETE', `/${she.id}/suspension`, { reason });
      assert.equal((await acts()).filter(({ act }) => act === 'user.lift').length, 1);
    });

    test('needs a reason, and a day that is still to come', async () => {
      const she = await member();
      for (const [body, field] of [
        [{ text: 'x', until: null }, 'reason'],
        [{ reason: 'spam', text: '', until: null }, 'text'],
        [{ reason: 'spam', text: 'x', until: '2020-01-01' }, 'until'],
        [{ reason: 'spam', text: 'x', until: '2999-01-01' }, 'until'],
        [{ reason: 'spam', text: 'x', until: '2026-02-31' }, 'until'],
      ] as const) {
        const answer = await call('POST', `/${she.id}/suspension`, body);
        assert.deepEqual([answer.statusCode, answer.json().fields?.[0].field], [400, field]);
      }
      assert.equal((await read(she.id)).state, 'active');
    });
  });

  describe('deleting and giving out', () => {
    test('an account goes after fourteen days, with a mail before, unless somebody keeps it', async () => {
      const she = await member();
      const answer = await call('POST', `/${she.id}/deletion`, { comments: 'delete', reason });
      assert.equal(answer.statusCode, 200, answer.body);
      const at = new Date(api.clock.now.getTime() + 14 * day).toISOString();
      const { state, deletion } = answer.json<AdminAccount>();
      assert.deepEqual([state, deletion], ['leaving', { at, comments: true }]);
      const [mail] = api.mails;
      assert.equal(mail?.to, she.email);
      assert.match(mail?.subject ?? '', /^Tu cuenta se borrará el .+: cancelar$/);
      assert.match(mail?.text ?? '', /Una administradora va a borrar tu cuenta/);
      assert.equal(await isIn(she), true);
      const kept = await call('DELETE', `/${she.id}/deletion`, { reason });
      assert.deepEqual([kept.json().state, kept.json().deletion], ['active', null]);
      assert.deepEqual(
        (await acts()).map(({ act, actor_id, after }) => [act, actor_id, after]),
        [
          ['user.deletion-plan', admin.id, { deleteAt: at, reason }],
          ['user.deletion-cancel', admin.id, { reason }],
        ],
      );
      assert.equal((await call('POST', `/${admin.id}/deletion`, { comments: 'delete', reason })).statusCode, 409);
    });

    test('the copy of her data is the one she gets herself, and a mail says so', async () => {
      const she = await member('member', { name: 'Ana', email: 'ana@prueba.example' });
      const answer = await call('POST', `/${she.id}/export`, { reason });
      assert.equal(answer.statusCode, 200);
      assert.match(String(answer.headers['content-disposition']), /^attachment; filename="datos-[\w-]+\.zip"$/);
      const files = unzipSync(answer.rawPayload);
      const [memberFile] = Object.entries(files).flatMap(([path, bytes]) =>
        path.endsWith('datos.json') ? [strFromU8(bytes)] : [],
      );
      assert.match(memberFile ?? '', /ana@prueba\.example/);
      const [mail] = api.mails;
      assert.deepEqual([mail?.to, mail?.subject], [she.email, 'Tu copia de datos está lista']);
      assert.match(mail?.text ?? '', /una administradora ha sacado una copia/);
      assert.deepEqual(
        (await acts()).map(({ act, actor_id, after }) => [act, actor_id, after]),
        [['user.export', admin.id, { reason }]],
      );
      assert.equal((await call('POST', `/${unknownId}/export`, { reason })).statusCode, 404);
    });
  });

  describe('merging', () => {
    const merge = (id: string, from: string) => call('POST', `/${id}/merge`, { from, reason });

    test('says beforehand what it will do, and does it', async () => {
      const [kept, gone] = [
        await member('mentor', { email: 'nueva@prueba.example' }),
        await member('member', { name: 'Ana', email: 'vieja@prueba.example' }),
      ];
      for (const [who, content] of [
        [gone, 'Uno'],
        [gone, 'Dos'],
        [kept, 'Tres'],
      ] as const) {
        await api.call('POST', '/comments', { as: who.authorization, body: { postId: 16, content, alias: 'Ana' } });
      }
      await call('POST', `/${gone.id}/notes`, { key: randomUUID(), text: 'Cambia de correo' });
      const [shared, onlyHers] = [await newAchievement('Uno'), await newAchievement('Dos')];
      await award(gone.id, shared);
      await award(gone.id, onlyHers);
      await award(kept.id, shared);
      const [hers, both] = [await newEvent(), await newEvent()];
      await enter(hers, gone.email, 'registered');
      await enter(both, gone.email, 'registered');
      await enter(both, kept.email, 'waiting');
      await api.pool.query(`update users set created_at = '2024-01-02T10:00:00Z' where id = $1`, [gone.id]);
      const preview = (await call('GET', `/${kept.id}/merge?from=${gone.id}`)).json<MergePreview>();
      const { from, ...numbers } = preview;
      assert.equal(from.email, 'vieja@prueba.example');
      assert.deepEqual(numbers, {
        obstacle: null,
        comments: 2,
        notes: 1,
        achievements: 1,
        registrations: 1,
        sharedEvents: 1,
        sessions: 1,
        secondFactor: false,
      });

      api.mails.length = 0;
      const answer = await merge(kept.id, gone.id);
      assert.equal(answer.statusCode, 200, answer.body);
      const account = answer.json<AdminAccount>();
      assert.deepEqual(
        [
          account.email,
          account.role,
          account.comments.pending,
          account.registrations,
          account.notes.length,
          account.achievements,
        ],
        ['nueva@prueba.example', 'mentor', 3, 2, 1, 2],
      );
      assert.equal(account.createdAt, '2024-01-02T10:00:00.000Z');
      const { rows } = await api.pool.query('select email, state from registrations order by event_id, email');
      assert.deepEqual(rows, [
        { email: kept.email, state: 'registered' },
        { email: kept.email, state: 'registered' },
      ]);
      assert.equal(await isIn(gone), false);
      assert.equal((await call('GET', `/${gone.id}`)).statusCode, 404);
      assert.deepEqual(
        api.mails.map(({ to, subject }) => [to, subject]),
        [
          [kept.email, 'Hemos unido tus dos cuentas'],
          [gone.email, 'Hemos unido tus dos cuentas'],
        ],
      );
      assert.ok(api.mails.every(({ text }) => !text.includes('@prueba.example')));
      assert.deepEqual((await acts()).at(-1), {
        act: 'user.merge',
        subject: `user:${kept.id}`,
        actor_id: admin.id,
        before: { account: gone.id, role: 'member' },
        after: { moved: 1, dropped: 1, reason },
      });
      assert.equal((await merge(kept.id, gone.id)).statusCode, 200);
      assert.equal(api.mails.length, 2);
    });

    test('what there is of one per member stays, and comes along where she had none', async () => {
      const [kept, first, second] = [await member(), await member(), await member()];
      await writeBio(first.id, 'La primera');
      await writeBio(second.id, 'La segunda');
      await merge(kept.id, first.id);
      await merge(kept.id, second.id);
      const { rows } = await api.pool.query('select user_id, bio from member_profiles');
      assert.deepEqual(rows, [{ user_id: kept.id, bio: 'La primera' }]);
    });

    test('a place that is left over goes to the one who has waited longest', async () => {
      const [kept, gone] = [await member(), await member()];
      const event = await newEvent({ capacity: 2 });
      await enter(event, kept.email, 'registered');
      await enter(event, gone.email, 'registered');
      await enter(event, 'espera@prueba.example', 'waiting');
      await merge(kept.id, gone.id);
      const { rows } = await api.pool.query('select email, state from registrations order by email');
      assert.deepEqual(
        rows.toSorted((a, b) => a.email.localeCompare(b.email)),
        [
          { email: 'espera@prueba.example', state: 'offered' },
          { email: kept.email, state: 'registered' },
        ],
      );
      assert.ok(api.mails.some(({ to }) => to === 'espera@prueba.example'));
    });

    test('who was there was there, whichever account it was with', async () => {
      const [kept, gone] = [await member(), await member()];
      const event = await newEvent({ starts_at: new Date(api.clock.now.getTime() - day) });
      await enter(event, kept.email, 'registered');
      await enter(event, gone.email, 'registered', api.clock.now);
      await merge(kept.id, gone.id);
      const { rows } = await api.pool.query('select email, checked_in_at from registrations');
      assert.deepEqual(rows, [{ email: kept.email, checked_in_at: api.clock.now }]);
    });

    test('waits for the door of an event of hers, and does not stand in its way', async () => {
      const [kept, gone] = [await member(), await member()];
      const event = await newEvent();
      await enter(event, gone.email, 'registered');
      const door = await api.pool.connect();
      try {
        await door.query('begin');
        await door.query('select from events where id = $1 for update', [event]);
        const merging = merge(kept.id, gone.id);
        const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        while ((await api.pool.query(waits)).rowCount === 0) await setImmediate();
        await door.query('update registrations set checked_in_at = now(), checked_in_by = $1', [admin.id]);
        await door.query('commit');
        assert.equal((await merging).statusCode, 200);
      } finally {
        door.release();
      }
      const { rows } = await api.pool.query('select email, checked_in_by from registrations');
      assert.deepEqual(rows, [{ email: kept.email, checked_in_by: admin.id }]);
    });

    test('does not help out of a suspension, and not to have one account less than one', async () => {
      const [kept, gone] = [await member(), await member()];
      await suspend(gone.id);
      const preview = (await call('GET', `/${kept.id}/merge?from=${gone.id}`)).json<MergePreview>();
      assert.match(preview.obstacle ?? '', /suspendida/);
      assert.equal((await merge(kept.id, gone.id)).statusCode, 409);
      assert.equal((await merge(kept.id, kept.id)).statusCode, 409);
      assert.equal((await call('GET', `/${gone.id}`)).statusCode, 200);
    });

    test('nothing of an account is forgotten: every reference to it goes along or stays behind', async () => {
      const { rows } = await api.pool.query<{ place: string; table: string }>(`
        select cls.relname || '.' || att.attname as place, cls.relname as table
        from pg_constraint con join pg_class cls on cls.oid = con.conrelid
          join pg_attribute att on att.attrelid = con.conrelid and att.attnum = any (con.conkey)
        where con.contype = 'f' and con.confrelid = 'users'::regclass`);
      const { carried: references, leftBehind } = gather(features).accounts;
      const carried = references.map(({ table, column }) => `${table}.${column}`);
      const forgotten = rows.filter(({ place, table }) => !carried.includes(place) && !leftBehind.includes(table));
      assert.deepEqual(
        forgotten.map(({ place }) => place),
        [],
        'Name it in accounts of its feature.ts: what goes along when two accounts become one, or what is left behind.',
      );
      const places = rows.map(({ place }) => place);
      assert.deepEqual(
        carried.filter((place) => !places.includes(place)),
        [],
      );
    });
  });

  const newAchievement = async (name: string): Promise<string> =>
    (
      await api.pool.query(
        `insert into achievements (name, why, family, petals, palette, created_at, updated_at)
         values ($1, 'Prueba', 'learn', 4, 'violet', now(), now()) returning id`,
        [name],
      )
    ).rows[0].id;
  const writeBio = (userId: string, bio: string) =>
    api.pool.query(
      `insert into member_profiles (user_id, greeting, pronouns, bio, city, job_title, skills, languages, education,
         interests, seeks, offers, linkedin, github, web, visibility, version, updated_at)
       values ($1, '', '', $2, '', '', '{}', '{}', '', '{}', '{}', '{}', '', '', '', '{}', 1, now())`,
      [userId, bio],
    );
  const award = (userId: string, achievementId: string) =>
    api.pool.query(
      `insert into achievement_awards (achievement_id, user_id, evidence, reached_at, awarded_at, mail_due)
       values ($2, $1, 'Prueba', now(), now(), false)`,
      [userId, achievementId],
    );
  const newEvent = (columns: Record<string, unknown> = {}) =>
    addEvent(api.pool, { slug: randomUUID(), capacity: 5, ...columns });
  const enter = async (eventId: string, email: string, state: string, checkedInAt: Date | null = null) => {
    await api.pool.query(
      `insert into registrations (event_id, name, email, state, created_at, waiting_since, placed_at, checked_in_at)
       values ($1, 'Ana', $2, $3, $4, $5, $6, $7)`,
      [
        eventId,
        email,
        state,
        api.clock.now,
        state === 'waiting' ? api.clock.now : null,
        state === 'registered' ? api.clock.now : null,
        checkedInAt,
      ],
    );
  };
});
