import assert from 'node:assert/strict';
import { after, before, describe, mock, test } from 'node:test';
import { type AdminFigures, adminFiguresSchema } from '@femcoders/contracts/admin-figures';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';

describe('figures of the administration that several look at', () => {
  let api: TestApi;
  let admin: TestMember;

  before(async () => {
    api = await createTestApi();
    api.clock.now = new Date('2026-11-21T12:00:00Z');
    admin = await api.member('admin');
  });
  after(() => api.close());

  async function figures(period = '30d'): Promise<AdminFigures> {
    const answer = await api.call('GET', `/admin/figures?period=${period}`, { as: admin.authorization });
    assert.equal(answer.statusCode, 200, answer.body);
    assert.equal(answer.headers['cache-control'], 'no-store');
    return adminFiguresSchema.parse(answer.json());
  }
  const later = (ms: number) => {
    api.clock.now = new Date(api.clock.now.getTime() + ms);
  };
  const ofMails = (query: unknown) => /from mail_outbox/.test(JSON.stringify(query));
  const members = ({ accounts }: AdminFigures) => accounts.byRole.find(({ kind }) => kind === 'member')?.count;

  test('are counted once for all who ask at the same time', async () => {
    const asked = mock.method(api.pool, 'query');
    const answers = await Promise.all([figures(), figures(), figures()]);
    const counts = asked.mock.calls.filter(({ arguments: [query] }) => ofMails(query));
    asked.mock.restore();
    assert.equal(counts.length, 2, 'how mails stand, and when they were settled');
    assert.deepEqual(answers[1], answers[0]);
    assert.deepEqual(answers[2], answers[0]);
  });

  test('are cached for a minute, with the moment of the count, and then counted again', async () => {
    const first = await figures();
    await api.member('member');
    later(59_999);
    assert.deepEqual(await figures(), first);
    assert.equal(first.countedAt, '2026-11-21T12:00:00.000Z');

    later(1);
    const second = await figures();
    assert.equal(second.countedAt, '2026-11-21T12:01:00.000Z');
    assert.equal(members(second), (members(first) ?? 0) + 1);
  });

  test('of another period are counted for themselves', async () => {
    const { countedAt } = await figures();
    later(30_000);
    assert.deepEqual(
      [(await figures('12m')).period, (await figures('12m')).countedAt],
      ['12m', '2026-11-21T12:01:30.000Z'],
    );
    assert.equal((await figures()).countedAt, countedAt);
  });

  test('that could not be counted are counted when somebody asks again', async () => {
    later(60_000);
    const query: (...given: unknown[]) => unknown = api.pool.query.bind(api.pool);
    const broken = mock.method(api.pool, 'query', (...given: unknown[]) =>
      ofMails(given[0]) ? Promise.reject(new Error('gone')) : query(...given),
    );
    const answer = await api.call('GET', '/admin/figures', { as: admin.authorization });
    broken.mock.restore();
    assert.equal(answer.statusCode, 500, answer.body);
    assert.equal((await figures()).countedAt, api.clock.now.toISOString());
  });
});
