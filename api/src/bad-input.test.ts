import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { problemSchema } from '@femcoders/contracts/problem';
import { createTestApi, type TestApi } from './testing/test-api.ts';

const json = { 'content-type': 'application/json' };
const comment = { postId: 16, content: 'Hola', alias: 'Prueba' };
const long = (length: number) => 'a'.repeat(length);

interface Bad {
  what: string;
  method: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  status: number;
  /** Fields that the answer names. */
  fields?: string[];
  as?: 'admin';
}

const badComments: [string, unknown, string[]][] = [
  ['nothing', undefined, ['body']],
  ['null', 'null', ['body']],
  ['a number', '7', ['body']],
  ['a list', '[]', ['body']],
  ['an empty object', {}, ['postId', 'content']],
  ['no postId', { ...comment, postId: undefined }, ['postId']],
  ['postId as text', { ...comment, postId: '16' }, ['postId']],
  ['postId 0', { ...comment, postId: 0 }, ['postId']],
  ['a negative postId', { ...comment, postId: -1 }, ['postId']],
  ['half a postId', { ...comment, postId: 1.5 }, ['postId']],
  ['postId 2^31', { ...comment, postId: 2 ** 31 }, ['postId']],
  ['postId 2^63', { ...comment, postId: 2 ** 63 }, ['postId']],
  ['postId 1e400', '{"postId":1e400,"content":"a","alias":""}', ['postId']],
  ['postId as an object', { ...comment, postId: { gt: 0 } }, ['postId']],
  ['no content', { postId: 16, alias: '' }, ['content']],
  ['blank content', { ...comment, content: ' \n\t ' }, ['content']],
  ['content as a list', { ...comment, content: ['a'] }, ['content']],
  ['2001 characters', { ...comment, content: long(2001) }, ['content']],
  ['NUL in content', { ...comment, content: 'a\0b' }, ['content']],
  ['half a surrogate pair in content', '{"postId":16,"content":"\\ud800","alias":""}', ['content']],
  ['NUL in alias', { ...comment, alias: 'a\0' }, ['alias']],
  ['a long alias', { ...comment, alias: long(81) }, ['alias']],
  ['alias as a number', { ...comment, alias: 7 }, ['alias']],
  ['website as a number', { ...comment, website: 7 }, ['website']],
  ['elapsedMs as text', { ...comment, elapsedMs: 'x' }, ['elapsedMs']],
  ['everything wrong', { postId: 'x', content: '', alias: long(81) }, ['postId', 'content', 'alias']],
];

const badLogins: [string, unknown, string[]][] = [
  ['nothing', undefined, ['body']],
  ['an empty object', {}, ['userEmail', 'userPassword']],
  ['no address', { userEmail: 'hola', userPassword: 'x' }, ['userEmail']],
  ['two addresses', { userEmail: 'a@b.example,c@d.example', userPassword: 'x' }, ['userEmail']],
  ['a line break in the address', { userEmail: 'a@b.example\r\nBcc: c@d.example', userPassword: 'x' }, ['userEmail']],
  ['an operator', { userEmail: { ne: null }, userPassword: 'x' }, ['userEmail']],
  ['a long address', { userEmail: `${long(250)}@b.example`, userPassword: 'x' }, ['userEmail']],
  ['no password', { userEmail: 'a@b.example', userPassword: '' }, ['userPassword']],
  ['a password of 129 characters', { userEmail: 'a@b.example', userPassword: long(129) }, ['userPassword']],
  ['NUL in the password', { userEmail: 'a@b.example', userPassword: 'a\0' }, ['userPassword']],
];

const badQueries = [
  'postId=',
  'postId=0',
  'postId=-1',
  'postId=1e3',
  'postId=16abc',
  'postId=2147483648',
  'postId=99999999999999999999',
  'postId=1%00',
  'postId=%F0%28',
  'postId=16&postId=17',
  "postId=1'%20or%20'1'='1",
];
const badPages = [
  'page=0',
  'page=x',
  'page=1&page=2',
  'page=1000001',
  'page=99999999999',
  'limit=0',
  'limit=501',
  'limit=-5',
  'limit=1.5',
  'limit=5&limit=6',
];

const badIds = [
  '1',
  'x',
  '%00',
  '%27',
  'b2b0a3a4-58a4-4b0e-9c3c',
  'b2b0a3a4-58a4-4b0e-9c3c-0d1f5c1f4a11%0A',
  '..%2f..',
];

