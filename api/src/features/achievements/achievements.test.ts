import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, mock, test } from 'node:test';
import {
  type AdminAchievement,
  type AdminAward,
  adminAchievementSchema,
  adminAwardSchema,
  type OwnAchievements,
  ownAchievementsSchema,
  type Trial,
  trialSchema,
} from '@femcoders/contracts/achievement';
import type { AdminList } from '@femcoders/contracts/admin-list';
import { createDatabase, createPool } from '../../database/database.ts';
import { createNotifyMember } from '../../mail/notify-member.ts';
import { addEvent } from '../../testing/add-event.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { testSecrets } from '../../testing/test-secrets.ts';
import { awardDue } from './award-due.ts';
import { mailAwards } from './award-mails.ts';
import { shownAwards } from './own-achievements.ts';
import { tryRule } from './try-rule.ts';

const publicUrl = 'https://club.example';
const visits = { fact: 'events-attended', threshold: 2, since: null } as const;
const drawing = { petals: 5, palette: 'coral' } as const;

describe('achievements', () => {
  let api: TestApi;
  let admin: TestMember;
  let ana: TestMember;
  /** Members whose deeds were queued, as the jobs get them. */
  let wanted: string[][];
  let names = 0;
  let events = 0;

  before(async () => {
    api = await createTestApi({
      config: { publicUrl },
      requestJob: async (_client, name, payload) => {
        if (name === 'awards') wanted.push([...(payload as { userIds: string[] }).userIds]);
      },
    });
  });
  after(() => api.close());
  beforeEach(async () => {
    api.clock.now = new Date('2026-11-21T12:00:00Z');
    await api.pool.query(
      'delete from achievement_awards; delete from achievements; delete from registrations; delete from events; delete from comments; delete from users',
    );
    wanted = [];
    api.mails.length = 0;
    admin = await api.member('admin');
    ana = await api.member('member');
  });

  async function asAdmin<T>(method: string, path: string, body?: unknown, status = 200): Promise<T> {
    const answer = await api.call(method, `/admin${path}`, { as: admin.authorization, body });
    assert.equal(answer.statusCode, status, answer.body);
    return answer.json<T>();
  }

  async function make(change: object = {}): Promise<AdminAchievement> {
    names += 1;
    const body = { name: `Logro ${names}`, why: 'Has venido.', family: 'join', drawing, rule: visits, ...change };
    return adminAchievementSchema.parse(await asAdmin('POST', '/achievements', body, 201));
  }
  const activate = ({ id }: AdminAchievement, notify = false) =>
    asAdmin<AdminAchievement>('POST', `/achievements/${id}/state`, { state: 'active', from: 'draft', notify });
  const holders = async ({ id }: AdminAchievement, query = '') =>
    (await asAdmin<AdminList<AdminAward>>('GET', `/achievements/${id}/awards${query}`)).entries;
  const mine = async (member = ana): Promise<OwnAchievements> => {
    const answer = await api.call('GET', `/user/${member.id}/achievements`, { as: member.authorization });
    assert.equal(answer.statusCode, 200, answer.body);
    return ownAchievementsSchema.parse(answer.json());
  };

  /** A place of hers, and her arrival there at that moment. */
  async function comes({ email }: { email: string }, at: string | null, name = 'Taller de Grid'): Promise<string> {
    const event = await addEvent(api.pool, {
      name,
      slug: `evento-${++events}`,
      starts_at: at ?? '2026-12-01T18:00:00Z',
    });
    const { rows } = await api.pool.query<{ id: string }>(
      `insert into registrations (event_id, name, email, state, created_at, placed_at, checked_in_at)
       values ($1, 'Ana', $2, 'registered', '2026-01-01', '2026-01-01', $3) returning id`,
      [event, email, at],
    );
    return rows[0]?.id ?? '';
  }
  const notifyMember = createNotifyMember({
    enqueueMail: async (_client, mail) => void api.mails.push(mail),
    secrets: testSecrets,
    publicUrl,
    basePath: '/api',
  });
  /** Runs the job. */
  async function work(): Promise<void> {
    await awardDue(api.pool, api.clock.now);
    await mailAwards(api.pool, { notifyMember, publicUrl });
  }

  describe('awarded by the site', () => {
    test('go to anyone who has done something often enough, with the moment and what it was, and a mail', async () => {
      const achievement = await activate(await make({ name: 'Dos tardes', why: 'Has venido a dos encuentros.' }));
      await comes(ana, '2026-11-02T18:10:00Z', 'CSS');
      await work();
      assert.deepEqual((await mine()).awards, []);
      await comes(ana, '2026-11-09T18:10:00Z', 'Grid');
      await comes(ana, '2026-11-16T18:10:00Z', 'Datos');
      await work();
      const [award] = (await mine()).awards;
      assert.deepEqual(
        [award?.name, award?.evidence, award?.reachedAt, award?.byHand, award?.isNew, award?.visibility],
        ['Dos tardes', '2 eventos con asistencia; el último: «Grid»', '2026-11-09T18:10:00.000Z', false, true, 'me'],
      );
      assert.equal((await asAdmin<AdminAchievement>('GET', `/achievements/${achievement.id}`)).holders, 1);
      const [mail, ...others] = api.mails;
      assert.deepEqual([mail?.to, mail?.subject, others], [ana.email, 'Has conseguido «Dos tardes»', []]);
      for (const text of [mail?.text, mail?.html]) {
        assert.match(text ?? '', /Has conseguido «Dos tardes»: Has venido a dos encuentros\./);
        assert.match(text ?? '', /https:\/\/club\.example\/welcome#logros/);
      }
    });

    test('are made and mailed once, however many processes look at once', async () => {
      const achievement = await activate(await make());
      const many = await Promise.all(Array.from({ length: 5 }, () => api.member('member')));
      for (const member of many) {
        await comes(member, '2026-11-02T18:00:00Z');
        await comes(member, '2026-11-03T18:00:00Z');
      }
      const other = createPool(api.url, 4);
      const processes = [api.pool, other, api.pool, other];
      await Promise.all(processes.map((pool) => awardDue(pool, api.clock.now)));
      await Promise.all(processes.map((pool) => mailAwards(pool, { notifyMember, publicUrl })));
      await other.end();
      assert.equal((await holders(achievement)).length, 5);
      assert.deepEqual(api.mails.map(({ to }) => to).sort(), many.map(({ email }) => email).sort());
    });

    test('are looked at as soon as somebody arrives, is published or has moderated, or joins', async () => {
      const place = await comes(ana, null);
      await asAdmin('POST', `/registrations/${place}/check-in`);
      assert.deepEqual(wanted, [[ana.id]]);
      await asAdmin('POST', `/registrations/${await comes({ email: 'sin-cuenta@prueba.example' }, null)}/check-in`);
      assert.equal(wanted.length, 1);
      const body = { postId: 16, content: 'Gracias por esto', alias: 'Ana' };
      const comment = (await api.call('POST', '/comments', { body, as: ana.authorization })).json<{ id: string }>();
      await api.call('POST', `/comments/approve/${comment.id}`, { as: admin.authorization });
      assert.deepEqual(wanted[1]?.sort(), [ana.id, admin.id].sort());
    });

    test('count published comments, decisions about comments, places and roles', async () => {
      const rule = (fact: string, threshold = 1) => ({ rule: { fact, threshold, since: null } });
      for (const change of [
        { name: 'Escribo', ...rule('comments-published') },
        { name: 'Modero', ...rule('comments-moderated', 2) },
        { name: 'Me apunto', ...rule('events-booked') },
        { name: 'Estoy', ...rule('account-confirmed') },
        { name: 'Promuevo', ...rule('promoter') },
        { name: 'Me cuento', ...rule('profile-told') },
      ]) {
        await activate(await make(change));
      }
      const moderator = await api.member('moderator');
      const promoter = await api.member('promoter');
      await comes(promoter, null, 'Charla');
      await api.pool.query(`update users set avatar = '/api/avatars/una' where id = $1`, [promoter.id]);
      const ids: string[] = [];
      for (const content of ['Primero', 'Segundo']) {
        const body = { postId: 16, content, alias: 'Ana' };
        ids.push((await api.call('POST', '/comments', { body, as: ana.authorization })).json<{ id: string }>().id);
      }
      const decide = (decision: string, id: string | undefined) =>
        api.call('POST', `/comments/${decision}/${id}`, { as: moderator.authorization });
      await decide('approve', ids[0]);
      await decide('restore', ids[0]);
      await decide('approve', ids[0]);
      await work();
      const earned = async (member: TestMember) => (await mine(member)).awards.map(({ name }) => name).sort();
      assert.deepEqual(await earned(moderator), ['Estoy']);
      await decide('approve', ids[1]);
      await work();
      assert.deepEqual(await earned(moderator), ['Estoy', 'Modero']);
      assert.deepEqual(await earned(ana), ['Escribo', 'Estoy']);
      assert.deepEqual(await earned(promoter), ['Estoy', 'Me apunto', 'Me cuento', 'Promuevo']);
      const booked = (await mine(promoter)).awards.find(({ name }) => name === 'Me apunto');
      assert.equal(booked?.evidence, '1 plaza en un evento: «Charla»');
    });

    test('count from the first moment of a day in Madrid', async () => {
      const since = await activate(await make({ rule: { ...visits, threshold: 1, since: '2026-11-10' } }));
      await comes(ana, '2026-11-09T22:59:59Z');
      await work();
      assert.deepEqual(await holders(since), []);
      await comes(ana, '2026-11-09T23:00:00Z');
      await work();
      assert.equal((await holders(since)).length, 1);
    });

    test('stay when what has earned them is gone', async () => {
      const achievement = await activate(await make({ rule: { ...visits, threshold: 1 } }));
      await comes(ana, '2026-11-02T18:00:00Z');
      await work();
      await api.pool.query('delete from registrations');
      await work();
      assert.equal((await holders(achievement)).length, 1);
    });

    test('do not go to anyone who is suspended, until she may enter again', async () => {
      const achievement = await activate(await make({ rule: { ...visits, threshold: 1 } }));
      await comes(ana, '2026-11-02T18:00:00Z');
      await api.pool.query(
        `update users set suspended_at = '2026-11-20', suspended_until = '2026-11-21T12:30:00Z' where id = $1`,
        [ana.id],
      );
      await work();
      assert.deepEqual(await holders(achievement), []);
      api.clock.now = new Date('2026-11-21T12:30:01Z');
      await work();
      assert.equal((await holders(achievement)).length, 1);
    });

    test('send no mail to members who do not want it', async () => {
      await activate(await make({ rule: { ...visits, threshold: 1 } }));
      await comes(ana, '2026-11-02T18:00:00Z');
      await api.pool.query(
        `insert into mail_preferences (user_id, topic, wanted, changed_at) values ($1, 'achievements', false, now())`,
        [ana.id],
      );
      await work();
      assert.deepEqual([(await mine()).awards.length, api.mails.length], [1, 0]);
    });

    test('wait while the achievement is a draft or paused', async () => {
      const achievement = await make({ rule: { ...visits, threshold: 1 } });
      await comes(ana, '2026-11-02T18:00:00Z');
      await work();
      assert.deepEqual(await holders(achievement), []);
      await activate(achievement);
      await asAdmin('POST', `/achievements/${achievement.id}/state`, { state: 'paused', from: 'active' });
      const bea = await api.member('member');
      await comes(bea, '2026-11-03T18:00:00Z');
      await work();
      assert.deepEqual(
        (await holders(achievement)).map(({ member }) => member.id),
        [ana.id],
      );
      await asAdmin('POST', `/achievements/${achievement.id}/state`, { state: 'active', from: 'paused' });
      assert.equal((await holders(achievement)).length, 2);
    });
  });

  describe('activating', () => {
    test('awards the past at once, silently unless it is asked to tell', async () => {
      await comes(ana, '2026-11-02T18:00:00Z');
      const rule = { ...visits, threshold: 1 };
      assert.equal((await activate(await make({ rule }))).holders, 1);
      await work();
      assert.deepEqual([api.mails.length, wanted], [0, []]);
      await activate(await make({ rule, name: 'Con correo' }), true);
      assert.deepEqual(wanted, [[]]);
      await work();
      assert.deepEqual(
        api.mails.map(({ subject }) => subject),
        ['Has conseguido «Con correo»'],
      );
    });

    test('twice awards once, and from an outdated state is a conflict', async () => {
      const achievement = await make();
      await activate(achievement);
      await activate(achievement);
      const path = `/achievements/${achievement.id}/state`;
      await asAdmin('POST', path, { state: 'paused', from: 'draft' }, 409);
      await asAdmin('POST', path, { state: 'draft', from: 'active' }, 409);
      const { rows } = await api.pool.query(`select act from audit where subject = $1 order by id`, [
        `achievement:${achievement.id}`,
      ]);
      assert.deepEqual(
        rows.map(({ act }) => act),
        ['achievement.create', 'achievement.activate'],
      );
    });
  });

  describe('a rule on trial', () => {
    const attempt = async (query: string): Promise<Trial> =>
      trialSchema.parse(await asAdmin('GET', `/achievements/trial?fact=events-attended&${query}`));

    test('says who fulfils it, and who of them would get it', async () => {
      const achievement = await activate(await make({ rule: { ...visits, threshold: 1 } }));
      const [bea, carla, dora] = [await api.member('member'), await api.member('member'), await api.member('member')];
      for (const [index, member] of [ana, bea, carla, dora].entries()) {
        await comes(member, `2026-11-0${index + 1}T18:00:00Z`);
        if (member === bea) await work();
      }
      await api.pool.query(`update users set suspended_at = now() where id = $1`, [carla.id]);
      const [award] = await holders(achievement, `?q=${bea.email}`);
      await asAdmin('POST', `/achievement-awards/${award?.id}/revoke`, { reason: 'Fue un error' });
      const tried = await attempt(`threshold=1&achievement=${achievement.id}`);
      assert.deepEqual([tried.total, tried.gets], [4, 1]);
      assert.deepEqual(
        tried.entries.map(({ email, outcome }) => [email, outcome]),
        [
          [dora.email, 'gets'],
          [carla.email, 'suspended'],
          [bea.email, 'revoked'],
          [ana.email, 'has'],
        ],
      );
      assert.deepEqual(await attempt('threshold=2'), { entries: [], total: 0, gets: 0 });
      const last = await attempt('threshold=1&limit=3&page=2');
      assert.deepEqual([last.entries.length, last.total, last.gets], [1, 4, 3]);
    });

    test('awards nothing, and refuses what is no rule', async () => {
      await comes(ana, '2026-11-02T18:00:00Z');
      await attempt('threshold=1');
      const { rows } = await api.pool.query('select 1 from achievement_awards');
      assert.equal(rows.length, 0);
      for (const query of [
        'threshold=0',
        'threshold=uno',
        'threshold=1&since=2026-02-31',
        'threshold=1&since=0000-01-01',
        'threshold=1.5',
      ]) {
        await asAdmin('GET', `/achievements/trial?fact=events-attended&${query}`, undefined, 400);
      }
      await asAdmin('GET', '/achievements/trial?fact=promoter&threshold=2', undefined, 400);
    });
  });

  describe('by hand', () => {
    test('are given with a reason, found by name or mail, and mailed', async () => {
      const achievement = await activate(await make({ name: 'Ponente', rule: null }));
      const path = `/achievements/${achievement.id}`;
      const found = await asAdmin<{ id: string }[]>('GET', `${path}/candidates?q=${ana.email}`);
      assert.deepEqual(
        found.map(({ id }) => id),
        [ana.id],
      );
      const given = await asAdmin('POST', `${path}/awards`, { member: ana.id, reason: 'Tu charla de mayo.' }, 201);
      const award = adminAwardSchema.parse(given);
      assert.deepEqual([award.byHand, award.by, award.evidence], [true, 'Prueba admin', 'Tu charla de mayo.']);
      assert.deepEqual(await asAdmin('GET', `${path}/candidates?q=${ana.email}`), []);
      await work();
      assert.match(api.mails[0]?.text ?? '', /Te lo ha dado el equipo:\s+.*Tu charla de mayo\./);
      await asAdmin('POST', `${path}/awards`, { member: ana.id, reason: 'Otra vez' }, 409);
    });

    test('need a reason, an active achievement, and somebody who may enter', async () => {
      const draft = await make({ rule: null });
      const award = { member: ana.id, reason: 'Por todo' };
      await asAdmin('POST', `/achievements/${draft.id}/awards`, award, 409);
      await activate(draft);
      const path = `/achievements/${draft.id}/awards`;
      await asAdmin('POST', path, { ...award, reason: ' ' }, 400);
      await asAdmin('POST', path, { ...award, member: draft.id }, 400);
      await api.pool.query('update users set suspended_at = now() where id = $1', [ana.id]);
      await asAdmin('POST', path, award, 400);
      assert.deepEqual(await asAdmin('GET', `/achievements/${draft.id}/candidates?q=${ana.email}`), []);
    });
  });

  describe('taken away', () => {
    test('are gone with a reason in a mail, and do not come back by themselves', async () => {
      const achievement = await activate(await make({ name: 'Primera visita', rule: { ...visits, threshold: 1 } }));
      await comes(ana, '2026-11-02T18:00:00Z');
      await work();
      api.mails.length = 0;
      const [award] = await holders(achievement);
      const path = `/achievement-awards/${award?.id}/revoke`;
      await asAdmin('POST', path, { reason: '' }, 400);
      const revoked = await asAdmin<AdminAward>('POST', path, { reason: 'Se anotó en otro evento.' });
      assert.deepEqual([revoked.revoked?.by, revoked.revoked?.reason], ['Prueba admin', 'Se anotó en otro evento.']);
      await asAdmin('POST', path, { reason: 'Otra vez' });
      assert.deepEqual(
        api.mails.map(({ subject }) => subject),
        ['Sobre tu logro «Primera visita»'],
      );
      assert.match(api.mails[0]?.text ?? '', /Se anotó en otro evento\./);
      await comes(ana, '2026-11-03T18:00:00Z');
      await work();
      assert.deepEqual(await mine(), { awards: [], next: [] });
      await asAdmin('POST', `/achievements/${achievement.id}/awards`, { member: ana.id, reason: 'Sí vino' }, 201);
      assert.equal((await mine()).awards.length, 1);
      assert.equal((await holders(achievement)).length, 2);
      assert.equal((await holders(achievement, '?revoked=yes')).length, 1);
    });
  });

  describe('what can be changed', () => {
    test('is everything of a draft, and not the rule of one that is active', async () => {
      const achievement = await make();
      const { id, name, why, family, rule, updatedAt } = achievement;
      api.clock.now = new Date('2026-11-21T12:00:01Z');
      const body = { name, why, family, drawing, rule: { ...visits, threshold: 3 }, secret: true };
      const changed = await asAdmin<AdminAchievement>('PUT', `/achievements/${id}`, { ...body, updatedAt });
      assert.deepEqual([changed.rule?.threshold, changed.secret], [3, true]);
      // Sent again, because its answer was lost.
      assert.deepEqual(await asAdmin('PUT', `/achievements/${id}`, { ...body, updatedAt }), changed);
      await asAdmin('PUT', `/achievements/${id}`, { ...body, why: 'De otra persona.', updatedAt }, 409);
      await activate(changed);
      const now = { ...body, updatedAt: changed.updatedAt };
      await asAdmin('PUT', `/achievements/${id}`, { ...now, rule }, 409);
      await asAdmin('PUT', `/achievements/${id}`, { ...now, why: 'Otra frase.' });
    });

    test('is no name that another has, ignoring accents', async () => {
      await make({ name: 'Múltiple' });
      const answer = await asAdmin<{ fields: { field: string }[] }>(
        'POST',
        '/achievements',
        { name: 'multiple', why: 'Así.', family: 'join', drawing, rule: null },
        409,
      );
      assert.equal(answer.fields[0]?.field, 'name');
    });

    test('a draft that nobody has had is deleted, and nothing else', async () => {
      const draft = await make();
      await asAdmin('DELETE', `/achievements/${draft.id}`);
      await asAdmin('GET', `/achievements/${draft.id}`, undefined, 404);
      const active = await activate(await make());
      await asAdmin('DELETE', `/achievements/${active.id}`, undefined, 409);
    });

    test('the list is searched, narrowed and ordered', async () => {
      await activate(await make({ name: 'Ágora', rule: { ...visits, threshold: 1 } }));
      await make({ name: 'Bosque', family: 'care' });
      await comes(ana, '2026-11-02T18:00:00Z');
      await work();
      const list = async (query: string) =>
        (await asAdmin<AdminList<AdminAchievement>>('GET', `/achievements?${query}`)).entries.map(
          ({ name, holders: has }) => `${name} ${has}`,
        );
      assert.deepEqual(await list('sort=name'), ['Ágora 1', 'Bosque 0']);
      assert.deepEqual(await list('sort=-holders'), ['Ágora 1', 'Bosque 0']);
      assert.deepEqual(await list('q=agora'), ['Ágora 1']);
      assert.deepEqual(await list('family=care'), ['Bosque 0']);
      assert.deepEqual(await list('state=active'), ['Ágora 1']);
    });
  });

  describe('hers', () => {
    test('come with what is near: the next number of each thing, nothing secret, nothing that only others can do', async () => {
      const rule = (fact: string, threshold: number) => ({ rule: { fact, threshold, since: null } });
      await activate(await make({ name: 'Uno', ...rule('events-attended', 1) }));
      await activate(await make({ name: 'Cinco', ...rule('events-attended', 5) }));
      await activate(await make({ name: 'Diez', ...rule('events-attended', 10) }));
      await activate(await make({ name: 'Escribo', ...rule('comments-published', 1) }));
      await activate(await make({ name: 'Modero', ...rule('comments-moderated', 1) }));
      await activate(await make({ name: 'Sorpresa', secret: true, ...rule('promoter', 1) }));
      await make({ name: 'Borrador', ...rule('account-confirmed', 1) });
      await comes(ana, '2026-11-02T18:00:00Z');
      await work();
      const { awards, next } = await mine();
      assert.deepEqual(
        awards.map(({ name }) => name),
        ['Uno'],
      );
      assert.deepEqual(
        next.map(({ name, count, threshold }) => [name, count, threshold]),
        [
          ['Cinco', 1, 5],
          ['Escribo', 0, 1],
        ],
      );
      assert.ok((await mine(admin)).next.some(({ name }) => name === 'Modero'));
    });

    test('are new until she has seen them', async () => {
      await activate(await make({ rule: { ...visits, threshold: 1 } }));
      await comes(ana, '2026-11-02T18:00:00Z');
      await work();
      assert.deepEqual(
        (await mine()).awards.map(({ isNew }) => isNew),
        [true],
      );
      await api.call('POST', `/user/${ana.id}/achievements/seen`, { as: ana.authorization });
      assert.deepEqual(
        (await mine()).awards.map(({ isNew }) => isNew),
        [false],
      );
    });

    test('are shown to others only where she says so, and by nobody else', async () => {
      await activate(await make({ rule: { ...visits, threshold: 1 } }));
      await comes(ana, '2026-11-02T18:00:00Z');
      await work();
      const [award] = (await mine()).awards;
      const bea = await api.member('member');
      const seenBy = async (as?: string) => {
        const answer = await api.call('GET', `/members/${ana.id}`, { as });
        if (answer.statusCode === 404) return null;
        return answer.json<{ achievements?: { name: string }[] }>().achievements?.length;
      };
      const db = createDatabase(api.pool);
      const shown = async () => [
        (await shownAwards(db, ana.id, 'public')).length,
        (await shownAwards(db, ana.id, 'members')).length,
      ];
      assert.deepEqual(await shown(), [0, 0]);
      const show = (visibility: string, by = ana) =>
        api.call('PUT', `/user/${by.id}/achievements/visibility`, {
          as: by.authorization,
          body: { award: award?.id, visibility },
        });
      assert.equal((await show('members')).statusCode, 200);
      assert.deepEqual(await shown(), [0, 1]);
      assert.deepEqual(
        [await seenBy(), await seenBy(bea.authorization), await seenBy(ana.authorization)],
        [null, 1, 1],
      );
      assert.equal((await show('public')).statusCode, 200);
      assert.equal(await seenBy(), 1);
      assert.deepEqual(await shown(), [1, 1]);
      assert.equal((await show('me', await api.member('member'))).statusCode, 404);
      assert.deepEqual(await shown(), [1, 1]);
    });

    test('go with her account', async () => {
      await activate(await make({ rule: { ...visits, threshold: 1 } }));
      await comes(ana, '2026-11-02T18:00:00Z');
      await work();
      await api.pool.query('delete from users where id = $1', [ana.id]);
      assert.equal((await api.pool.query('select 1 from achievement_awards')).rowCount, 0);
    });
  });

  // The last: what it leaves takes long to delete.
  test('a rule on trial takes one query among 10,000 members', async () => {
    await api.pool.query(
      `insert into users (email, name, role, password_hash)
       select 'socia' || n || '@prueba.example', 'Socia ' || n, 'member', '-' from generate_series(1, 10000) n`,
    );
    const event = await addEvent(api.pool, { name: 'Fiesta', starts_at: '2026-11-01T18:00:00Z' });
    await api.pool.query(
      `insert into registrations (event_id, name, email, state, created_at, checked_in_at)
       select $1, name, email, 'registered', '2026-10-01', '2026-11-01T18:00:00Z' from users where email like 'socia%'`,
      [event],
    );
    const asked = mock.method(api.pool, 'query');
    const options = { achievementId: undefined, now: api.clock.now, page: { page: 1000, limit: 10 } };
    const tried = await tryRule(createDatabase(api.pool), { ...visits, threshold: 1 }, options);
    assert.equal(asked.mock.callCount(), 1);
    asked.mock.restore();
    assert.deepEqual([tried.total, tried.gets, tried.entries.length], [10_000, 10_000, 10]);
    const achievement = await activate(await make({ rule: { ...visits, threshold: 1 } }));
    assert.equal(achievement.holders, 10_000);
  });
});
