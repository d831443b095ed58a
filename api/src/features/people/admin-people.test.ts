import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { AdminList } from '@femcoders/contracts/admin-list';
import type { AdminPerson, NewPerson, Person } from '@femcoders/contracts/person';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { waitUntil } from '../../testing/wait-until.ts';

const alba: NewPerson = { name: 'Alba Prueba', group: 'mentor', title: 'Desarrolladora' };
const unknownId = '7b6c1c0a-55a1-4a86-9a9d-25b3cf5f0001';

describe('the people as the administration keeps them', () => {
  let api: TestApi;
  let admin: TestMember;
  before(async () => {
    api = await createTestApi();
    admin = await api.member('admin');
  });
  after(() => api.close());
  beforeEach(() => api.pool.query('delete from people'));

  const call = (method: string, path: string, body?: unknown) =>
    api.call(method, path, { as: admin.authorization, ...(body !== undefined && { body }) });
  async function add(person: Partial<NewPerson> = {}): Promise<AdminPerson> {
    const answer = await call('POST', '/admin/people', { ...alba, ...person });
    assert.equal(answer.statusCode, 201, answer.body);
    return answer.json<AdminPerson>();
  }
  const move = (person: AdminPerson, state: string, from = person.state, note?: string) =>
    call('POST', `/admin/people/${person.id}/state`, { state, from, note });
  const list = async (query = '') => (await call('GET', `/admin/people${query}`)).json<AdminList<AdminPerson>>();
  const publicNames = async () => (await api.call('GET', '/people')).json<Person[]>().map(({ name }) => name);
  const acts = async () =>
    (
      await api.pool.query<{ act: string; before: unknown; after: unknown; subject: string }>(
        'select act, before, after, subject from audit order by id',
      )
    ).rows;

  test('somebody is added as a draft that nobody else sees', async () => {
    const added = await add({
      summary: '  Una frase. ',
      topics: ['CSS', ' CSS ', '', 'Datos'],
      web: 'https://alba.example',
    });
    assert.equal(added.state, 'draft');
    assert.equal(added.slug, 'alba-prueba');
    assert.deepEqual(
      [added.summary, added.topics, added.links.web],
      ['Una frase.', ['CSS', 'Datos'], 'https://alba.example'],
    );
    assert.equal(added.acceptance, null);
    assert.deepEqual(await publicNames(), []);
    const [act] = await acts();
    assert.deepEqual([act?.act, act?.subject], ['person.create', `person:${added.id}`]);
  });

  test('addresses come from names, in any script, and are nobody else’s', async () => {
    const slugs: string[] = [];
    for (const name of ['Núria O’Neill Peña', 'Nuria ONeill Pena', 'Мария', '李', 'Ægir Łukasz ß', 'a'.repeat(80)]) {
      slugs.push((await add({ name })).slug);
    }
    assert.deepEqual(slugs, [
      'nuria-oneill-pena',
      'nuria-oneill-pena-2',
      'persona',
      'persona-2',
      'aegir-lukasz-ss',
      'a'.repeat(74),
    ]);
  });

  test('two who add the same name at once get two addresses', async () => {
    const added = await Promise.all([add(), add(), add()]);
    assert.deepEqual(added.map(({ slug }) => slug).sort(), ['alba-prueba', 'alba-prueba-2', 'alba-prueba-3']);
  });

  test('what is wrong is said field by field, and nothing is stored', async () => {
    const answer = await call('POST', '/admin/people', {
      group: 'mentor',
      name: '',
      title: 'x'.repeat(121),
      summary: 'á'.repeat(141),
      topics: Array.from({ length: 13 }, (_, index) => `Tema ${index}`),
      linkedin: 'http://linkedin.example/alba',
      github: 'javascript:alert(1)',
      web: 'https://',
      portrait: '//otra.example/foto.png',
    });
    assert.equal(answer.statusCode, 400);
    assert.deepEqual(
      answer
        .json<{ fields: { field: string; message: string }[] }>()
        .fields.map(({ field, message }) => [field, message]),
      [
        ['name', 'Escribe su nombre'],
        ['title', 'Lo que hace no puede pasar de 120 caracteres (llevas 121)'],
        ['summary', 'La frase no puede pasar de 140 caracteres (llevas 141)'],
        ['topics', 'Pon como mucho 12 temas (llevas 13)'],
        ['linkedin', 'Escribe una dirección completa, como https://…'],
        ['github', 'Escribe una dirección completa, como https://…'],
        ['web', 'Escribe una dirección completa, como https://…'],
        ['portrait', 'El retrato tiene que ser una imagen de este sitio, como /assets/portraits/…'],
      ],
    );
    assert.equal((await list()).total, 0);
  });

  test('nobody is published before she has accepted, and that takes a note on how she said so', async () => {
    const draft = await add();
    assert.equal((await move(draft, 'published')).statusCode, 409);
    const unsaid = await move(draft, 'accepted');
    assert.deepEqual([unsaid.statusCode, unsaid.json().fields[0].field], [400, 'note']);

    const accepted = (await move(draft, 'accepted', 'draft', 'Por correo, el 3 de mayo')).json<AdminPerson>();
    assert.deepEqual(accepted.acceptance, {
      at: api.clock.now.toISOString(),
      by: 'Prueba admin',
      note: 'Por correo, el 3 de mayo',
    });
    assert.deepEqual(await publicNames(), []);
    assert.equal((await move(accepted, 'published')).statusCode, 200);
    assert.deepEqual(await publicNames(), ['Alba Prueba']);
    assert.deepEqual(
      (await acts()).slice(-2).map(({ act, before, after }) => [act, before, after]),
      [
        ['person.accept', { state: 'draft' }, { state: 'accepted', note: 'Por correo, el 3 de mayo' }],
        ['person.state', { state: 'accepted' }, { state: 'published' }],
      ],
    );
  });

  test('anyone who is archived is gone from the site at once, and can come back', async () => {
    const draft = await add();
    await move(draft, 'accepted', 'draft', 'En persona');
    await move(draft, 'published', 'accepted');
    assert.deepEqual(await publicNames(), ['Alba Prueba']);
    assert.equal((await move(draft, 'archived', 'published')).statusCode, 200);
    assert.deepEqual(await publicNames(), []);
    assert.equal((await api.call('GET', '/people/alba-prueba')).statusCode, 404);
    assert.equal((await move(draft, 'published', 'archived')).statusCode, 200);
    assert.deepEqual(await publicNames(), ['Alba Prueba']);
  });

  test('anyone who takes her word back is a draft again, and must accept again', async () => {
    const draft = await add();
    await move(draft, 'accepted', 'draft', 'En persona');
    const again = (await move(draft, 'draft', 'accepted')).json<AdminPerson>();
    assert.equal(again.acceptance, null);
    assert.equal((await move(draft, 'published', 'draft')).statusCode, 409);
  });

  test('a late move sees the current state; the same wish twice is one', async () => {
    const draft = await add();
    const answers = await Promise.all([
      move(draft, 'accepted', 'draft', 'Por correo'),
      move(draft, 'accepted', 'draft', 'Por correo'),
    ]);
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [200, 200],
    );
    const late = await move(draft, 'archived', 'draft');
    assert.deepEqual([late.statusCode, late.json().message], [409, 'Ahora está aceptada. Mira la ficha otra vez.']);
  });

  test('an edit changes the text, and its record holds only what differs', async () => {
    const draft = await add({ summary: 'Antes' });
    const { updatedAt } = draft;
    api.clock.now = new Date(api.clock.now.getTime() + 60_000);
    const changed = await call('PUT', `/admin/people/${draft.id}`, { ...alba, summary: 'Después', updatedAt });
    assert.equal(changed.json<AdminPerson>().summary, 'Después');
    const twice = await call('PUT', `/admin/people/${draft.id}`, { ...alba, summary: 'Después', updatedAt });
    assert.deepEqual(twice.json(), changed.json(), 'sent again, because its answer was lost');
    assert.deepEqual((await acts()).at(-1), {
      act: 'person.update',
      subject: `person:${draft.id}`,
      before: { summary: 'Antes' },
      after: { summary: 'Después' },
    });
    const late = await call('PUT', `/admin/people/${draft.id}`, { ...alba, summary: 'De otra', updatedAt });
    assert.equal(late.statusCode, 409);
    assert.equal((await list()).entries[0]?.summary, 'Después');
  });

  test('one topic can become two', async () => {
    const { id, updatedAt } = await add({ topics: ['HTML,CSS'] });
    const changed = await call('PUT', `/admin/people/${id}`, { ...alba, topics: ['HTML', 'CSS'], updatedAt });
    assert.deepEqual(changed.json<AdminPerson>().topics, ['HTML', 'CSS']);
  });

  test('a draft’s address follows her name; a published one stays', async () => {
    const draft = await add();
    const renamed = await call('PUT', `/admin/people/${draft.id}`, {
      ...alba,
      name: 'Alba Nueva',
      updatedAt: draft.updatedAt,
    });
    assert.equal(renamed.json<AdminPerson>().slug, 'alba-nueva');
    await move(draft, 'accepted', 'draft', 'En persona');
    await move(draft, 'published', 'accepted');
    const { updatedAt } = renamed.json<AdminPerson>();
    const again = await call('PUT', `/admin/people/${draft.id}`, { ...alba, name: 'Otra', updatedAt });
    assert.deepEqual([again.json<AdminPerson>().name, again.json<AdminPerson>().slug], ['Otra', 'alba-nueva']);
    assert.deepEqual(await publicNames(), ['Otra']);
  });

  test('within a group each stands where she was put, and at the ends nothing moves', async () => {
    const [a, b, c] = [await add({ name: 'Ana' }), await add({ name: 'Bea' }), await add({ name: 'Cris' })];
    await add({ name: 'Otra', group: 'speaker' });
    const order = async () => (await list('?group=mentor')).entries.map(({ name }) => name);
    const shift = (person: AdminPerson, direction: string) =>
      call('POST', `/admin/people/${person.id}/move`, { direction });
    await shift(c, 'up');
    assert.deepEqual(await order(), ['Ana', 'Cris', 'Bea']);
    await shift(a, 'down');
    assert.deepEqual(await order(), ['Cris', 'Ana', 'Bea']);
    await shift(b, 'down');
    await shift(c, 'up');
    assert.deepEqual(await order(), ['Cris', 'Ana', 'Bea']);
    assert.equal((await shift(a, 'sideways')).statusCode, 400);
  });

  test('only drafts can be deleted', async () => {
    const draft = await add();
    const other = await add({ name: 'Otra' });
    await move(other, 'accepted', 'draft', 'En persona');
    assert.equal((await call('DELETE', `/admin/people/${other.id}`)).statusCode, 409);
    assert.equal((await call('DELETE', `/admin/people/${draft.id}`)).statusCode, 200);
    assert.equal((await call('GET', `/admin/people/${draft.id}`)).statusCode, 404);
    assert.deepEqual(
      (await list()).entries.map(({ name }) => name),
      ['Otra'],
    );
  });

  test('the list is found by words without accents, by group and by state, and is ordered', async () => {
    await add({ name: 'Núria Ñíguez', group: 'speaker', topics: ['Accesibilidad'] });
    await add({ name: 'Ángela', group: 'cofounder' });
    const accepted = await add({ name: 'Zoe' });
    await move(accepted, 'accepted', 'draft', 'Por correo');
    const names = async (query: string) => (await list(query)).entries.map(({ name }) => name);
    assert.deepEqual(await names(''), ['Ángela', 'Zoe', 'Núria Ñíguez']);
    assert.deepEqual(await names('?sort=name'), ['Ángela', 'Núria Ñíguez', 'Zoe']);
    assert.deepEqual(await names('?sort=-name'), ['Zoe', 'Núria Ñíguez', 'Ángela']);
    assert.deepEqual(await names('?sort=-state'), ['Zoe', ...(await names('?sort=-state')).slice(1)]);
    assert.deepEqual(await names('?q=niguez accesib'), ['Núria Ñíguez']);
    assert.deepEqual(await names('?state=accepted'), ['Zoe']);
    assert.deepEqual(await names('?group=cofounder'), ['Ángela']);
    assert.equal((await list('?limit=1&page=2')).total, 3);
  });

  test('what does not exist is said to be gone', async () => {
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['PUT', '', { ...alba, updatedAt: 'x' }],
      ['DELETE', '', undefined],
      ['POST', '/state', { state: 'archived', from: 'published' }],
      ['POST', '/move', { direction: 'up' }],
    ] as const) {
      assert.equal(
        (await call(method, `/admin/people/${unknownId}${path}`, body)).statusCode,
        404,
        `${method} ${path}`,
      );
    }
    assert.equal((await call('GET', '/admin/people/nadie')).statusCode, 400);
  });

  test('other processes show a change at once', async () => {
    const other = await api.another();
    const seen = async () => (await other.inject('/people')).json<Person[]>().length;
    assert.equal(await seen(), 0);
    const draft = await add();
    await move(draft, 'accepted', 'draft', 'Por correo');
    await move(draft, 'published', 'accepted');
    await waitUntil(async () => (await seen()) === 1);
  });
});
