import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { Comment } from '@femcoders/contracts/comment';
import type { ModerationList } from '@femcoders/contracts/moderation';
import { purgeExpired } from '../../maintenance.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

describe('reporting a comment', () => {
  let api: TestApi;
  let as: string;
  let shown: Comment;

  before(async () => {
    const unlimited = { hits: 100_000, window: 60 };
    api = await createTestApi({ config: { limits: { comments: unlimited, commentReports: unlimited } } });
    as = (await api.member('moderator')).authorization;
  });
  after(() => api.close());
  beforeEach(async () => {
    await api.pool.query('delete from comments');
    shown = await publish('Un comentario discutible');
  });

  async function publish(content: string): Promise<Comment> {
    const comment = await api.comment(content);
    await api.call('POST', `/comments/approve/${comment.id}`, { as });
    return comment;
  }
  const report = (reason: string, from = '203.0.113.1', note?: string, id = shown.id) =>
    api.call('POST', `/comments/${id}/reports`, { body: { reason, note }, from });
  const reported = async () =>
    (await api.call('GET', '/admin/comments?state=reported&sort=reportedAt', { as })).json<ModerationList>();
  const decide = (decision: string, part: object = {}) =>
    api.call('POST', '/admin/comments/decisions', { as, body: { decisions: [{ id: shown.id, decision, ...part }] } });
  const waiting = async () =>
    (await api.call('GET', '/admin/waiting', { as }))
      .json<{ section: string; count: number }[]>()
      .find(({ section }) => section === '/admin/comments')?.count;

  test('moderators see how many object, why, and what they noted, and it stays published', async () => {
    assert.equal((await report('abuse', '203.0.113.1', 'Llama tonta a otra lectora')).statusCode, 204);
    await report('abuse', '203.0.113.2');
    await report('off-topic', '203.0.113.3');
    const { entries, total, counts } = await reported();
    assert.equal(total, 1);
    assert.deepEqual(counts, { pending: 0, reported: 1, approved: 1, rejected: 0, spam: 0 });
    const at = api.clock.now.toISOString();
    assert.deepEqual(entries[0]?.reports, {
      count: 3,
      since: at,
      until: at,
      reasons: [
        { reason: 'abuse', count: 2 },
        { reason: 'off-topic', count: 1 },
      ],
      notes: [{ reason: 'abuse', note: 'Llama tonta a otra lectora', at }],
    });
    assert.equal(await waiting(), 1);
    assert.equal((await api.call('GET', '/comments/approved')).json<Comment[]>().length, 1);
  });

  test('the same address counts once, and nobody is named', async () => {
    await report('spam');
    assert.equal((await report('illegal')).statusCode, 204);
    assert.equal((await reported()).entries[0]?.reports?.count, 1);
    const { rows } = await api.pool.query('select * from comment_reports');
    assert.ok(!JSON.stringify(rows).includes('203.0.113'));
    await purgeExpired(api.pool, new Date(api.clock.now.getTime() + 25 * 3_600_000));
    const { rows: later } = await api.pool.query('select address_hash from comment_reports');
    assert.deepEqual(later, [{ address_hash: null }]);
    // Her session went with everything else that had had its time.
    as = (await api.member('moderator')).authorization;
  });

  test('a moderator keeps it published: it leaves the queue; undone, it is back; a new reader returns it', async () => {
    await report('spam', '203.0.113.1');
    assert.equal((await decide('keep', { from: 'approved' })).json().outcomes[0].outcome, 'done');
    assert.equal((await reported()).total, 0);
    assert.equal(await waiting(), 0);
    await decide('reopen', { from: 'approved' });
    assert.equal((await reported()).entries[0]?.reports?.count, 1);
    await decide('keep');
    await report('abuse', '203.0.113.9');
    assert.deepEqual((await reported()).entries[0]?.reports?.reasons, [{ reason: 'abuse', count: 1 }]);
    const { rows } = await api.pool.query(`select act from audit where subject = $1 order by id`, [
      `comment:${shown.id}`,
    ]);
    assert.deepEqual(
      rows.map(({ act }) => act),
      ['comment.approve', 'comment.keep', 'comment.reopen', 'comment.keep'],
    );
  });

  test('keeping it is done with the reports that the moderator saw, and not with one that came meanwhile', async () => {
    await report('spam', '203.0.113.1');
    const seen = (await reported()).entries[0]?.reports?.until;
    api.clock.now = new Date(api.clock.now.getTime() + 1_000);
    await report('abuse', '203.0.113.2');
    await decide('keep', { from: 'approved', reportsUntil: seen });
    assert.deepEqual((await reported()).entries[0]?.reports?.reasons, [{ reason: 'abuse', count: 1 }]);
  });

  test('what a moderator is done with goes after 90 days, what is open stays', async () => {
    await report('personal-data', '203.0.113.1', 'Es el teléfono de mi vecina');
    await decide('keep');
    await report('abuse', '203.0.113.2');
    const reasons = async (days: number) => {
      await purgeExpired(api.pool, new Date(api.clock.now.getTime() + days * 86_400_000));
      const { rows } = await api.pool.query<{ reason: string }>('select reason from comment_reports');
      return rows.map(({ reason }) => reason).sort();
    };
    assert.deepEqual(await reasons(89), ['abuse', 'personal-data']);
    assert.deepEqual(await reasons(91), ['abuse']);
    as = (await api.member('moderator')).authorization;
  });

  test('rejected, it is gone from everywhere; undone, it is reported as before', async () => {
    await report('spam');
    await decide('reject', { from: 'approved', reason: 'spam' });
    assert.equal((await reported()).total, 0);
    await decide('approve', { from: 'rejected' });
    assert.equal((await reported()).total, 1);
  });

  test('only what is published can be reported or kept, and what is gone takes its reports along', async () => {
    const waits = await api.comment('Espera');
    const answer = await report('spam', undefined, undefined, waits.id);
    assert.equal(answer.statusCode, 404);
    assert.match(answer.json().message, /ya no está publicado/);
    await report('spam');
    await api.pool.query('delete from comments');
    assert.equal((await api.pool.query('select * from comment_reports')).rowCount, 0);
    assert.equal((await decide('keep')).json().outcomes[0].outcome, 'not-found');
  });

  for (const [what, body] of [
    ['no reason', {}],
    ['an unknown reason', { reason: 'porque sí' }],
    ['a note that is too long', { reason: 'spam', note: 'ñ'.repeat(301) }],
    ['a note that cannot be stored', { reason: 'spam', note: 'a\0b' }],
  ] as const) {
    test(`${what} is refused in words`, async () => {
      const answer = await api.call('POST', `/comments/${shown.id}/reports`, { body });
      assert.equal(answer.statusCode, 400);
      assert.match(answer.json().message, /\.$/);
    });
  }

  test('too many are too many', async () => {
    const strict = await createTestApi({ config: { limits: { commentReports: { hits: 1, window: 60 } } } });
    try {
      const { id } = await strict.comment();
      const send = () => strict.call('POST', `/comments/${id}/reports`, { body: { reason: 'spam' } });
      assert.equal((await send()).statusCode, 404);
      const answer = await send();
      assert.equal(answer.statusCode, 429);
      assert.match(answer.json().message, /muchas denuncias/);
    } finally {
      await strict.close();
    }
  });

  test('moderators get a mail, without the text or the note', async () => {
    await api.pool.query('update moderation_notice set sent_at = null');
    await report('abuse', '203.0.113.1', 'Una nota');
    const mail = api.mails.at(-1);
    assert.equal(mail?.subject, '1 comentario espera revisión');
    assert.ok(!JSON.stringify(mail).includes('Una nota'));
  });
});

