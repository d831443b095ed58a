import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { createTestApi, type TestApi, type TestMember } from './testing/test-api.ts';

const nobody = '7a0a0b0c-1d2e-4f30-8a9b-0c1d2e3f4a5b';
const comment = { postId: 16, content: 'Gracias por el artículo', alias: 'Lectora' };

describe('what is written about something that does not exist', () => {
  let api: TestApi;
  let member: TestMember;
  before(async () => {
    const limits = { comments: { hits: 100, window: 60 } };
    api = await createTestApi({ config: { limits } });
    member = await api.member('member');
  });
  after(() => api.close());

  const knowArticles = (...posts: number[]) =>
    api.pool.query(
      `insert into site_pages (path, source, kind, title, description, post_id, spellings, digest)
       select '/blog/' || n, 'site', 'articulo', 'Uno', '', n, '{}', '' from unnest($1::int[]) n`,
      [posts],
    );
  const stored = async (table: string) => (await api.pool.query(`select from ${table}`)).rowCount;

  test('a comment on an article: 404, by form too, and nothing waits in the queue', async () => {
    await knowArticles(16, 17);
    assert.equal((await api.call('POST', '/comments', { body: comment })).statusCode, 201);
    for (const postId of [15, 4_711, 2_147_483_647]) {
      const answer = await api.call('POST', '/comments', { body: { ...comment, postId } });
      assert.equal(answer.statusCode, 404);
      assert.match(answer.json().message, /No encontramos el artículo/);
      const form = new URLSearchParams({ postId: `${postId}`, content: 'Hola' }).toString();
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const asForm = await api.call('POST', '/comments', { body: form, headers });
      assert.equal(asForm.statusCode, 404);
      assert.match(asForm.body, /No encontramos el artículo/);
    }
    assert.equal(await stored('comments'), 1);
  });

  test('asking for it without end is counted as comments are', async () => {
    const ask = () => api.call('POST', '/comments', { body: { ...comment, postId: 4_711 }, from: '192.0.2.9' });
    const statuses = [];
    for (let time = 0; time < 101; time += 1) statuses.push((await ask()).statusCode);
    assert.deepEqual([statuses[0], statuses[100]], [404, 429]);
  });

  test('a comment before the site was read once, when nobody knows which articles there are, is taken', async () => {
    await api.pool.query('delete from site_pages');
    assert.equal((await api.call('POST', '/comments', { body: comment, from: '192.0.2.8' })).statusCode, 201);
  });

  test('reports, places, reactions and answers: 404 each, and nothing is stored', async () => {
    const own = `/user/${member.id}`;
    const as = member.authorization;
    const registration = { name: 'Ana', email: 'ana@prueba.example', privacy: true };
    for (const [method, path, body] of [
      ['POST', `/comments/${nobody}/reports`, { reason: 'spam' }],
      ['PATCH', `/comments/${nobody}`, { content: 'Otro texto' }],
      ['POST', '/events/api/detail/ninguno/registrations', registration],
      ['POST', '/hub/pieces/ninguna/reports', { reason: 'spam' }],
      ['POST', `/jobs/${nobody}/reports`, { reason: 'fraud' }],
      ['PUT', `${own}/hub/marks/${nobody}`, undefined],
      ['PUT', `${own}/hub/idea-votes/ninguna`, undefined],
      ['POST', `${own}/hub/answers`, { piece: nobody, message: 'Me gustaría participar en esto que contáis' }],
      ['POST', `${own}/hub/answers/${nobody}/reply`, { reply: 'Gracias por escribir, hablamos por aquí' }],
      ['PUT', `${own}/jobs/${nobody}`, { saved: true, applied: false }],
      ['PUT', `${own}/talk-marks/${nobody}`, { helpful: true, saved: false }],
    ] as const) {
      const headers = { 'x-comment-token': 'x'.repeat(43) };
      const answer = await api.call(method, path, { body, as, headers });
      assert.equal(answer.statusCode, 404, `${method} ${path}: ${answer.body}`);
    }
    for (const table of ['comment_reports', 'registrations', 'hub_answers', 'job_marks'])
      assert.equal(await stored(table), 0, table);
  });
});
