import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { Comment, SentComment } from '@femcoders/contracts/comment';
import type { ModerationList } from '@femcoders/contracts/moderation';
import { purgeExpired } from '../../maintenance.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

const minute = 60_000;

describe('changing a comment that was just sent', () => {
  let api: TestApi;
  let moderator: string;
  let sent: SentComment;

  before(async () => {
    const unlimited = { hits: 100_000, window: 60 };
    api = await createTestApi({ config: { limits: { comments: unlimited, commentEdits: unlimited } } });
    moderator = (await api.member('moderator')).authorization;
  });
  after(() => api.close());
  beforeEach(async () => {
    await api.pool.query('delete from comments');
    sent = (await api.comment('Con una errrata')) as SentComment;
  });

  const edit = (content: unknown, token = sent.editToken, id = sent.id) =>
    api.call('PATCH', `/comments/${id}`, { body: { content, alias: 'Prueba' }, headers: { 'x-comment-token': token } });
  const withdraw = (token = sent.editToken) =>
    api.call('DELETE', `/comments/${sent.id}`, { headers: { 'x-comment-token': token } });
  const decide = (act: string, id = sent.id, body?: object) =>
    api.call(act === 'reject' ? 'DELETE' : 'POST', `/comments/${act}/${id}`, { as: moderator, body });
  const texts = async (list: 'pending' | 'approved') =>
    (await api.call('GET', `/comments/${list}`, { as: moderator })).json<Comment[]>().map(({ content }) => content);
  const later = (ms: number) => {
    api.clock.now = new Date(api.clock.now.getTime() + ms);
  };

  test('the secret of the comment changes its text, which waits on', async () => {
    const answer = await edit('Sin errata');
    assert.equal(answer.statusCode, 200);
    assert.deepEqual(answer.json(), {
      id: sent.id,
      postId: 16,
      content: 'Sin errata',
      alias: 'Prueba',
      approved: false,
      createdAt: sent.createdAt,
    });
    assert.deepEqual(await texts('pending'), ['Sin errata']);
  });

  test('one that was published meanwhile leaves every list at once, in every process, and waits again', async () => {
    const other = await api.another();
    const inOther = async () => (await other.inject('/comments/approved?postId=16')).json<Comment[]>();
    await decide('approve');
    assert.deepEqual(await texts('approved'), ['Con una errrata']);
    assert.equal((await inOther()).length, 1);
    await edit('Otra cosa muy distinta');
    assert.deepEqual(await texts('approved'), []);
    assert.deepEqual(await texts('pending'), ['Otra cosa muy distinta']);
    const deadline = Date.now() + 5_000;
    while ((await inOther()).length > 0) assert.ok(Date.now() < deadline, 'the other process still shows it');
  });

  test('the same text again changes nothing: what is published stays so', async () => {
    await decide('approve');
    assert.equal((await edit('Con una errrata')).statusCode, 200);
    assert.deepEqual(await texts('approved'), ['Con una errrata']);
  });

  test('it is scored again, and what turns into spam is set apart', async () => {
    await edit('CASINO GRATIS!!! Gana dinero ya https://a.example https://b.example https://c.example viagra casino');
    const list = (await api.call('GET', '/admin/comments?state=spam', { as: moderator })).json<ModerationList>();
    assert.equal(list.entries[0]?.decision?.byScore, true);
    assert.ok((list.entries[0]?.score ?? 0) >= 80);
    // She is answered as ever, and may mend it.
    assert.equal((await edit('Perdón, era una broma')).statusCode, 200);
    assert.deepEqual(await texts('pending'), ['Perdón, era una broma']);
  });

  test('a text that its author changed meanwhile is not published unread', async () => {
    const seen = { from: 'pending', edited: null };
    later(1_000);
    await edit('Lo que nadie ha leído');
    const refused = await decide('approve', sent.id, seen);
    assert.equal(refused.statusCode, 409);
    assert.match(refused.json().message, /lo ha cambiado/);
    const batch = await api.call('POST', '/admin/comments/decisions', {
      as: moderator,
      body: { decisions: [{ id: sent.id, decision: 'approve', ...seen }] },
    });
    assert.equal(batch.json().outcomes[0].outcome, 'changed');
    const list = (await api.call('GET', '/admin/comments', { as: moderator })).json<ModerationList>();
    const edited = list.entries[0]?.editedAt;
    assert.equal(edited, api.clock.now.toISOString());
    assert.equal((await decide('approve', sent.id, { from: 'pending', edited })).statusCode, 200);
  });

  test('withdrawn, it is gone for good, published or not', async () => {
    await decide('approve');
    assert.equal((await withdraw()).statusCode, 204);
    assert.deepEqual([await texts('approved'), await texts('pending')], [[], []]);
    assert.equal((await withdraw()).statusCode, 404);
  });

  test('after fifteen minutes it is too late, and the secret is removed', async () => {
    later(15 * minute - 1);
    assert.equal((await edit('Por los pelos')).statusCode, 200);
    later(1);
    for (const answer of [await edit('Tarde'), await withdraw()]) {
      assert.equal(answer.statusCode, 403);
      assert.match(answer.json().message, /15 minutos/);
    }
    await purgeExpired(api.pool, api.clock.now);
    assert.equal((await api.pool.query('select * from comment_edit_tokens')).rowCount, 0);
    assert.equal((await edit('Tarde')).statusCode, 404);
    assert.deepEqual(await texts('pending'), ['Por los pelos']);
  });

  test('another secret does nothing: not one that is none, and not that of another comment', async () => {
    const other = (await api.comment('De otra')) as SentComment;
    for (const token of ['x', 'a'.repeat(43), other.editToken]) {
      assert.equal((await edit('Secuestrado', token)).statusCode, 404);
      assert.equal((await withdraw(token)).statusCode, 404);
    }
    const none = await api.call('PATCH', `/comments/${sent.id}`, { body: { content: 'x' } });
    assert.equal(none.statusCode, 400);
    assert.deepEqual((await texts('pending')).toSorted(), ['Con una errrata', 'De otra']);
  });

  test('only what stands for the secret is kept', async () => {
    const { rows } = await api.pool.query('select token_hash from comment_edit_tokens');
    assert.equal(rows[0].token_hash.length, 32);
    assert.notEqual(rows[0].token_hash.toString(), sent.editToken);
  });

  for (const act of ['reject', 'spam'] as const) {
    test(`once a moderator decided "${act}" it stays as it is`, async () => {
      if (act === 'reject') await decide('reject');
      else
        await api.call('POST', '/admin/comments/decisions', {
          as: moderator,
          body: { decisions: [{ id: sent.id, decision: 'spam' }] },
        });
      for (const answer of [await edit('Mejor así'), await withdraw()]) {
        assert.equal(answer.statusCode, 409);
        assert.match(answer.json().message, /ya ha decidido/);
      }
    });
  }

  for (const [what, content] of [
    ['nothing', '  '],
    ['too much', 'ñ'.repeat(2001)],
    ['what cannot be stored', 'a\0b'],
    ['no text', 7],
  ] as const) {
    test(`${what} is refused in words`, async () => {
      const answer = await edit(content);
      assert.equal(answer.statusCode, 400);
      assert.equal(answer.json().fields[0].field, 'content');
    });
  }

  test('too many changes are too many', async () => {
    const strict = await createTestApi({ config: { limits: { commentEdits: { hits: 2, window: 60 } } } });
    try {
      const { id, editToken } = (await strict.comment()) as SentComment;
      const change = () =>
        strict.call('DELETE', `/comments/${id}`, { headers: { 'x-comment-token': `${editToken}x` } });
      assert.deepEqual([(await change()).statusCode, (await change()).statusCode], [404, 404]);
      assert.equal((await change()).statusCode, 429);
    } finally {
      await strict.close();
    }
  });
});