describe('how many comments there are', () => {
  let api: TestApi;
  before(async () => {
    api = await createTestApi();
    await api.pool.query(
      `insert into comments (post_id, content, alias, state, created_at, decided_at)
       select 16, 'Comentario ' || n, 'Prueba', 'approved', timestamptz '2026-01-01Z' + n * interval '1 minute', now()
       from generate_series(1, 10000) n`,
    );
    await api.pool.query('analyze comments');
  });
  after(() => api.close());

  test('and which place one of ten thousand has: its page holds it', async () => {
    const { rows } = await api.pool.query(`select id from comments where content = 'Comentario 4321'`);
    const { id } = rows[0];
    const answer = await api.call('GET', `/comments/approved/count?postId=16&id=${id}`);
    assert.deepEqual(answer.json(), { total: 10_000, place: 5680 });
    const page = Math.ceil(5680 / 20);
    const list = await api.call('GET', `/comments/approved?postId=16&page=${page}&limit=20`);
    assert.ok(list.json<Comment[]>().some((comment) => comment.id === id));
  });

  test('one that is not there has none, and a question without a post is refused', async () => {
    const id = 'b2b0a3a4-58a4-4b0e-9c3c-0d1f5c1f4a11';
    const answer = await api.call('GET', `/comments/approved/count?postId=16&id=${id}`);
    assert.deepEqual(answer.json(), { total: 10_000, place: null });
    assert.deepEqual((await api.call('GET', '/comments/approved/count?postId=3')).json(), { total: 0, place: null });
    assert.equal((await api.call('GET', '/comments/approved/count')).statusCode, 400);
  });

  test('a page of them is read by the index of its article, among those of others', async () => {
    await api.pool.query(
      `insert into comments (post_id, content, alias, state, created_at, decided_at)
       select 100 + n % 40, 'Otro ' || n, 'Prueba', 'approved', now() - n * interval '1 minute', now()
       from generate_series(1, 40000) as n`,
    );
    await api.pool.query('analyze comments');
    const { rows } = await api.pool.query(
      `explain select * from comments where post_id = 16 and state = 'approved'
       order by created_at desc, id desc limit 21 offset 200`,
    );
    assert.match(rows.map((row) => row['QUERY PLAN']).join('\n'), /comments_by_post/);
  });
});

