import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { type AdminFigures, adminFiguresSchema } from '@femcoders/contracts/admin-figures';
import { roles } from '@femcoders/contracts/session';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import { truncateTables } from '../../../testing/truncate-tables.ts';

describe('the figures of the community’s areas', () => {
  let api: TestApi;
  let admin: TestMember;

  before(async () => {
    api = await createTestApi({ config: { adminFiguresTtlMs: 0 } });
  });
  after(() => api.close());
  beforeEach(async () => {
    api.clock.now = new Date('2026-11-21T12:00:00Z');
    await truncateTables(api.pool, 'users, talks, job_offers');
    admin = await api.member('admin');
  });

  async function figures(query = ''): Promise<AdminFigures> {
    const answer = await api.call('GET', `/admin/figures${query}`, { as: admin.authorization });
    assert.equal(answer.statusCode, 200, answer.body);
    return adminFiguresSchema.parse(answer.json());
  }
  const one = async (sql: string, values: unknown[] = []) => (await api.pool.query(sql, values)).rows[0]?.id as string;
  const ofKind = (tally: { kind: string; count: number }[]) =>
    Object.fromEntries(tally.filter(({ count }) => count > 0).map(({ kind, count }) => [kind, count]));
  /** The steps that have something, by their first day. */
  const filled = ({ steps }: AdminFigures, series: number[]) =>
    Object.fromEntries(series.flatMap((count, i) => (count > 0 ? [[steps[i] ?? '', count]] : [])));

  test('of an empty site are noughts, and no middle of nothing', async () => {
    const { mentoring, documents, jobs, talks, hub } = await figures();
    for (const { byState } of [mentoring, documents, jobs, talks, hub]) assert.deepEqual(ofKind(byState), {});
    assert.deepEqual([documents.answered, documents.medianAnswerMs, documents.deletionsDue], [0, null, 0]);
    assert.deepEqual([mentoring.sessions, mentoring.waitingLong, jobs.reported, talks.helped], [0, 0, 0, 0]);
    assert.equal(hub.ideas.length, 11, 'every idea, also without votes');
    const series = [mentoring.asked, documents.sent, jobs.received, talks.proposed, hub.marks, hub.ideaVotes];
    assert.ok(series.flat().every((count) => count === 0));
  });

  test('of mentoring: requests and pairs by state, sessions that were, and who has waited for more than a week', async () => {
    const mentor = await one(
      `insert into mentors (user_id, slug, state, headline, about, topics, levels, languages, formats, modalities,
         slots, max_pairs, contact, is_public, agreed_at, created_at, updated_at)
       values ($1, 'ana', 'active', '-', '-', '{react}', '{junior}', '{es}', '{ciclo}', '{en-linea}', '{11}', 2, '-',
         true, now(), now(), now()) returning id`,
      [admin.id],
    );
    const request = async (state: string, createdAt: string, since = createdAt) => {
      const { id } = await api.member('member');
      return one(
        `insert into mentoring_requests (id, user_id, state, goal, level, topics, languages, format, modalities, slots,
           contact, created_at, state_since, updated_at)
         values (gen_random_uuid(), $1, $2, '-', 'junior', '{react}', '{es}', 'ciclo', '{en-linea}', '{11}', '-',
           $3::timestamptz, $4::timestamptz, $4::timestamptz) returning id`,
        [id, state, createdAt, since],
      );
    };
    await request('asked', '2026-11-14T11:59:00Z');
    await request('asked', '2026-11-14T12:01:00Z');
    await request('proposed', '2026-10-01T12:00:00Z', '2026-11-01T12:00:00Z');
    const active = await request('active', '2026-09-01T12:00:00Z');
    const pair = await one(
      `insert into mentoring_pairs (request_id, mentor_id, started_at) values ($1, $2, '2026-11-20T23:30:00Z') returning id`,
      [active, mentor],
    );
    for (const [startsAt, state] of [
      ['2026-11-21T10:00:00Z', 'done'],
      ['2026-10-01T10:00:00Z', 'done'],
      ['2026-11-21T11:00:00Z', 'missed'],
      ['2026-11-22T10:00:00Z', 'planned'],
    ]) {
      await api.pool.query(
        `insert into mentoring_sessions (id, pair_id, starts_at, minutes, state, created_at, updated_at)
         values (gen_random_uuid(), $1, $2, 45, $3, now(), now())`,
        [pair, startsAt, state],
      );
    }
    const found = await figures();
    const { mentoring } = found;
    assert.deepEqual(ofKind(mentoring.byState), { asked: 2, proposed: 1, active: 1 });
    assert.deepEqual(ofKind(mentoring.mentors), { active: 1 });
    assert.deepEqual(filled(found, mentoring.asked), { '2026-11-14': 2 });
    assert.deepEqual(filled(found, mentoring.started), { '2026-11-21': 1 }, 'on the day of Madrid');
    assert.deepEqual([mentoring.sessions, mentoring.waitingLong], [1, 1]);
  });

  test('of documents: by state without drafts, the middle of the first answers, and what is deleted this week', async () => {
    const send = async (
      reference: string,
      state: string,
      { sentAt, deleteAt = '2027-11-01T00:00:00Z', steps = [] }: Sent,
    ) => {
      const ended = state === 'expired';
      const id = await one(
        `insert into document_cases (reference, user_id, kind, state, created_at, changed_at, sent_at, delete_at, closed_at)
         values ($1, $2, 'cv', $3, '2026-11-01', '2026-11-01', $4, $5, $6) returning id`,
        [reference, admin.id, state, sentAt, ended ? null : deleteAt, ended ? sentAt : null],
      );
      for (const [kind, at] of steps) {
        await api.pool.query('insert into document_steps (case_id, kind, at) values ($1, $2, $3)', [id, kind, at]);
      }
    };
    interface Sent {
      sentAt: string | null;
      deleteAt?: string;
      steps?: [kind: string, at: string][];
    }
    await send('a', 'draft', { sentAt: null, deleteAt: '2026-11-22T00:00:00Z' });
    await send('b', 'sent', {
      sentAt: '2026-11-18T10:00:00Z',
      deleteAt: '2026-11-28T11:00:00Z',
      // Sent again after something was missing: the first answer is the one that counts.
      steps: [
        ['sent', '2026-11-10T10:00:00Z'],
        ['opened', '2026-11-10T10:30:00Z'],
        ['reviewing', '2026-11-10T11:00:00Z'],
        ['missing', '2026-11-10T14:00:00Z'],
        ['resent', '2026-11-18T10:00:00Z'],
        ['accepted', '2026-11-19T10:00:00Z'],
      ],
    });
    await send('c', 'accepted', {
      sentAt: '2026-11-11T10:00:00Z',
      deleteAt: '2026-11-28T13:00:00Z',
      steps: [
        ['sent', '2026-11-11T10:00:00Z'],
        ['accepted', '2026-11-11T12:00:00Z'],
      ],
    });
    await send('d', 'expired', { sentAt: '2026-09-01T10:00:00Z', steps: [['sent', '2026-09-01T10:00:00Z']] });
    await send('e', 'sent', { sentAt: '2026-11-20T10:00:00Z', steps: [['sent', '2026-11-20T10:00:00Z']] });
    const found = await figures();
    const { documents } = found;
    assert.deepEqual(ofKind(documents.byState), { sent: 2, accepted: 1, expired: 1 });
    assert.deepEqual(filled(found, documents.sent), { '2026-11-10': 1, '2026-11-11': 1, '2026-11-20': 1 });
    assert.deepEqual([documents.answered, documents.medianAnswerMs], [2, 3 * 3_600_000]);
    assert.equal(documents.deletionsDue, 1, 'no draft, and nothing of the eighth day');
  });

  test('of offers: as they stand at this moment, whether or not the hourly work has been there', async () => {
    const offer = (slug: string, state: string, membersUntil: string | null, expiresAt: string | null) =>
      one(
        `insert into job_offers (slug, state, title, company, mode, workday, contract, level, technologies, salary_min,
           salary_max, about, musts, nices, process, apply, days, contact_name, contact_email, haystack,
           technology_keys, created_at, published_at, members_until, expires_at)
         values ($1, $2, '-', '-', 'remoto', 'completa', 'indefinido', 'junior', '{react}', 30000, 40000, '-', '{a}',
           '{b}', '-', 'a@b.example', 30, '-', 'c@d.example', '-', '{react}', '2026-11-19T12:00:00Z',
           case when $3::timestamptz is not null then '2026-11-20T12:00:00Z'::timestamptz end, $3, $4) returning id`,
        [slug, state, membersUntil, expiresAt],
      );
    await offer('a', 'unconfirmed', null, null);
    await offer('b', 'review', null, null);
    await offer('c', 'published', '2026-11-23T12:00:00Z', '2026-12-20T12:00:00Z');
    const open = await offer('d', 'published', '2026-11-21T12:00:00Z', '2026-12-20T12:00:00Z');
    const ended = await offer('e', 'published', '2026-11-20T12:00:00Z', '2026-11-21T12:00:00Z');
    await offer('f', 'filled', '2026-11-20T12:00:00Z', '2026-12-20T12:00:00Z');
    for (const [id, settledAt] of [
      [open, null],
      [open, null],
      [ended, null],
      [open, '2026-11-20T12:00:00Z'],
    ]) {
      await api.pool.query(
        `insert into job_reports (offer_id, reason, note, created_at, settled_at) values ($1, 'other', '', now(), $2)`,
        [id, settledAt],
      );
    }
    const found = await figures();
    const { jobs } = found;
    const stand = { priority: 1, published: 1, expired: 1, filled: 1, review: 1, unconfirmed: 1 };
    assert.deepEqual(ofKind(jobs.byState), stand);
    assert.deepEqual(filled(found, jobs.received), { '2026-11-19': 5 });
    assert.deepEqual(filled(found, jobs.published), { '2026-11-20': 4 });
    assert.equal(jobs.reported, 1);
  });

  test('of talks: by state, what is proposed and how that stands, and whom they helped', async () => {
    const talk = (slug: string, state: string) =>
      one(
        `insert into talks (slug, state, title, summary, topics, topic_keys, level, language, format, licence, minutes,
           given_on, published_at, created_at, updated_at)
         values ($1, $2, '-', '-', '{css}', '{css}', 'inicial', 'es', 'charla', 'cc-by', 20, '2026-11-01',
           case when $2 = 'published' then '2026-11-20T12:00:00Z'::timestamptz end, now(), now()) returning id`,
        [slug, state],
      );
    const shown = await talk('a', 'published');
    await talk('b', 'draft');
    const { id } = await api.member('member');
    await api.pool.query(
      `insert into talk_marks (talk_id, user_id, kind, marked_at) values ($1, $2, 'helpful', '2026-11-20T12:00:00Z'),
         ($1, $2, 'saved', '2026-11-20T12:00:00Z'), ($1, $3, 'helpful', '2026-09-20T12:00:00Z')`,
      [shown, id, admin.id],
    );
    await api.pool.query(
      `insert into talk_proposals (user_id, idempotency_key, whose, title, summary, topics, state, created_at, decided_at)
       values ($1, gen_random_uuid(), 'own', '-', '-', '{css}', 'received', '2026-11-20T12:00:00Z', null),
         ($1, gen_random_uuid(), 'own', '-', '-', '{css}', 'declined', '2026-09-20T12:00:00Z', '2026-09-21T12:00:00Z')`,
      [id],
    );
    const found = await figures();
    const { talks } = found;
    assert.deepEqual(ofKind(talks.byState), { draft: 1, published: 1 });
    assert.deepEqual(ofKind(talks.proposals), { received: 1, declined: 1 });
    assert.deepEqual(filled(found, talks.published), { '2026-11-20': 1 });
    assert.deepEqual(filled(found, talks.proposed), { '2026-11-20': 1 });
    assert.equal(talks.helped, 1);
  });

  test('of the hub: pieces by state and kind, votes on their day, and how many each idea has', async () => {
    const piece = (kind: string, slug: string, state: string) =>
      one(
        `insert into hub_pieces (kind, slug, title, body, details, author_id, state, created_at, updated_at, published_at, search_text)
         values ($1, $2, '-', '-', '{}', $3, $4, '2026-11-19T12:00:00Z', '2026-11-19T12:00:00Z',
           case when $4 <> 'pending' then '2026-11-20T12:00:00Z'::timestamptz end, '-') returning id`,
        [kind, slug, admin.id, state],
      );
    const resource = await piece('resource', 'a', 'published');
    await piece('project', 'b', 'published');
    await piece('project', 'c', 'withdrawn');
    await piece('group', 'd', 'pending');
    const { id } = await api.member('member');
    await api.pool.query(
      `insert into hub_marks (piece_id, user_id, created_at) values ($1, $2, '2026-11-20T12:00:00Z'), ($1, $3, '2026-01-01')`,
      [resource, id, admin.id],
    );
    await api.pool.query(
      `insert into hub_idea_votes (idea_id, user_id, created_at)
       values ('mentorias', $1, '2026-11-21T11:00:00Z'), ('mentorias', $2, '2026-01-01')`,
      [id, admin.id],
    );
    const found = await figures();
    const { hub } = found;
    assert.deepEqual(ofKind(hub.byState), { pending: 1, published: 2, withdrawn: 1 });
    assert.deepEqual(ofKind(hub.byKind), { resource: 1, project: 1 });
    assert.deepEqual(filled(found, hub.published), { '2026-11-20': 2 });
    assert.deepEqual(filled(found, hub.marks), { '2026-11-20': 1 });
    assert.deepEqual(filled(found, hub.ideaVotes), { '2026-11-21': 1 });
    assert.deepEqual(
      hub.ideas.filter(({ count }) => count > 0),
      [{ name: 'Mentorías', count: 2 }],
    );
  });

  test('are for administrators alone', async () => {
    for (const role of roles) {
      const { authorization } = await api.member(role);
      const answer = await api.call('GET', '/admin/figures', { as: authorization });
      assert.equal(answer.statusCode, role === 'admin' ? 200 : 403, role);
    }
  });
});
