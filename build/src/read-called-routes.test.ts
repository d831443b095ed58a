// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources that are read hold templates
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { ApiDescription } from '@femcoders/contracts/release-contract';
import { readCalledRoutes } from './read-called-routes.ts';

const route: ApiDescription[string] = { access: 'public', answers: {}, requires: [], takes: [] };
const api: ApiDescription = Object.fromEntries(
  [
    'GET /comments/approved',
    'POST /comments',
    'PATCH /comments/:id',
    'DELETE /comments/:id',
    'GET /stats/:file',
    'GET /jobs/feed.xml',
    'GET /jobs/:slug',
    'GET /events/api/detail/:slug',
    'GET /events/api/detail/:slug/calendar.ics',
  ].map((row) => [row, route]),
);

const directory = await mkdtemp(join(tmpdir(), 'called-routes-'));
after(() => rm(directory, { recursive: true }));

/** The routes that a remote of this file calls. */
async function calledBy(text: string): Promise<string[]> {
  await writeFile(join(directory, 'page.tsx'), text);
  return Object.keys(await readCalledRoutes(directory, api));
}

test('an endpoint that is imported is called, and no other of its file', async () => {
  assert.deepEqual(await calledBy("import { sendComment } from '@femcoders/contracts/endpoints/comments';"), [
    'POST /comments',
  ]);
});

test('a call counts in whatever kind of file and folder it is built from', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'called-routes-'));
  t.after(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'src', 'scripts'), { recursive: true });
  const call = "api.request('/comments/approved');";
  for (const file of ['src/a.js', 'src/a.mts', 'src/a.cjs', 'src/a.jsx', 'src/scripts/a.ts']) {
    await writeFile(join(folder, file), call);
    assert.deepEqual(Object.keys(await readCalledRoutes(folder, api)), ['GET /comments/approved'], file);
    await rm(join(folder, file));
  }
});

test('of an answer that nobody takes nothing is needed', async () => {
  const offered = { ...route, answers: { id: 'string' }, takes: ['content'] };
  const needed = async (code: string) => {
    const start = "import { sendComment } from '@femcoders/contracts/endpoints/comments';\n";
    await writeFile(join(directory, 'page.tsx'), start + code);
    return (await readCalledRoutes(directory, { ...api, 'POST /comments': offered }))['POST /comments'];
  };
  const dropped = 'callApi(api, sendComment, { body });';
  assert.deepEqual(await needed(dropped), { ...offered, answers: {} });
  assert.deepEqual(await needed(`const a = ${dropped}`), offered);
  assert.deepEqual(await needed(`${dropped} const a = <form method="post" action="/api/comments" />;`), offered);
});

test('what only reads as a path is not', async () => {
  assert.deepEqual(
    await calledBy("const form = { method: 'POST' }; navigate('/comments/approved'); <Link to={`/jobs/${slug}`} />;"),
    [],
  );
});

test('the address of a link, a form or a file counts, without its query', async () => {
  const link = 'const a = <a href={`/api/events/api/detail/${slug}/calendar.ics?alarm=1`} />;';
  assert.deepEqual(await calledBy(link), ['GET /events/api/detail/:slug/calendar.ics']);
  assert.deepEqual(await calledBy('const a = <form method="post" action="/api/comments" />;'), ['POST /comments']);
  assert.deepEqual(await calledBy("const csv = (id: string) => `/api/stats/${id}.csv${id ? '?a=b' : ''}`;"), [
    'GET /stats/:file',
  ]);
});

test('of routes that a path may mean, it is what is most like it', async () => {
  assert.deepEqual(await calledBy("const feed = '/api/jobs/feed.xml';"), ['GET /jobs/feed.xml']);
  assert.deepEqual(await calledBy('const job = `/api/jobs/${slug}`;'), ['GET /jobs/:slug']);
  assert.deepEqual(await calledBy("api.request(`/comments/${id}`, { method: 'DELETE' });"), ['DELETE /comments/:id']);
});

test('what the API does not have is needed as it is written, so that it is refused', async () => {
  assert.deepEqual(await calledBy("api.request('/contacto-nuevo', { method: 'POST' });"), ['POST /contacto-nuevo']);
  assert.deepEqual(await calledBy('const a = <a href="/api/contacto-nuevo" />;'), ['GET /contacto-nuevo']);
});
