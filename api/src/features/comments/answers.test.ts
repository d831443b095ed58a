import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { Comment, CommentCount, ListedComment } from '@femcoders/contracts/comment';
import { commentListSchema } from '@femcoders/contracts/comment';
import { answersPerPage } from '@femcoders/contracts/comment-limits';
import type { ModerationList } from '@femcoders/contracts/moderation';
import { createNotifyMember } from '../../mail/notify-member.ts';
import type { EnqueueMail } from '../../mail/outgoing-mail.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { testSecrets } from '../../testing/test-secrets.ts';
import { notifyAnswered } from './answer-notification.ts';

const publicUrl = 'https://sitio.example';

describe('an answer to a comment', () => {
  let api: TestApi;
  let moderator: TestMember;
  let asked: Comment;
  before(async () => {
    const unlimited = { hits: 100_000, window: 60 };
    api = await createTestApi({ config: { limits: { comments: unlimited } } });
    moderator = await api.member('moderator');
  });
  after(() => api.close());
  beforeEach(async () => {
    await api.pool.query('delete from comments');
    await api.pool.query('delete from mail_preferences');
    api.mails.length = 0;
    asked = await published('¿Y gap?');
  });

  const send = (content: string, answerTo?: string, more: { as?: string; postId?: number } = {}) => {
    api.clock.now = new Date(api.clock.now.getTime() + 1_000);
    const { as, postId = 16 } = more;
    const body = { postId, content, alias: 'Ana', ...(answerTo && { answerTo }) };
    return api.call('POST', '/comments', { body, ...(as && { as }) });
  };
  const approve = (id: string) => api.call('POST', `/comments/approve/${id}`, { as: moderator.authorization });
  async function published(content: string, answerTo?: string, as?: string): Promise<Comment> {
    const comment = (await send(content, answerTo, as ? { as } : {})).json<Comment>();
    await approve(comment.id);
    return comment;
  }
  const list = async (query = '&answers=below') =>
    (await api.call('GET', `/comments/approved?postId=16${query}`)).json<ListedComment[]>();
  const count = async (query = '') =>
    (await api.call('GET', `/comments/approved/count?postId=16&answers=below${query}`)).json<CommentCount>();
  const shape = (entries: ListedComment[]) =>
    entries.map(({ content, answers }) => [content, ...(answers ?? []).map((answer) => answer.content)]);

  test('waits for moderation, and then stands below what it answers, the oldest first', async () => {
    const answer = (await send('Sí, gap.', asked.id)).json<Comment>();
    assert.equal(answer.answerTo, asked.id);
    await published('Otro');
    assert.deepEqual(shape(await list()), [['Otro'], ['¿Y gap?']]);
    await approve(answer.id);
    await published('También en flex.', asked.id);
    const entries = await list();
    assert.deepEqual(commentListSchema.parse(entries), entries);
    assert.deepEqual(shape(entries), [['Otro'], ['¿Y gap?', 'Sí, gap.', 'También en flex.']]);
    assert.deepEqual(await count(), { total: 2, answers: 2, place: null });
    assert.deepEqual(await count(`&id=${answer.id}`), {
      total: 2,
      answers: 2,
      place: 2,
      below: { answerTo: asked.id, place: 1 },
    });
  });

  test('stands among all others in the list without the parameter', async () => {
    await published('Sí, gap.', asked.id);
    const entries = await list('');
    assert.deepEqual(shape(entries), [['Sí, gap.'], ['¿Y gap?']]);
    assert.deepEqual(
      entries.map(({ answerTo }) => answerTo),
      [asked.id, undefined],
    );
  });

  test('to an answer answers what that one answers: there is one level', async () => {
    const first = await published('Sí, gap.', asked.id);
    const second = (await send('Gracias', first.id)).json<Comment>();
    assert.equal(second.answerTo, asked.id);
  });

  describe('of very many', () => {
    const many = 5_000;
    beforeEach(async () => {
      await api.pool.query(
        `insert into comments (id, post_id, content, alias, state, created_at, decided_at, answer_to)
         select ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 16, 'Respuesta ' || n, 'Ana', 'approved', $1::timestamptz + n * interval '1 second', $1, $2
           from generate_series(1, $3::int) as n`,
        [api.clock.now, asked.id, many],
      );
      await api.pool.query('notify comments_changed');
    });
    const idOf = (n: number) => `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;

    test('the oldest twenty come with what they answer, and how many more there are', async () => {
      const waiting = (await send('Espera', asked.id)).json<Comment>();
      await published('Otro');
      const [other, entry] = await list();
      assert.equal(other?.moreAnswers, undefined);
      assert.deepEqual(commentListSchema.parse([entry]), [entry]);
      assert.equal(entry?.answers?.length, answersPerPage);
      assert.deepEqual([entry?.answers?.[0]?.id, entry?.answers?.at(-1)?.id], [idOf(1), idOf(20)]);
      assert.equal(entry?.moreAnswers, many - answersPerPage);
      assert.ok(!JSON.stringify(entry).includes(waiting.id));
    });

    test('all others are read page by page, each page with the address of the next', async () => {
      const page = (query: string) => api.call('GET', `/comments/approved?${query}`);
      const texts = (answer: Awaited<ReturnType<typeof page>>) =>
        answer.json<Comment[]>().map(({ content }) => content);
      const second = await page(`answersTo=${asked.id.toUpperCase()}&page=2&limit=20`);
      assert.deepEqual(
        texts(second),
        Array.from({ length: 20 }, (_, index) => `Respuesta ${index + 21}`),
      );
      const [, next = ''] = /^<\?(.*)>; rel="next"$/.exec(String(second.headers.link)) ?? [];
      assert.deepEqual(
        texts(await page(next)),
        Array.from({ length: 20 }, (_, index) => `Respuesta ${index + 41}`),
      );
      const last = await page(`answersTo=${asked.id}&page=250&limit=20`);
      assert.deepEqual(texts(last).at(-1), `Respuesta ${many}`);
      assert.equal(last.headers.link, undefined);
      assert.equal((await page(`answersTo=${asked.id}`)).json<Comment[]>().length, 500);
      assert.equal((await page('answersTo=nada')).statusCode, 400);
    });

    test('one of them is found by its place', async () => {
      assert.deepEqual(await count(`&id=${idOf(4_321)}`), {
        total: 1,
        answers: many,
        place: 1,
        below: { answerTo: asked.id, place: 4_321 },
      });
    });
  });

  test('is refused where that is not published, is of another article, or is no comment', async () => {
    const waiting = (await send('Espera')).json<Comment>();
    for (const answer of [
      await send('x', waiting.id),
      await send('x', asked.id, { postId: 3 }),
      await send('x', '00000000-0000-4000-8000-000000000000'),
    ])
      assert.equal(answer.statusCode, 404);
    assert.equal((await send('x', 'nada')).statusCode, 400);
  });

  test('stays when what it answers is taken back or rejected, and is found there', async () => {
    const answer = await published('Sí, gap.', asked.id);
    await api.call('POST', '/admin/comments/decisions', {
      as: moderator.authorization,
      body: { decisions: [{ id: asked.id, decision: 'reject', from: 'approved' }] },
    });
    assert.deepEqual(shape(await list()), [['Sí, gap.']]);
    assert.equal((await list())[0]?.answerTo, asked.id);
    assert.equal((await count(`&id=${answer.id}`)).place, 1);
    await api.pool.query('delete from comments where id = $1', [asked.id]);
    await api.pool.query('notify comments_changed');
    assert.deepEqual(shape(await list()), [['Sí, gap.']]);
  });

  test('is moderated next to what it answers, as long as there is one', async () => {
    const answer = (await send('Sí, gap.', asked.id)).json<Comment>();
    const entry = async () =>
      (await api.call('GET', '/admin/comments?state=pending', { as: moderator.authorization }))
        .json<ModerationList>()
        .entries.find(({ id }) => id === answer.id);
    assert.deepEqual((await entry())?.answersTo, { alias: 'Ana', content: '¿Y gap?', approved: true });
    await api.pool.query('delete from comments where id = $1', [asked.id]);
    assert.equal((await entry())?.answersTo, null);
  });

  test('comes from a form without scripts, too', async () => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/comments',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        postId: '16',
        content: 'Sí',
        alias: '',
        website: '',
        answerTo: asked.id,
      }).toString(),
    });
    assert.equal(answer.statusCode, 201);
    const { rows } = await api.pool.query('select answer_to from comments where content = $1', ['Sí']);
    assert.equal(rows[0]?.answer_to, asked.id);
  });

  test('is mailed once to whom it answers, if she asked for it; her own is not', async () => {
    const enqueueMail: EnqueueMail = async (_client, mail) => void api.mails.push(mail);
    const notifyMember = createNotifyMember({ enqueueMail, secrets: testSecrets, publicUrl, basePath: '/api' });
    const notify = (id: string) => notifyAnswered(id, { pool: api.pool, publicUrl, notifyMember });
    const author = await api.member('member');
    const hers = await published('De Ana', undefined, author.authorization);
    const unwanted = await published('Sin pedirlo', hers.id);
    await notify(unwanted.id);
    assert.equal(api.mails.length, 0);
    await api.pool.query(`insert into mail_preferences values ($1, 'answers', true, now())`, [author.id]);
    await notify((await published('Yo misma', hers.id, author.authorization)).id);
    const pending = (await send('Aún no', hers.id)).json<Comment>();
    await notify(pending.id);
    assert.equal(api.mails.length, 0);
    const answer = await published('Para ti', hers.id);
    await notify(answer.id);
    await notify(answer.id);
    assert.deepEqual(
      api.mails.map(({ to, subject }) => [to, subject]),
      [[author.email, 'Han respondido a tu comentario']],
    );
    assert.match(api.mails[0]?.text ?? '', /> Para ti/);
    assert.ok(api.mails[0]?.unsubscribeUrl);
  });

  test('has helped each reader who says so, once each, until she takes it back', async () => {
    const [ana, berta] = [await api.member('member'), await api.member('member')];
    const mark = (of: TestMember, helpful: boolean, id = asked.id) =>
      api.call('PUT', `/user/${of.id}/helpful-comments/${id}`, { as: of.authorization, body: { helpful } });
    const shown = async () => (await list())[0]?.helpful;
    assert.equal(await shown(), undefined);
    assert.deepEqual((await mark(ana, true)).json(), { helpful: true, count: 1 });
    assert.deepEqual((await mark(ana, true)).json(), { helpful: true, count: 1 });
    assert.deepEqual((await mark(berta, true)).json(), { helpful: true, count: 2 });
    assert.equal(await shown(), 2);
    const hers = () =>
      api
        .call('GET', `/user/${ana.id}/helpful-comments?postId=16`, { as: ana.authorization })
        .then((one) => one.json());
    assert.deepEqual(await hers(), { ids: [asked.id] });
    assert.deepEqual((await mark(ana, false)).json(), { helpful: false, count: 1 });
    assert.deepEqual(await hers(), { ids: [] });
    assert.equal(await shown(), 1);
    const own = await published('Mío', undefined, ana.authorization);
    assert.equal((await mark(ana, true, own.id)).statusCode, 409);
    const waiting = (await send('Espera')).json<Comment>();
    assert.equal((await mark(ana, true, waiting.id)).statusCode, 404);
  });
});
