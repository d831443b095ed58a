import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { AdminList } from '@femcoders/contracts/admin-list';
import type { AdminTalk, AdminTalkEntry, TalkDetail } from '@femcoders/contracts/talk';
import { createDatabase } from '../../database/database.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { searchSources } from '../search/search-sources.ts';

const slide = (title: string) => ({ title, points: ['Un punto', ''], code: 'display: grid;\n', notes: 'Una flor' });
const talkBody = {
  title: 'Rejillas sin miedo',
  summary: 'Tres ideas para maquetar.',
  topics: ['CSS Grid', 'Diseño', 'css grid'],
  level: 'inicial',
  language: 'es',
  format: 'charla',
  licence: 'cc-by-sa',
  minutes: 18,
  givenOn: '2026-02-03',
  speakers: ['gala-grid'],
  slides: [slide('Portada'), slide('Las líneas')],
  transcript: '00:00 [1] Hola a todas.\n01:35 [2] Las líneas se cuentan desde uno.',
  resources: [{ title: 'Ejercicios', address: 'https://ejemplo.example/ejercicios' }],
};
const pdf = (bytes = '%PDF-1.7\nhola\n%%EOF\n') => Buffer.from(bytes, 'latin1').toString('base64');

describe('the talks in the administration', () => {
  let api: TestApi;
  let as: string;
  before(async () => {
    api = await createTestApi();
    as = (await api.member('editor')).authorization;
  });
  after(() => api.close());
  beforeEach(async () => {
    await api.pool.query('delete from talks');
    await api.pool.query('delete from people');
    await person('gala-grid', 'Gala Grid');
  });

  const person = (slug: string, name: string, state = 'published') =>
    api.pool.query(
      `insert into people (slug, name, role_group, title, state) values ($1, $2, 'speaker', 'Ponente', $3)`,
      [slug, name, state],
    );
  const call = (method: string, path: string, body?: unknown) => api.call(method, `/admin/talks${path}`, { as, body });
  const add = async (changes: object = {}) => (await call('POST', '', { ...talkBody, ...changes })).json<AdminTalk>();
  const permit = ({ id, speakers }: AdminTalk, how = 'Por correo', on = '2026-02-04', n = 0) =>
    call('POST', `/${id}/permissions`, { speaker: speakers[n]?.id, on, how });
  const move = (id: string, state: string, from: string) => call('POST', `/${id}/state`, { state, from });
  const publish = async (talk: AdminTalk) => {
    await permit(talk);
    return (await move(talk.id, 'published', 'draft')).json<AdminTalk>();
  };
  const visible = async (slug: string) => (await api.call('GET', `/talks/${slug}`)).statusCode === 200;

  test('begin as drafts, with an address made from their title, and one topic where two are the same', async () => {
    const talk = await add();
    assert.deepEqual([talk.state, talk.slug, talk.topics], ['draft', 'rejillas-sin-miedo', ['CSS Grid', 'Diseño']]);
    assert.deepEqual(talk.slides[0]?.points, ['Un punto']);
    assert.equal((await add()).slug, 'rejillas-sin-miedo-2');
    assert.equal((await add({ title: 'Proponer' })).slug, 'proponer-2', 'a page of the site has that address');
    assert.equal((await add({ title: '网格' })).slug, 'charla');
  });

  test('say what is wrong, field by field, and in which line of the transcript', async () => {
    const answer = await call('POST', '', {
      ...talkBody,
      title: '',
      topics: [],
      minutes: 0,
      video: 'https://otro.example/v.mp4',
      slides: [{ title: '' }],
      transcript: '00:10 Uno\n00:05 Antes',
      resources: [{ title: 'x', address: 'javascript:alert(1)' }],
    });
    const { fields } = answer.json<{ fields: { field: string; message: string }[] }>();
    assert.deepEqual(
      fields.map(({ field }) => field),
      ['title', 'topics', 'minutes', 'video', 'resources.0.address', 'slides.0.title', 'transcript'],
    );
    assert.match(fields.at(-1)?.message ?? '', /^Línea 2: 00:05 va antes de 00:10\.$/);
    assert.equal((await call('POST', '', { ...talkBody, speakers: ['nadie'] })).json().fields[0].field, 'speakers');
    assert.equal((await call('POST', '', { ...talkBody, event: 'ninguno' })).json().fields[0].field, 'event');
  });

  test('are published only with the permission of all who give them, noted with day and manner', async () => {
    await person('oculta-prueba', 'Oculta Prueba', 'accepted');
    const talk = await add({ speakers: ['gala-grid', 'oculta-prueba'] });
    assert.deepEqual(talk.missing, [
      'Oculta Prueba no está publicada en el equipo.',
      'Falta anotar el permiso de Gala Grid.',
      'Falta anotar el permiso de Oculta Prueba.',
    ]);
    await permit(talk);
    assert.equal((await move(talk.id, 'published', 'draft')).statusCode, 409);
    await permit(talk, 'En persona', '2026-02-05', 1);
    await api.pool.query(`update people set state = 'published'`);
    const { state, speakers } = (await move(talk.id, 'published', 'draft')).json<AdminTalk>();
    assert.equal(state, 'published');
    assert.deepEqual(speakers[0]?.permission, { on: '2026-02-04', how: 'Por correo', notedBy: 'Prueba editor' });
    assert.ok(await visible(talk.slug));
  });

  test('refuse a permission of a day that is none, or that has not come', async () => {
    const talk = await add();
    for (const day of ['2026-02-30', '2999-01-01', ''])
      assert.equal((await permit(talk, 'Por correo', day)).statusCode, 400);
  });

  test('are off the site the moment a speaker takes her permission back', async () => {
    const talk = await publish(await add());
    assert.ok(await visible(talk.slug));
    const answer = (await permit(talk, '')).json<AdminTalk>();
    assert.deepEqual([answer.state, answer.speakers[0]?.permission], ['draft', null]);
    assert.ok(!(await visible(talk.slug)));
  });

  test('are taken back and published again at the same address, and both are in the log', async () => {
    const talk = await publish(await add());
    await move(talk.id, 'draft', 'published');
    assert.ok(!(await visible(talk.slug)));
    assert.equal((await move(talk.id, 'published', 'draft')).json<AdminTalk>().slug, talk.slug);
    const { rows } = await api.pool.query(`select act from audit where subject = $1 order by id`, [`talk:${talk.id}`]);
    assert.deepEqual(
      rows.map(({ act }) => act),
      ['talk.create', 'talk.permission', 'talk.publish', 'talk.withdraw', 'talk.publish'],
    );
  });

  test('keep their address once others may link to it; a draft’s follows its title', async () => {
    const draft = await add();
    const change = (talk: AdminTalk, title: string) =>
      call('PUT', `/${talk.id}`, { ...talkBody, title, updatedAt: talk.updatedAt });
    const renamed = (await change(draft, 'Otro título')).json<AdminTalk>();
    assert.equal(renamed.slug, 'otro-titulo');
    const published = await publish(renamed);
    assert.equal((await change(published, 'Un tercero')).json<AdminTalk>().slug, 'otro-titulo');
  });

  test('are not overwritten by somebody who began before another saved', async () => {
    const talk = await add();
    api.clock.now = new Date(api.clock.now.getTime() + 1000);
    assert.equal(
      (await call('PUT', `/${talk.id}`, { ...talkBody, minutes: 20, updatedAt: talk.updatedAt })).statusCode,
      200,
    );
    const twice = await call('PUT', `/${talk.id}`, { ...talkBody, minutes: 20, updatedAt: talk.updatedAt });
    assert.equal(twice.statusCode, 200, 'sent again, because its answer was lost');
    const late = await call('PUT', `/${talk.id}`, { ...talkBody, minutes: 25, updatedAt: talk.updatedAt });
    assert.equal(late.statusCode, 409);
  });

  test('published, refuse a change with which they could not be', async () => {
    await person('nueva-prueba', 'Nueva Prueba');
    const talk = await publish(await add());
    const change = (fields: object) =>
      call('PUT', `/${talk.id}`, { ...talkBody, ...fields, updatedAt: talk.updatedAt });
    assert.equal((await change({ speakers: ['gala-grid', 'nueva-prueba'] })).statusCode, 409);
    assert.equal((await change({ slides: [], transcript: '' })).statusCode, 409);
    assert.equal((await change({ video: '/assets/charlas/una.mp4', transcript: '' })).statusCode, 409);
    assert.equal((await change({ video: '/assets/charlas/una.mp4' })).statusCode, 200);
    const { speakers } = (await call('GET', `/${talk.id}`)).json<AdminTalk>();
    assert.equal(speakers.length, 1);
  });

  test('drafts that were never published can be deleted, others not', async () => {
    const talk = await add();
    assert.equal((await call('DELETE', `/${talk.id}`)).statusCode, 200);
    const other = await publish(await add());
    await move(other.id, 'draft', 'published');
    assert.equal((await call('DELETE', `/${other.id}`)).statusCode, 409);
  });

  test('have their slides as a file that is really a PDF', async () => {
    const talk = await publish(await add());
    const put = (content: string) => call('PUT', `/${talk.id}/slides.pdf`, { name: 'mis\nslides.pdf', content });
    for (const wrong of [
      Buffer.from('<html>').toString('base64'),
      Buffer.from('PK\x03\x04').toString('base64'),
      'no es base64',
    ])
      assert.equal((await put(wrong)).statusCode, 400);
    assert.equal((await put(pdf())).json<AdminTalk>().pdf?.bytes, 20);
    const { pdf: slides } = (await api.call('GET', `/talks/${talk.slug}`)).json<TalkDetail>();
    assert.equal(slides?.path, `/talks/${talk.slug}/slides.pdf`);
    const file = await api.call('GET', `/talks/${talk.slug}/slides.pdf`);
    assert.deepEqual(
      [file.headers['content-type'], file.headers['content-disposition'], file.rawPayload.length],
      ['application/pdf', `attachment; filename="${talk.slug}.pdf"; filename*=UTF-8''${talk.slug}.pdf`, 20],
    );
    assert.match(String(file.headers['content-security-policy']), /\bsandbox\b/);
    const again = await api.call('GET', `/talks/${talk.slug}/slides.pdf`, {
      headers: { 'if-none-match': String(file.headers.etag) },
    });
    assert.equal(again.statusCode, 304);
    await move(talk.id, 'draft', 'published');
    assert.equal((await api.call('GET', `/talks/${talk.slug}/slides.pdf`)).statusCode, 404);
    assert.equal((await call('DELETE', `/${talk.id}/slides.pdf`)).json<AdminTalk>().pdf, null);
  });

  const slidesOf = (bytes: number) => {
    const content = Buffer.alloc(bytes, 32);
    content.write('%PDF-1.7');
    content.write('%%EOF', bytes - 5);
    return content;
  };
  const octets = { 'content-type': 'application/octet-stream' };

  test('take a PDF of ten megabytes as it is, and not one byte more', async () => {
    const talk = await add();
    const put = (body: Buffer, query = '?name=mis%0Adiapositivas.pdf') =>
      api.call('PUT', `/admin/talks/${talk.id}/slides.pdf${query}`, { as, headers: octets, body });
    const kept = await put(slidesOf(10 * 1024 * 1024));
    assert.equal(kept.statusCode, 200, kept.body);
    assert.deepEqual(kept.json<AdminTalk>().pdf, {
      ...{ name: 'mis diapositivas.pdf', bytes: 10 * 1024 * 1024, verdict: 'open' },
    });
    assert.equal((await put(slidesOf(10 * 1024 * 1024 + 1))).statusCode, 413);
    for (const [body, query, field] of [
      [slidesOf(100), '', 'name'],
      [slidesOf(100), `?name=${'a'.repeat(256)}`, 'name'],
      [Buffer.alloc(0), '?name=a.pdf', 'content'],
      [Buffer.from('hola'), '?name=a.pdf', 'pdf'],
    ] as const) {
      const refused = await put(body, query);
      assert.deepEqual([refused.statusCode, refused.json().fields[0].field], [400, field]);
    }
  });

  test('take a PDF in base64 from a page of before, up to two megabytes; beyond, the answer asks to reload', async () => {
    const talk = await add();
    const put = (bytes: number) =>
      call('PUT', `/${talk.id}/slides.pdf`, { name: 'slides.pdf', content: slidesOf(bytes).toString('base64') });
    assert.equal((await put(2 * 1024 * 1024)).json<AdminTalk>().pdf?.bytes, 2 * 1024 * 1024);
    for (const bytes of [3.1 * 1024 * 1024, 10 * 1024 * 1024].map(Math.round)) {
      const refused = await put(bytes);
      assert.equal(refused.statusCode, 413);
      assert.match(refused.json().message, /Recárgala y elígelo otra vez/);
    }
    // Nobody reads on to see how long it is.
    const sent = { url: `/admin/talks/${talk.id}/slides.pdf`, method: 'PUT' as const };
    const headers = { authorization: as, 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    assert.equal((await api.app.inject({ ...sent, headers, payload: '{}' })).statusCode, 413);
  });

  test('send their slides piece by piece: however many read them at once, none is held whole', async () => {
    const talk = await publish(await add());
    const content = Buffer.alloc(2 * 1024 * 1024, 'abcdefg');
    content.write('%PDF-1.7');
    content.write('%%EOF', content.length - 5);
    const body = { name: 'slides.pdf', content: content.toString('base64') };
    assert.equal((await call('PUT', `/${talk.id}/slides.pdf`, body)).statusCode, 200);
    const read: number[] = [];
    const query = api.pool.query.bind(api.pool) as (...asked: unknown[]) => Promise<{ rows: unknown[] }>;
    const watched = async (...asked: unknown[]) => {
      const answer = await query(...asked);
      for (const value of answer.rows.flatMap((row) => Object.values(row as object)))
        if (Buffer.isBuffer(value)) read.push(value.length);
      return answer;
    };
    Object.assign(api.pool, { query: watched });
    try {
      const file = await api.call('GET', `/talks/${talk.slug}/slides.pdf`);
      assert.ok(file.rawPayload.equals(content));
      assert.equal(file.headers['content-length'], String(content.length));
    } finally {
      Object.assign(api.pool, { query });
    }
    assert.ok(Math.max(...read) <= 256 * 1024, `${Math.max(...read)} bytes at once`);
  });

  test('are listed with words, state and format', async () => {
    await publish(await add());
    await add({ title: 'Árboles', format: 'taller' });
    const list = async (query: string) => (await call('GET', `?${query}`)).json<AdminList<AdminTalkEntry>>();
    assert.deepEqual(
      (await list('q=arboles')).entries.map(({ title }) => title),
      ['Árboles'],
    );
    assert.deepEqual(
      (await list('q=gala+rejillas')).entries.map(({ speakers }) => speakers),
      [['Gala Grid']],
    );
    assert.equal((await list('state=published')).total, 1);
    assert.equal((await list('format=taller')).total, 1);
    assert.equal((await list('sort=title')).entries[0]?.title, 'Árboles');
  });

  test('are found by what was said in them, at the second where it was said', async () => {
    const talk = await publish(await add());
    const source = searchSources.find(({ name }) => name === 'talks');
    const [document] = (await source?.documents(createDatabase(api.pool))) ?? [];
    assert.deepEqual([document?.kind, document?.path], ['charla', `/presentaciones-destacadas/${talk.slug}`]);
    assert.deepEqual(
      document?.sections.map(({ anchor, heading }) => [anchor, heading]),
      [
        [null, null],
        ['t-0', 'Minuto 00:00'],
        ['t-95', 'Minuto 01:35'],
      ],
    );
    await move(talk.id, 'draft', 'published');
    assert.deepEqual(await source?.documents(createDatabase(api.pool)), []);
  });
});