describe('the form of a browser without scripts', () => {
  let api: TestApi;
  before(async () => {
    api = await createTestApi({ config: { publicUrl: 'https://club.example' } });
  });
  after(() => api.close());

  const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    api.app.inject({
      method: 'POST',
      url: '/comments',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });

  test('sends a comment, and is answered with a page that leads back to the article', async () => {
    const referer = 'http://127.0.0.1:3000/recursos/css/css-grid?comentarios=2';
    const answer = await send({ postId: '16', content: 'Sin\r\nscripts', alias: '', website: '' }, { referer });
    assert.equal(answer.statusCode, 201);
    assert.match(answer.headers['content-type'] as string, /text\/html/);
    assert.match(answer.body, /pendiente de moderación. ¡Gracias por participar!/);
    assert.match(answer.body, /href="https:\/\/club.example\/recursos\/css\/css-grid#comentarios"/);
    assert.doesNotMatch(answer.body, /editToken/);
    const { rows } = await api.pool.query('select content, alias, state from comments');
    assert.deepEqual(rows, [{ content: 'Sin\nscripts', alias: 'Anónimo', state: 'pending' }]);
  });

  test('shows what is wrong, and forms of other sites are refused', async () => {
    const wrong = await send({ postId: '16', content: ' ', alias: 'x'.repeat(81) });
    assert.equal(wrong.statusCode, 400);
    assert.match(wrong.body, /Escribe tu comentario\..*El alias no puede pasar de 80 caracteres\./);
    const foreign = await send({ postId: '16', content: 'Hola' }, { 'sec-fetch-site': 'cross-site' });
    assert.equal(foreign.statusCode, 403);
  });
});
