import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { type AdminFigures, adminFiguresSchema } from '@femcoders/contracts/admin-figures';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';

describe('the figures of the administration', () => {
  let api: TestApi;
  let admin: { id: string; authorization: string };

  before(async () => {
    api = await createTestApi({ config: { adminFiguresTtlMs: 0 } });
  });
  after(() => api.close());
  beforeEach(async () => {
    api.clock.now = new Date('2026-11-21T12:00:00Z');
    await api.pool.query(
      'delete from events; delete from comments; delete from contact_messages; delete from mail_outbox; delete from users',
    );
    admin = await api.member('admin');
    await api.pool.query(`update users set created_at = '2020-01-01'`);
  });

  async function figures(query = ''): Promise<AdminFigures> {
    const answer = await api.call('GET', `/admin/figures${query}`, { as: admin.authorization });
    assert.equal(answer.statusCode, 200, answer.body);
    return adminFiguresSchema.parse(answer.json());
  }
  const total = (series: number[]) => series.reduce((sum, count) => sum + count, 0);
  const ofKind = (tally: { kind: string; count: number }[]) =>
    Object.fromEntries(tally.filter(({ count }) => count > 0).map(({ kind, count }) => [kind, count]));
  /** The steps that have something, by their first day. */
  const filled = ({ steps }: AdminFigures, series: number[]) =>
    Object.fromEntries(series.flatMap((count, i) => (count > 0 ? [[steps[i] ?? '', count]] : [])));

  test('of an empty site are noughts, and no middle of nothing', async () => {
    const { accounts, comments, events, places, contact, mails } = await figures();
    assert.deepEqual(ofKind(accounts.byRole), { admin: 1 });
    assert.deepEqual([comments.decided, comments.medianDecisionMs, contact.medianAnswerMs], [0, null, null]);
    for (const { byState } of [comments, events, contact, mails]) assert.deepEqual(ofKind(byState), {});
    const all = [accounts.created, comments.received, events.held, places.given, contact.received, mails.sent];
    assert.equal(total(all.flat()), 0);
    assert.deepEqual(places.upcoming, { registered: 0, waiting: 0, offered: 0 });
  });

  describe('the period', () => {
    test('is 30 days with today unless another is asked for', async () => {
      const { period, step, steps, from, until } = await figures();
      assert.deepEqual([period, step, steps.length], ['30d', 'day', 30]);
      assert.deepEqual([from, steps[0], until, steps.at(-1)], ['2026-10-23', '2026-10-23', '2026-11-21', '2026-11-21']);
    });

    test('of 90 days goes by weeks that begin on Monday', async () => {
      const { step, steps, from, until } = await figures('?period=90d');
      assert.deepEqual([step, from, until], ['week', '2026-08-24', '2026-11-21']);
      assert.deepEqual([steps[0], steps.at(-1), steps.length], ['2026-08-24', '2026-11-16', 13]);
    });

    test('of twelve months goes by months, this one included', async () => {
      const { step, steps } = await figures('?period=12m');
      assert.deepEqual([step, steps[0], steps.at(-1), steps.length], ['month', '2025-12-01', '2026-11-01', 12]);
    });

    for (const [now, until, month] of [
      ['2026-11-21T22:59:59Z', '2026-11-21', '2026-11-01'],
      ['2026-11-21T23:00:00Z', '2026-11-22', '2026-11-01'],
      ['2026-06-30T21:59:59Z', '2026-06-30', '2026-06-01'],
      ['2026-06-30T22:00:00Z', '2026-07-01', '2026-07-01'],
    ] as const) {
      test(`ends on ${until} at ${now}, by the clock of Madrid`, async () => {
        api.clock.now = new Date(now);
        admin = await api.member('admin');
        const found = await figures('?period=12m');
        assert.deepEqual([found.until, found.steps.at(-1)], [until, month]);
      });
    }

    test('that does not exist is refused', async () => {
      const answer = await api.call('GET', '/admin/figures?period=7d', { as: admin.authorization });
      assert.equal(answer.statusCode, 400);
      assert.match(answer.body, /Elige 30d, 90d o 12m/);
    });
  });

  test('accounts are counted by role, and new ones on their day', async () => {
    await api.pool.query(
      `insert into users (email, name, role, password_hash, created_at) values
        ('a@prueba.example', 'A', 'member', '-', '2026-11-20T22:59:59Z'),
        ('b@prueba.example', 'B', 'member', '-', '2026-11-20T23:00:00Z'),
        ('c@prueba.example', 'C', 'mentor', '-', '2026-10-22T21:59:59Z')`,
    );
    const found = await figures();
    assert.deepEqual(ofKind(found.accounts.byRole), { member: 2, mentor: 1, admin: 1 });
    assert.deepEqual(filled(found, found.accounts.created), { '2026-11-20': 1, '2026-11-21': 1 });
  });

  test('of comments: by state, how long a decision takes, why they are rejected', async () => {
    const decided = (state: string, hours: number, by: string | null, reason: string | null = null, day = '11-10') =>
      api.pool.query(
        `insert into comments (post_id, content, alias, state, created_at, decided_at, decided_by, reject_reason)
         values (16, 'de prueba', 'Prueba', $1, $5::timestamptz, $5::timestamptz + $2 * interval '1 hour', $3, $4)`,
        [state, hours, by, reason, `2026-${day}T08:00:00Z`],
      );
    await decided('approved', 1, admin.id);
    await decided('approved', 2, admin.id);
    await decided('rejected', 9, admin.id, 'abuse');
    await decided('rejected', 10, admin.id, 'abuse');
    await decided('rejected', 11, admin.id, null);
    await decided('spam', 0, null);
    await decided('rejected', 500, admin.id, 'illegal', '08-01');
    await api.pool.query(
      `insert into comments (post_id, content, alias, state, created_at) values (16, 'x', 'x', 'pending', '2026-11-10T09:00:00Z')`,
    );
    const found = await figures();
    assert.deepEqual(ofKind(found.comments.byState), { pending: 1, approved: 2, rejected: 4, spam: 1 });
    assert.deepEqual(filled(found, found.comments.received), { '2026-11-10': 7 });
    assert.deepEqual(filled(found, found.comments.spam), { '2026-11-10': 1 });
    assert.deepEqual([found.comments.decided, found.comments.medianDecisionMs], [5, 9 * 3_600_000]);
    assert.deepEqual(ofKind(found.comments.rejected), { abuse: 2, none: 1 });
  });

  test('of events: those held, who had a place, who came, and who waits for the next', async () => {
    const event = async (startsAt: string, state: string) => {
      const { rows } = await api.pool.query<{ id: string }>(
        `insert into events (name, starts_at, timezone, state) values ('de prueba', $1, 'Europe/Madrid', $2) returning id`,
        [startsAt, state],
      );
      return rows[0]?.id;
    };
    const place = (eventId: string | undefined, state: string, cameAt: string | null = null) =>
      api.pool.query(
        `insert into registrations (event_id, name, email, state, created_at, waiting_since, offer_expires_at, cancelled_at, checked_in_at)
         values ($1, 'Prueba', gen_random_uuid() || '@prueba.example', $2, '2026-11-01',
           case when $2 = 'waiting' then now() end, case when $2 = 'offered' then now() end,
           case when $2 = 'cancelled' then now() end, $3)`,
        [eventId, state, cameAt],
      );
    const past = await event('2026-11-12T18:00:00Z', 'published');
    await event('2026-11-13T18:00:00Z', 'cancelled');
    const next = await event('2026-12-12T18:00:00Z', 'published');
    await event('2026-12-13T18:00:00Z', 'draft');
    await place(past, 'registered', '2026-11-12T17:50:00Z');
    await place(past, 'registered');
    await place(past, 'cancelled');
    await place(past, 'waiting');
    for (const state of ['registered', 'registered', 'waiting', 'offered', 'cancelled']) await place(next, state);

    const found = await figures();
    assert.deepEqual(ofKind(found.events.byState), { draft: 1, published: 2, cancelled: 1 });
    assert.deepEqual(filled(found, found.events.held), { '2026-11-12': 1 });
    assert.deepEqual(filled(found, found.places.given), { '2026-11-12': 2 });
    assert.deepEqual(filled(found, found.places.attended), { '2026-11-12': 1 });
    assert.deepEqual(found.places.upcoming, { registered: 2, waiting: 1, offered: 1 });
  });

  test('of contact: by state and the middle of the first answers, and nothing about the code of conduct', async () => {
    const message = (reference: string, reason: string, state: string, answeredAfter: number | null) =>
      api.pool.query(
        `insert into contact_messages (reference, reason, name, email, message, state, created_at, first_answered_at, settled_at)
         values ($1, $2, 'Prueba', 'a@prueba.example', 'Hola', $3, '2026-11-18T09:00:00Z',
           '2026-11-18T09:00:00Z'::timestamptz + $4 * interval '1 hour', case when $3 in ('resolved', 'spam') then now() end)`,
        [reference, reason, state, answeredAfter],
      );
    await message('a', 'prensa', 'new', null);
    await message('b', 'prensa', 'open', 2);
    await message('c', 'web', 'resolved', 6);
    await message('d', 'web', 'resolved', 4);
    await message('e', 'conducta', 'new', 90);
    const found = await figures();
    assert.deepEqual(ofKind(found.contact.byState), { new: 1, open: 1, resolved: 2 });
    assert.deepEqual(filled(found, found.contact.received), { '2026-11-18': 4 });
    assert.deepEqual([found.contact.answered, found.contact.medianAnswerMs], [3, 4 * 3_600_000]);
  });

  test('of mails: those sent and those given up, on the day that it was settled', async () => {
    await api.pool.query(
      `insert into mail_outbox (id, recipient, subject, text, html, state, created_at, settled_at) values
        (gen_random_uuid(), 'a@prueba.example', '-', '-', '-', 'sent', '2026-11-19T10:00:00Z', '2026-11-20T10:00:00Z'),
        (gen_random_uuid(), 'a@prueba.example', '-', '-', '-', 'failed', '2026-11-19T10:00:00Z', '2026-11-21T10:00:00Z'),
        (gen_random_uuid(), 'a@prueba.example', '-', '-', '-', 'queued', '2026-11-21T10:00:00Z', null)`,
    );
    const found = await figures();
    assert.deepEqual(ofKind(found.mails.byState), { queued: 1, sent: 1, failed: 1 });
    assert.deepEqual(filled(found, found.mails.sent), { '2026-11-20': 1 });
    assert.deepEqual(filled(found, found.mails.failed), { '2026-11-21': 1 });
  });
});