const cases: Bad[] = [
  ...badComments.map(([what, body, fields]) => ({
    what: `a comment: ${what}`,
    method: 'POST',
    path: '/comments',
    body,
    headers: typeof body === 'string' ? json : {},
    status: 400,
    fields,
  })),
  ...badLogins.map(([what, body, fields]) => ({
    what: `a login: ${what}`,
    method: 'POST',
    path: '/auth/login',
    body,
    status: 400,
    fields,
  })),
  ...[...badQueries, ...badPages].flatMap((query) => {
    const field = query.split('=')[0] ?? '';
    const lists = field === 'postId' ? ['/comments/approved', '/comments/pending'] : listsWithPages();
    return lists.map((path) => ({
      what: `a list: ${path}?${query}`,
      method: 'GET',
      path: `${path}?${query}`,
      as: 'admin' as const,
      status: 400,
      fields: [field],
    }));
  }),
  ...badIds.flatMap((id) =>
    [
      ['GET', '/user/'],
      ['GET', '/comments/approve/'],
      ['POST', '/comments/approve/'],
      ['DELETE', '/comments/reject/'],
      ['POST', '/comments/restore/'],
    ].map(([method = '', path = '']) => ({
      what: `an id: ${method} ${path}${id}`,
      method,
      path: path + id,
      as: 'admin' as const,
      status: 400,
      fields: ['id'],
    })),
  ),
  { what: 'an id of 10,000 characters', method: 'GET', path: `/user/${long(10_000)}`, status: 400, fields: ['url'] },
  { what: 'an unknown address', method: 'GET', path: '/nada', status: 404 },
  { what: 'a known address with a strange method', method: 'PUT', path: '/comments', body: {}, status: 404 },
  { what: 'a badly encoded address', method: 'GET', path: '/user/%zz', status: 400, fields: ['url'] },
  {
    what: 'JSON cut short',
    method: 'POST',
    path: '/comments',
    body: '{"postId"',
    headers: json,
    status: 400,
    fields: ['body'],
  },
  {
    what: 'no JSON where it is said',
    method: 'POST',
    path: '/comments',
    body: '',
    headers: json,
    status: 400,
    fields: ['body'],
  },
  {
    what: 'a poisoned object',
    method: 'POST',
    path: '/comments',
    body: '{"__proto__":{"x":1},"postId":16,"content":"a"}',
    headers: json,
    status: 400,
    fields: ['body'],
  },
  {
    what: 'JSON of 65 kB',
    method: 'POST',
    path: '/comments',
    body: { ...comment, content: long(66_000) },
    status: 413,
  },
  {
    what: '20,000 nested lists',
    method: 'POST',
    path: '/comments',
    body: '['.repeat(20_000) + ']'.repeat(20_000),
    headers: json,
    status: 400,
    fields: ['body'],
  },
  {
    what: 'a form where none is taken',
    method: 'POST',
    path: '/auth/login',
    body: 'userEmail=a',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    status: 415,
    fields: ['body'],
  },
  {
    what: 'plain text',
    method: 'POST',
    path: '/comments',
    body: 'hola',
    headers: { 'content-type': 'text/plain' },
    status: 415,
    fields: ['body'],
  },
  {
    what: 'XML',
    method: 'POST',
    path: '/auth/login',
    body: '<a/>',
    headers: { 'content-type': 'application/xml' },
    status: 415,
    fields: ['body'],
  },
  {
    what: 'a content type that is none',
    method: 'POST',
    path: '/comments',
    body: '{}',
    headers: { 'content-type': ';;;' },
    status: 415,
    fields: ['body'],
  },
];

function listsWithPages(): string[] {
  return [
    '/comments/approved',
    '/comments/pending',
    '/events/api/list/past',
    '/events/api/list/upcoming',
    '/admin/audit',
  ];
}

describe('bad input is answered with a Problem that says in Spanish what to do', () => {
  let api: TestApi;
  let admin: string;
  before(async () => {
    const unlimited = { hits: 100_000, window: 60 };
    api = await createTestApi({
      config: { limits: { comments: unlimited, loginsPerAddress: unlimited, loginsPerAccount: unlimited } },
    });
    admin = (await api.member('admin')).authorization;
  });
  after(() => api.close());

  for (const { what, method, path, body, headers, status, fields, as } of cases) {
    test(what, async () => {
      const answer = await api.call(method, path, {
        body,
        as: as && admin,
        ...(headers && { headers }),
      });
      assert.equal(answer.statusCode, status, answer.body);
      assert.match(String(answer.headers['content-type']), /^application\/json/);
      const problem = problemSchema.parse(answer.json());
      assert.deepEqual(problem.fields?.map(({ field }) => field).sort(), fields?.toSorted());
      assert.equal(problem.requestId, answer.headers['x-request-id']);
      for (const sentence of [problem.message, ...(problem.fields ?? []).map(({ message }) => message)]) {
        assert.match(sentence, /^[A-ZÁÉÍÓÚÑ].*[.]$/u);
        assert.doesNotMatch(sentence, /\b(invalid|expected|received|error|input|must|the)\b/i);
      }
      assert.doesNotMatch(answer.body, /select|insert|\.ts|node_modules|stack|postgres/i);
    });
  }

  test('none of it was stored, and none of it was an accident of ours', async () => {
    const { rows } = await api.pool.query('select * from comments');
    assert.deepEqual(rows, []);
    assert.deepEqual(
      api.log.filter((line) => JSON.parse(line).level >= 50),
      [],
    );
  });

  test('fields that nobody asked for are ignored', async () => {
    const body = { ...comment, approved: true, id: 'x', state: 'approved' };
    const answer = await api.call('POST', '/comments', { body });
    assert.equal(answer.statusCode, 201);
    assert.equal(answer.json().approved, false);
    assert.equal((await api.call('GET', '/comments/approved?postId=16&utm_source=x')).statusCode, 200);
  });

  test('what goes wrong inside is answered without a detail and logged whole', async () => {
    await api.pool.query('alter table comments rename to hidden');
    try {
      const answer = await api.call('GET', '/comments/pending', { as: admin });
      assert.equal(answer.statusCode, 500);
      assert.deepEqual(answer.json(), {
        code: 'internal',
        message: 'Algo ha fallado por nuestra parte. Ya lo estamos mirando.',
        requestId: answer.headers['x-request-id'],
      });
      assert.ok(api.log.some((line) => line.includes('relation') && line.includes(String(answer.json().requestId))));
    } finally {
      await api.pool.query('alter table hidden rename to comments');
    }
  });
});
