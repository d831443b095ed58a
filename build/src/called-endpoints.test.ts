// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources that are read hold templates
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calledEndpoints } from './called-endpoints.ts';

const imported = async (text: string) => [...(await calledEndpoints({ 'file.tsx': text })).imported.keys()].sort();
const written = async (text: string) =>
  (await calledEndpoints({ 'file.tsx': text })).written.map(({ method, path }) => `${method ?? 'any'} ${path}`);

test('an endpoint of the catalogue is called where it is imported, by any name or as a member of its file', async () => {
  assert.deepEqual(
    await imported("import { sendComment, editComment as edit } from '@femcoders/contracts/endpoints/comments';"),
    ['PATCH /comments/:id', 'POST /comments'],
  );
  assert.deepEqual(
    await imported(
      "import * as endpoints from '@femcoders/contracts/endpoints/comments';\nconst own = { a: endpoints.approveComment };\nother.sendComment();",
    ),
    ['POST /comments/approve/:id'],
  );
});

test('a file of the catalogue that is exported again, loaded later or handed on is called whole', async () => {
  for (const text of [
    "import * as figures from '@femcoders/contracts/endpoints/figures';\nconst { readFigures } = figures;",
    "import * as figures from '@femcoders/contracts/endpoints/figures';\nObject.values(figures);",
    "import * as figures from '@femcoders/contracts/endpoints/figures';\nfigures[name];",
    'const figures = await import(`@femcoders/contracts/endpoints/figures`);',
    "const figures = require('@femcoders/contracts/endpoints/' + 'figures');",
    "export { readFigures } from '@femcoders/contracts/endpoints/figures';",
    "export * from '@femcoders/contracts/endpoints/figures';",
    "const figures = await import('@femcoders/contracts/endpoints/figures');",
  ]) {
    assert.deepEqual(await imported(text), await imported("export * from '@femcoders/contracts/endpoints/figures';"));
    assert.ok((await imported(text)).includes('GET /figures'), text);
  }
  assert.deepEqual(await imported("export type { Some } from '@femcoders/contracts/endpoints/figures';"), []);
});

test('an answer is taken unless each call is a statement', async () => {
  const taken = async (code: string) => {
    const text = `import { sendComment as send } from '@femcoders/contracts/endpoints/comments';\n${code}`;
    return (await calledEndpoints({ 'file.tsx': text })).imported.get('POST /comments');
  };
  for (const code of [
    'const go = async () => { await callApi(api, send, { body }); };',
    'const go = () => { if (a) void callApi(api, send, { body }); else callApi(api, send); };',
  ])
    assert.equal(await taken(code), false, code);
  for (const code of [
    'const go = () => callApi(api, send, { body });',
    'const go = async () => { await callApi(api, send); return callApi(api, send); };',
    'const go = async () => { await callApi(api, send, { body }).then(show); };',
    'const go = async () => { await submit(api, send); };',
    'const own = { send }; const go = async () => { await callApi(api, send); };',
  ])
    assert.equal(await taken(code), true, code);
  const elsewhere = "import { sendComment } from '@femcoders/contracts/endpoints/comments';\nconst a = [sendComment];";
  const here = "import { sendComment } from '@femcoders/contracts/endpoints/comments';\ncallApi(api, sendComment);";
  for (const sources of [
    { 'a.ts': here, 'b.ts': elsewhere },
    { 'a.ts': elsewhere, 'b.ts': here },
  ])
    assert.equal((await calledEndpoints(sources)).imported.get('POST /comments'), true);
});

test('a type calls nothing', async () => {
  assert.deepEqual(await imported("import type { sendComment } from '@femcoders/contracts/endpoints/comments';"), []);
  assert.deepEqual(await imported("import { type sendComment } from '@femcoders/contracts/endpoints/comments';"), []);
});

test('a member of its file is called by any name, and its type is no call', async () => {
  const start = "import * as comments from '@femcoders/contracts/endpoints/comments';\n";
  for (const code of [
    'comments.sendComment',
    "comments['sendComment']",
    'let a: typeof comments.editComment; comments.sendComment',
  ])
    assert.deepEqual(await imported(`${start}${code};`), ['POST /comments'], code);
});

