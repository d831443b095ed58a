import assert from 'node:assert/strict';
import { after, beforeEach, describe, test } from 'node:test';
import type { Comment } from '@femcoders/contracts/comment';
import type { OwnCommentList, ReceivedAnswer } from '@femcoders/contracts/own-comment';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';

const spam = 'COMPRA BITCOIN BARATO!!! http://bit.ly/a http://bit.ly/b http://bit.ly/c casino viagra gana dinero';

describe('the comments of a member', () => {
  let api: TestApi;
  let ana: TestMember;
  let moderator: TestMember;
  beforeEach(async () => {
    await api?.close();
    api = await createTestApi();
    ana = await api.member('member');
    moderator = await api.member('moderator');
  });
  after(() => api.close());

  async function write(content: string, as: string | null = ana.authorization) {
    // Each a moment later: their order is that of their moments.
    api.clock.now = new Date(api.clock.now.getTime() + 1_000);
    const answer = await api.call('POST', '/comments', {
      body: { postId: 16, content, alias: 'Ana' },
      as: as ?? undefined,
    });
    return answer.json<Comment>().id;
  }
  async function list(query = '', member = ana) {
    const answer = await api.call('GET', `/user/${member.id}/comments${query}`, { as: member.authorization });
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json<OwnCommentList>();
  }
  async function decide(id: string, decision: string, extra: object = {}) {
    api.clock.now = new Date(api.clock.now.getTime() + 1_000);
    const body = { decisions: [{ id, decision, ...extra }] };
    const answer = await api.call('POST', '/admin/comments/decisions', { as: moderator.authorization, body });
    assert.equal(answer.json().outcomes[0].outcome, 'done', answer.body);
  }
  const withdraw = (id: string, member = ana) =>
    api.call('DELETE', `/user/${member.id}/comments/${id}`, { as: member.authorization });
  const shown = async () => (await list()).entries.map(({ content, state, reason }) => [content, state, reason]);

  test('are those that she wrote while she was logged in, the newest first', async () => {
    await write('Primero');
    await write('De nadie', null);
    await write('De otra', moderator.authorization);
    await write('Segundo');
    assert.deepEqual(await shown(), [
      ['Segundo', 'pending', null],
      ['Primero', 'pending', null],
    ]);
  });

  test('say how they stand, and why one was not published, but never what moderators noted', async () => {
    const [good, bad] = [await write('Gracias por el artículo'), await write('Mira mi tienda')];
    await decide(good, 'approve');
    await decide(bad, 'reject', { reason: 'advertising', note: 'Lo hace siempre, ojo con ella' });
    assert.deepEqual(await shown(), [
      ['Mira mi tienda', 'rejected', 'advertising'],
      ['Gracias por el artículo', 'approved', null],
    ]);
    assert.ok(!JSON.stringify(await list()).includes('ojo con ella'));
  });

  test('what only a score has set apart waits; what a moderator calls spam was not published', async () => {
    const apart = await write(spam);
    const { rows } = await api.pool.query('select state from comments where id = $1', [apart]);
    assert.equal(rows[0].state, 'spam');
    assert.deepEqual(await shown(), [[spam, 'pending', null]]);
    await decide(apart, 'restore');
    await decide(apart, 'spam');
    assert.deepEqual(await shown(), [[spam, 'rejected', 'spam']]);
  });

  test('are counted by state, whichever is asked for', async () => {
    const [good] = [await write('Uno'), await write('Dos'), await write('Tres')];
    await decide(good, 'approve');
    const { entries, counts } = await list('?state=approved');
    assert.deepEqual(
      entries.map(({ content }) => content),
      ['Uno'],
    );
    assert.deepEqual(counts, { pending: 2, approved: 1, rejected: 0 });
  });

  test('come in pages', async () => {
    for (const content of ['Uno', 'Dos', 'Tres']) await write(content);
    const contents = async (page: number) =>
      (await list(`?page=${page}&limit=2`)).entries.map(({ content }) => content);
    assert.deepEqual([...(await contents(1)), ...(await contents(2))], ['Tres', 'Dos', 'Uno']);
  });

  test('one that waits can be taken back, once, by her alone', async () => {
    const id = await write('Me lo he pensado mejor');
    assert.equal((await withdraw(id, moderator)).statusCode, 404);
    assert.equal((await withdraw(id)).statusCode, 204);
    assert.deepEqual(await shown(), []);
    assert.equal((await withdraw(id)).statusCode, 404);
    const queue = await api.call('GET', '/comments/pending', { as: moderator.authorization });
    assert.deepEqual(queue.json(), []);
  });

  test('one that a score has set apart can be taken back, too', async () => {
    assert.equal((await withdraw(await write(spam))).statusCode, 204);
    assert.deepEqual(await shown(), []);
  });

  test('one that was decided about stays, and she reads what to do', async () => {
    const id = await write('Gracias por el artículo');
    await decide(id, 'approve');
    const answer = await withdraw(id);
    assert.equal(answer.statusCode, 409);
    assert.match(answer.json().message, /escríbenos/);
    assert.equal((await list()).entries.length, 1);
  });

  test('bring the published answers of others, the newest first, and nobody else reads them', async () => {
    const answer = async (to: string, content: string, as: string | null = moderator.authorization) => {
      api.clock.now = new Date(api.clock.now.getTime() + 1_000);
      const body = { postId: 16, content, alias: 'Berta', answerTo: to };
      return (await api.call('POST', '/comments', { body, as: as ?? undefined })).json<Comment>().id;
    };
    const answers = (as: string, query = '') => api.call('GET', `/user/${ana.id}/comment-answers${query}`, { as });
    const shown = async (query = '') =>
      (await answers(ana.authorization, query)).json<ReceivedAnswer[]>().map(({ content }) => content);

    const question = await write('¿Y con subgrid?');
    await decide(question, 'approve');
    const first = await answer(question, 'También: mira el ejemplo');
    const second = await answer(question, 'De visita', null);
    await decide(second, 'approve');
    await decide(await answer(question, 'Gracias a las dos', ana.authorization), 'approve');
    assert.deepEqual(await shown(), ['De visita'], 'not her own, and not what waits');
    await decide(first, 'approve');
    assert.deepEqual(await shown(), ['De visita', 'También: mira el ejemplo']);
    assert.deepEqual(await shown('?page=2&limit=1'), ['También: mira el ejemplo']);
    assert.equal((await answers(ana.authorization)).json<ReceivedAnswer[]>()[0]?.answerTo, question);

    // What she wrote and is not published has no answers to show.
    await api.call('POST', `/comments/restore/${question}`, { as: moderator.authorization, body: {} });
    assert.deepEqual(await shown(), []);
    assert.equal((await answers(moderator.authorization)).statusCode, 403);
  });
});
