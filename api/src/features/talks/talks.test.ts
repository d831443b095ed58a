import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import {
  type TalkChoices,
  type TalkDetail,
  type TalkSummary,
  talkDetailSchema,
  talkListSchema,
} from '@femcoders/contracts/talk';
import type { OwnTalks } from '@femcoders/contracts/talk-proposal';
import { addEvent } from '../../testing/add-event.ts';
import { addTalk } from '../../testing/add-talk.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';

describe('the published talks', () => {
  let api: TestApi;
  before(async () => {
    api = await createTestApi({ config: { listTtlMs: 0 } });
  });
  after(() => api.close());
  beforeEach(async () => {
    await api.pool.query('delete from talks');
    await api.pool.query('delete from people');
  });

  const list = async (query = '') => talkListSchema.parse((await api.call('GET', `/talks${query}`)).json());
  const slugs = async (query = '') => (await list(query)).map(({ slug }) => slug);
  const detail = async (slug = 'charla-de-prueba') => (await api.call('GET', `/talks/${slug}`)).json<TalkDetail>();
  const status = async (slug = 'charla-de-prueba') => (await api.call('GET', `/talks/${slug}`)).statusCode;
  const add = (slug: string, values: Record<string, unknown> = {}) => addTalk(api.pool, { slug, ...values });

  test('are seen once they are published, with their speakers, and in no other state', async () => {
    await add('publicada');
    await add('borrador', { state: 'draft' });
    assert.deepEqual(await slugs(), ['publicada']);
    assert.equal(await status('borrador'), 404);
    const [talk] = await list();
    assert.deepEqual(talk?.speakers, [{ slug: 'ponente-de-prueba', name: 'Ponente de Prueba' }]);
    assert.deepEqual(talk?.topics, [{ key: 'css', name: 'CSS' }]);
  });

  test('go with their speaker: archived, or without her permission, nobody sees the talk', async () => {
    await add('charla-de-prueba');
    assert.equal(await status(), 200);
    await api.pool.query(`update people set state = 'archived'`);
    assert.deepEqual([await status(), (await list()).length], [404, 0]);
    await api.pool.query(`update people set state = 'published'`);
    await api.pool.query('update talk_speakers set permitted_on = null, permitted_how = null');
    assert.deepEqual([await status(), (await list()).length], [404, 0]);
    await api.pool.query('delete from talk_speakers');
    assert.equal(await status(), 404);
  });

  test('are filtered by topic, year, level, language, format and duration, all at once', async () => {
    const grid = { topics: ['CSS', 'Diseño'], topic_keys: ['css', 'diseno'] };
    await add('rejilla', { ...grid, given_on: '2025-12-31', minutes: 40, format: 'taller', level: 'avanzado' });
    await add('git', { topics: ['Git'], topic_keys: ['git'], given_on: '2026-01-01', minutes: 15, language: 'ca' });
    assert.deepEqual(await slugs('?topic=diseno'), ['rejilla']);
    assert.deepEqual(await slugs('?year=2026'), ['git']);
    assert.deepEqual(await slugs('?level=avanzado'), ['rejilla']);
    assert.deepEqual(await slugs('?language=ca'), ['git']);
    assert.deepEqual(await slugs('?format=taller'), ['rejilla']);
    assert.deepEqual(await slugs('?duration=corta'), ['git']);
    assert.deepEqual(await slugs('?topic=css&year=2025&level=avanzado&format=taller&duration=larga'), ['rejilla']);
    assert.deepEqual(await slugs('?topic=css&year=2026'), []);
    for (const wrong of ['?year=26', '?level=experto', '?duration=eterna', '?order=azar', '?page=0', '?topic=%00'])
      assert.equal((await api.call('GET', `/talks${wrong}`)).statusCode, 400, wrong);
  });

  test('come newest first, or those that helped most, or the shortest', async () => {
    await add('vieja', { given_on: '2024-01-01', minutes: 5 });
    await add('nueva', { given_on: '2026-01-01', minutes: 50 });
    const helpful = await add('media', { given_on: '2025-01-01', minutes: 20 });
    const { id, authorization } = await api.member('member');
    const body = { helpful: true, saved: false };
    await api.call('PUT', `/user/${id}/talk-marks/${helpful}`, { as: authorization, body });
    assert.deepEqual(await slugs(), ['nueva', 'media', 'vieja']);
    assert.deepEqual(await slugs('?order=ayudan'), ['media', 'nueva', 'vieja']);
    assert.deepEqual(await slugs('?order=cortas'), ['vieja', 'media', 'nueva']);
  });

  test('come page by page, and a page says whether there is another', async () => {
    for (const n of [1, 2, 3]) await add(`charla-${n}`, { given_on: `2026-01-0${n}` });
    const first = await api.call('GET', '/talks?topic=css&page=1&limit=2');
    assert.equal(first.headers.link, '<?topic=css&order=recientes&page=2&limit=2>; rel="next"');
    const last = await api.call('GET', '/talks?topic=css&page=2&limit=2');
    assert.deepEqual(
      [last.json<TalkSummary[]>().map(({ slug }) => slug), last.headers.link],
      [['charla-1'], undefined],
    );
  });

  test('say what there is to choose from, and how many the filters leave', async () => {
    await add('una', { topics: ['CSS', 'Grid'], topic_keys: ['css', 'grid'], given_on: '2025-05-05' });
    await add('otra');
    await add('borrador', { state: 'draft', topics: ['Secreto'], topic_keys: ['secreto'] });
    const choices = (await api.call('GET', '/talk-choices?topic=grid')).json<TalkChoices>();
    assert.deepEqual(choices, {
      total: 1,
      topics: [
        { key: 'css', name: 'CSS', count: 2 },
        { key: 'grid', name: 'Grid', count: 1 },
      ],
      years: ['2026', '2025'],
    });
  });

  test('tell all that their page needs, with the event if visitors may see it, and others of the same topics', async () => {
    const event = await addEvent(api.pool, { slug: `encuentro-${randomUUID()}`, name: 'Encuentro' });
    await add('charla-de-prueba', { event_id: event, topics: ['CSS', 'Grid'], topic_keys: ['css', 'grid'] });
    await add('poco-afin', { given_on: '2026-06-06' });
    await add('muy-afin', { topics: ['Grid', 'CSS'], topic_keys: ['grid', 'css'], given_on: '2020-01-01' });
    await add('ajena', { topics: ['SQL'], topic_keys: ['sql'] });
    const talk = talkDetailSchema.parse(await detail());
    assert.equal(talk.event?.name, 'Encuentro');
    assert.deepEqual(
      talk.related.map(({ slug }) => slug),
      ['muy-afin', 'poco-afin'],
    );
    await api.pool.query(`update events set state = 'draft' where id = $1`, [event]);
    assert.equal((await detail()).event, null);
  });

  test('answer 304 to anyone who has the list already', async () => {
    await add('charla-de-prueba');
    const { headers } = await api.call('GET', '/talks');
    const again = await api.call('GET', '/talks', { headers: { 'if-none-match': String(headers.etag) } });
    assert.equal(again.statusCode, 304);
  });

  describe('and a member', () => {
    let member: TestMember;
    let talk: string;
    beforeEach(async () => {
      member = await api.member('member');
      talk = await add('charla-de-prueba');
    });
    const mark = (body: object, who = member, id = talk) =>
      api.call('PUT', `/user/${who.id}/talk-marks/${id}`, { as: who.authorization, body });
    const own = async (who = member) =>
      (await api.call('GET', `/user/${who.id}/talks`, { as: who.authorization })).json<OwnTalks>();

    test('says once that it helped her, and takes it back', async () => {
      await mark({ helpful: true, saved: false });
      assert.deepEqual((await mark({ helpful: true, saved: false })).json(), {
        helpful: true,
        saved: false,
        helped: 1,
      });
      assert.equal((await mark({ helpful: true, saved: false }, await api.member('member'))).json().helped, 2);
      assert.equal((await mark({ helpful: false, saved: false })).json().helped, 1);
      assert.equal((await mark({ helpful: false, saved: false })).json().helped, 1);
      assert.equal((await detail()).helped, 1);
    });

    test('who presses in two tabs at once is counted once', async () => {
      await Promise.all([1, 2, 3, 4].map(() => mark({ helpful: true, saved: true })));
      assert.equal((await detail()).helped, 1);
      assert.equal((await own()).saved.length, 1);
    });

    test('keeps talks for later; what is taken off the site is not in her list', async () => {
      await mark({ helpful: true, saved: true });
      const { saved, helpful } = await own();
      assert.deepEqual([saved.map(({ slug }) => slug), helpful], [['charla-de-prueba'], [talk]]);
      await api.pool.query(`update talks set state = 'draft'`);
      assert.deepEqual((await own()).saved, []);
      assert.equal((await mark({ helpful: true, saved: true })).statusCode, 404);
    });

    test('is counted no longer once her account is gone', async () => {
      await mark({ helpful: true, saved: false });
      await api.pool.query('delete from users where id = $1', [member.id]);
      assert.equal((await detail()).helped, 0);
    });

    test('marks nothing in the name of another', async () => {
      const other = await api.member('member');
      const answer = await api.call('PUT', `/user/${other.id}/talk-marks/${talk}`, {
        as: member.authorization,
        body: { helpful: true, saved: true },
      });
      assert.equal(answer.statusCode, 403);
    });
  });
});
