import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { type Person, personListSchema, personSchema } from '@femcoders/contracts/person';
import { announce } from '../../database/change-feed.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { waitUntil } from '../../testing/wait-until.ts';

describe('the people of the team', () => {
  let api: TestApi;
  before(async () => {
    api = await createTestApi({ config: { listTtlMs: 0 } });
  });
  after(() => api.close());
  beforeEach(() => api.pool.query('delete from people'));

  const slugOf = (name: string) =>
    name
      .normalize('NFD')
      .replace(/[^A-Za-z ]/g, '')
      .toLowerCase()
      .replaceAll(' ', '-');
  const add = (name: string, fields: Record<string, unknown> = {}) => {
    const row = {
      slug: slugOf(name),
      name,
      role_group: 'promoter',
      title: 'Persona de prueba',
      state: 'published',
      ...fields,
    };
    const columns = Object.keys(row);
    return api.pool.query(
      `insert into people (${columns}) values (${columns.map((_, index) => `$${index + 1}`)})`,
      Object.values(row),
    );
  };
  const list = async (query = '') => (await api.call('GET', `/people${query}`)).json<Person[]>();
  const names = async (query = '') => (await list(query)).map(({ name }) => name);

  test('are sent once they are published, and in no other state', async () => {
    await add('Berta Borrador', { state: 'draft' });
    await add('Ana Aceptada', { state: 'accepted' });
    await add('Pilar Publicada');
    await add('Alba Archivada', { state: 'archived' });
    assert.deepEqual(await names(), ['Pilar Publicada']);
    for (const slug of ['berta-borrador', 'ana-aceptada', 'alba-archivada', 'nadie']) {
      const answer = await api.call('GET', `/people/${slug}`);
      assert.equal(answer.statusCode, 404);
      assert.equal(answer.json().code, 'not-found');
    }
    const answer = await api.call('GET', '/people/pilar-publicada');
    assert.equal(personSchema.parse(answer.json()).name, 'Pilar Publicada');
  });

  test('come group after group, in the order given to them, then by their names as in a Spanish list', async () => {
    await add('Zoe', { role_group: 'cofounder' });
    await add('Nora');
    await add('Ñusta');
    await add('Oria');
    await add('Ángela');
    await add('Alba');
    await add('Primera', { sort_order: -1 });
    await add('Gala', { role_group: 'speaker' });
    await add('Abril', { role_group: 'mentor' });
    assert.deepEqual(await names(), [
      ...['Zoe', 'Primera', 'Alba', 'Ángela', 'Nora', 'Ñusta', 'Oria'],
      ...['Abril', 'Gala'],
    ]);
  });

  test('can be asked for by group and by page, and a page says whether there is another', async () => {
    await add('Zoe', { role_group: 'cofounder' });
    for (const name of ['Alba', 'Berta', 'Carla']) await add(name);
    assert.deepEqual(await names('?group=cofounder'), ['Zoe']);
    assert.deepEqual(await names('?group=mentor'), []);
    const first = await api.call('GET', '/people?group=promoter&page=1&limit=2');
    assert.equal(first.headers.link, '<?group=promoter&page=2&limit=2>; rel="next"');
    const last = await api.call('GET', '/people?group=promoter&page=2&limit=2');
    assert.deepEqual([last.json<Person[]>().map(({ name }) => name), last.headers.link], [['Carla'], undefined]);
  });

  test('have the fields of the contract, and nothing of how they are kept', async () => {
    await add('Alba', {
      pronouns: 'ella',
      summary: 'Una frase.',
      topics: ['CSS', 'Datos'],
      linkedin_url: 'https://linkedin.example/alba',
      portrait: '/assets/portraits/alba.png',
    });
    const people = await list();
    assert.deepEqual(personListSchema.parse(people), people);
    assert.deepEqual(people, [
      {
        slug: 'alba',
        name: 'Alba',
        pronouns: 'ella',
        group: 'promoter',
        title: 'Persona de prueba',
        summary: 'Una frase.',
        topics: ['CSS', 'Datos'],
        links: { linkedin: 'https://linkedin.example/alba', github: null, web: null },
        portrait: '/assets/portraits/alba.png',
      },
    ]);
  });

  test('of a group that does not exist are refused in a sentence', async () => {
    const answer = await api.call('GET', '/people?group=jefas');
    assert.deepEqual([answer.statusCode, answer.json().message], [400, 'Ese grupo no existe.']);
  });

  test('are asked for with any name, without an error of the server', async () => {
    for (const slug of ['%00', '|1|500', 'a'.repeat(500), '%F0%9F%8C%B8', '..%2F..%2Fetc']) {
      const { statusCode } = await api.call('GET', `/people/${slug}`);
      assert.ok(statusCode === 404 || statusCode === 400, `${slug}: ${statusCode}`);
    }
  });

  for (const [what, fields] of Object.entries({
    'an address that is not https': { web_url: 'http://alba.example' },
    'an address that runs a script': { github_url: 'javascript:alert(1)' },
    'a portrait from elsewhere': { portrait: '//otra.example/foto.png' },
    'a sentence of more than 140 characters': { summary: 'á'.repeat(141) },
    'a group that does not exist': { role_group: 'boss' },
    'a name for addresses with spaces': { slug: 'con espacios' },
  })) {
    test(`with ${what} are not even stored`, async () => {
      await assert.rejects(add('Alba', fields), { code: '23514' });
    });
  }
});

test('a person who is archived is gone from every process as soon as it is announced', async () => {
  const api = await createTestApi({ config: { listTtlMs: 24 * 3_600_000 } });
  try {
    const other = await api.another();
    const seen = async () => [
      (await other.inject('/people')).json<Person[]>().length,
      (await other.inject('/people/alba')).statusCode,
    ];
    const change = async (statement: string) => {
      const client = await api.pool.connect();
      await client.query(`begin; ${statement}`);
      await announce(client, 'people_changed');
      await client.query('commit');
      client.release();
    };
    const seenBecomes = (wanted: number[]) => waitUntil(async () => String(await seen()) === String(wanted));
    assert.deepEqual(await seen(), [0, 404]);
    await change(
      `insert into people (slug, name, role_group, title, state) values ('alba', 'Alba', 'mentor', 'Prueba', 'published')`,
    );
    await seenBecomes([1, 200]);

    const { headers } = await other.inject('/people');
    const known = { 'if-none-match': String(headers.etag) };
    assert.equal((await other.inject({ url: '/people', headers: known })).statusCode, 304);
    await change(`update people set state = 'archived'`);
    await seenBecomes([0, 404]);
    assert.equal((await other.inject({ url: '/people', headers: known })).statusCode, 200);
  } finally {
    await api.close();
  }
});
