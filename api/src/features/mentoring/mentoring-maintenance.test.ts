import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import { mentoringWorld } from '../../testing/mentoring-world.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { testSecrets } from '../../testing/test-secrets.ts';
import { truncateTables } from '../../testing/truncate-tables.ts';
import { maintainMentoring } from './mentoring-maintenance.ts';

let api: TestApi;
let admin: TestMember;
let world: ReturnType<typeof mentoringWorld>;
before(async () => {
  api = await createTestApi({ config: { publicUrl: 'https://sitio.example' } });
  world = mentoringWorld(api);
});
after(() => api.close());
beforeEach(async () => {
  api.clock.now = new Date('2026-11-23T10:00:00Z');
  await truncateTables(api.pool, 'users, rate_limits');
  admin = await api.member('admin');
  api.mails.length = 0;
});

const later = (hours: number) => world.later(hours);
const maintain = (refused?: TestMember) =>
  maintainMentoring({
    pool: api.pool,
    now: api.clock.now,
    enqueueMail: async (_client, mail) => {
      if (mail.to === refused?.email) throw new Error('This mail is not taken.');
      api.mails.push(mail);
    },
    secrets: testSecrets,
    publicUrl: 'https://sitio.example',
    basePath: '/api',
  });

describe('the hourly work of mentoring', () => {
  test('a request passes on after seven days without an answer, not before, and all concerned hear of it', async () => {
    const first = await world.mentor(admin);
    const second = await world.mentor(admin, {}, 'Bea Prueba');
    const mentee = await world.mentee();
    await world.propose(admin, mentee.requestId, [first, second]);
    api.mails.length = 0;
    await later(7 * 24 - 1);
    await maintain();
    assert.deepEqual(api.mails, []);
    await later(1);
    await maintain();
    await maintain();
    assert.deepEqual(world.subjectsTo(first), ['La solicitud ha pasado a otra mentora']);
    assert.deepEqual(world.subjectsTo(second), ['Alguien te pide como mentora']);
    assert.deepEqual(world.subjectsTo(mentee), ['Tu solicitud pasa a otra mentora']);
    assert.deepEqual(
      (await world.request(admin, mentee.requestId)).proposals.map(({ state }) => state),
      ['expired', 'asked'],
    );
    await later(7 * 24);
    await maintain();
    assert.equal(world.subjectsTo(mentee).at(-1), 'Seguimos buscando tu mentora');
    assert.equal((await world.request(admin, mentee.requestId)).state, 'asked');
  });

  test('one request that cannot pass on keeps no other, nor the reminders; it is tried again', async () => {
    const { mentor, pairId } = await world.paired(admin);
    const [unlucky, lucky] = [await world.mentor(admin), await world.mentor(admin)];
    const [first, second] = [await world.mentee(), await world.mentee()];
    await world.propose(admin, first.requestId, [unlucky]);
    await world.propose(admin, second.requestId, [lucky]);
    await later(7 * 24 - 5);
    const body = { key: randomUUID(), startLocal: '2026-12-01T10:30', minutes: 60, place: '' };
    await world.own(mentor, 'POST', `/pairs/${pairId}/sessions`, body);
    await later(10);
    api.mails.length = 0;
    await api.pool.query('update mentoring_sessions set reminded_at = null');
    await assert.rejects(maintain(unlucky), /could not/);
    assert.equal((await world.request(admin, first.requestId)).state, 'proposed');
    assert.equal((await world.request(admin, second.requestId)).state, 'asked');
    assert.equal(world.subjectsTo(mentor).length, 1);
    await maintain();
    assert.equal((await world.request(admin, first.requestId)).state, 'asked');
  });

  test('both are reminded of a session once, within the day before; not of one in pause or cancelled', async () => {
    const { mentor, mentee, pairId } = await world.paired(admin);
    const key = randomUUID();
    const body = { key, startLocal: '2026-11-26T18:30', minutes: 60, place: '' };
    await world.own(mentor, 'POST', `/pairs/${pairId}/sessions`, body);
    api.mails.length = 0;
    await maintain();
    assert.deepEqual(api.mails, []);
    await later(56);
    await maintain();
    await maintain();
    assert.deepEqual(world.subjectsTo(mentor), ['Sesión mañana a las 6:30 p. m.']);
    assert.deepEqual(world.subjectsTo(mentee), ['Sesión mañana a las 6:30 p. m.']);
    assert.match(
      (api.mails as { text: string }[]).map(({ text }) => text).join(''),
      /https:\/\/sitio\.example\/api\/mentoring\/sessions\/calendar\.ics\?clave=\S+/,
    );

    const other = { ...body, key: randomUUID(), startLocal: '2026-11-29T10:00' };
    await world.own(mentor, 'POST', `/pairs/${pairId}/sessions`, other);
    await world.own(mentor, 'POST', `/pairs/${pairId}/state`, { state: 'active', from: 'accepted' });
    await world.own(mentor, 'POST', `/pairs/${pairId}/state`, { state: 'paused', from: 'active' });
    api.mails.length = 0;
    await later(72);
    await maintain();
    assert.deepEqual(api.mails, []);
  });

  test('a mentee whose mentor leaves for good gets a mail and waits for another', async () => {
    const { mentor, mentee, pairId } = await world.paired(admin);
    const next = await world.mentee();
    const leaving = await world.mentor(admin);
    await world.propose(admin, next.requestId, [leaving]);
    api.mails.length = 0;
    await api.pool.query('delete from users where id = any($1)', [[mentor.id, leaving.id]]);
    await maintain();
    assert.deepEqual(world.subjectsTo(mentee), ['Cerramos ciclo']);
    assert.equal((await world.of(mentee)).request?.state, 'asked');
    assert.equal((await world.own(mentee, 'GET', `/pairs/${pairId}`)).json().with, null);
    assert.equal((await world.of(next)).request?.state, 'asked');
    assert.deepEqual(world.subjectsTo(next), ['Seguimos buscando tu mentora']);
  });

  test('what ended two years ago is gone', async () => {
    const mentee = await world.mentee();
    await world.own(mentee, 'POST', `/requests/${mentee.requestId}/withdraw`);
    await later(24 * 720);
    await maintain();
    const count = async () => (await api.pool.query('select from mentoring_requests')).rowCount;
    assert.equal(await count(), 1);
    await later(24 * 20);
    await maintain();
    assert.equal(await count(), 0);
  });
});