test('one that the catalogue does not have is no release', async () => {
  for (const [text, said] of [
    ["import { sendLetter } from '@femcoders/contracts/endpoints/comments';", /file\.tsx: .*comments.* sendLetter/],
    ["import { sendLetter } from '@femcoders/contracts/endpoints/letters';", /file\.tsx: .*letters.*catálogo/],
    ['import(`@femcoders/contracts/endpoints/${name}`);', /file\.tsx: .*catálogo/],
  ] as const)
    await assert.rejects(imported(text), { name: 'BuildError', message: said }, text);
});

test('what is called around the types is seen, too', async () => {
  assert.deepEqual(await written("callApi(api, 'POST /contacto-nuevo' as never, { body });"), ['POST /contacto-nuevo']);
  assert.deepEqual(await written("api.request('/contacto-nuevo', { method: 'POST', body });"), [
    'POST /contacto-nuevo',
  ]);
  assert.deepEqual(await written('api.request<Event[]>(`/eventos-nuevos/${id}`, { query });'), [
    'GET /eventos-nuevos/*',
  ]);
  for (const reached of [
    "({ request }) => request('/uno')",
    "api?.request('/uno')",
    "api['request']('/uno')",
    "(api!.request as any)(('/uno'))",
  ])
    assert.deepEqual(await written(`const a = ${reached};`), ['GET /uno'], reached);
  for (const row of [
    "callApi(api, ('POST /uno') satisfies never)",
    "const row = 'POST /uno' as unknown as Endpoint",
    'send(api, { toString: () => `POST /uno` })',
    "callApi(api, 'POST /uno ' as never)",
    "callApi(api, 'POST /uno and more' as never)",
  ])
    assert.deepEqual(await written(`${row};`), ['POST /uno'], row);
  for (const row of ['POST /Contacto', 'HEAD /uno', 'POST /', 'post /uno'])
    assert.deepEqual(await written(`callApi(api, '${row}' as never);`), [row]);
  for (const path of ['/Contacto', '/2fa', '/contacto?motivo=otro#arriba'])
    assert.deepEqual(await written(`api.request('${path}');`), [`GET ${path.replace(/[?#].*/, '')}`]);
});

test('a text with a slash is no call', async () => {
  for (const text of ['auto / 1', 'HTML / CSS', 'UX / UI', 'C / C++'])
    assert.deepEqual(await written(`const a = '${text}';`), [], text);
});

test('a method that is put together elsewhere may be any', async () => {
  for (const options of [
    '{ method }',
    '{ ...rest }',
    "{ method: 'GET', ...rest }",
    'options',
    "{ ['met' + 'hod']: 'PUT' }",
  ])
    assert.deepEqual(await written(`api.request('/uno', ${options});`), ['any /uno'], options);
  for (const options of ["{ method: 'PUT' } as never", "({ 'method': 'PUT', body })", "{ ['method']: 'PUT' }"])
    assert.deepEqual(await written(`api.request('/uno', ${options});`), ['PUT /uno'], options);
});

test('an address that is put together elsewhere is no release, for nobody would see what it asks for', async () => {
  for (const call of [
    'api.request(pathOf(id))',
    "api?.['request'](path, { method: 'POST' })",
    'api.request(...asked)',
    'api.request(`${base}/uno`)',
  ])
    await assert.rejects(written(`${call};`), { name: 'BuildError', message: /file\.tsx: .*callApi/ }, call);
  assert.deepEqual(await written("navigator.locks.request(name, send); store.request('name'); request(place);"), []);
  assert.deepEqual(await written('window.navigator.locks.request(name, send);'), []);
});

test('an address of the API is seen wherever it stands', async () => {
  assert.deepEqual(await written("const a = <a href='/api/uno?dos=tres#cuatro' />;"), ['any /uno']);
  assert.deepEqual(await written('const a = (id: string) => `/api/uno/${id}`;'), ['any /uno/*']);
  assert.deepEqual(await written("fetch('/api/Uno'); fetch('/api/2fa');"), ['any /Uno', 'any /2fa']);
  assert.deepEqual(await written("fetch(`/api${path}`); const base = '/api'; const other = '/apis/uno';"), []);
});

test('code is read as what its file says that it is', async () => {
  const generic = "const read = <T>(path: string) => path;\napi.request('/uno');";
  assert.equal((await calledEndpoints({ 'a.ts': generic })).written.length, 1);
  const drawn = "const a = <p>{api.request('/uno')}</p>;";
  assert.equal((await calledEndpoints({ 'a.tsx': drawn })).written.length, 1);
});
