import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type SearchAnswer, searchAnswerSchema } from '@femcoders/contracts/search';
import type { TaskPorts } from '../../feature/feature.ts';
import type { SearchDocument } from '../../feature/search-source.ts';
import { addEvent } from '../../testing/add-event.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { readSiteJob } from './crawl-site-job.ts';
import { indexSite } from './search-index.ts';

const page = (path: string, title: string, more: Partial<SearchDocument> & { text?: string } = {}): SearchDocument => {
  const { text = '', sections = [], ...rest } = more;
  return {
    path,
    kind: 'pagina',
    title,
    description: '',
    ...rest,
    sections: [{ anchor: null, heading: null, text }, ...sections],
  };
};

const site: SearchDocument[] = [
  page('/recursos/css/css-grid', 'CSS Grid: maquetar en dos dimensiones', {
    kind: 'articulo',
    level: 'inicial',
    day: '2023-11-17',
    description: 'Aprende CSS Grid desde la primera pista.',
    sections: [
      {
        anchor: 'lo-básico',
        heading: 'Lo básico',
        text: 'Una pista es una fila o una columna, y su nombre lo pone la niña.',
      },
      { anchor: 'avanzadas', heading: 'Propiedades avanzadas: áreas y subgrid', text: '' },
      {
        anchor: 'subgrid',
        heading: 'Subgrid',
        text: 'Un hijo hereda las pistas de su contenedor con animaciones suaves.',
      },
      {
        anchor: 'accesibilidad',
        heading: 'El orden que se oye',
        text: 'La jerarquía es accesible si respeta el orden.',
      },
    ],
  }),
  page('/recursos/css/animaciones-css', 'Animar sin marear', {
    kind: 'articulo',
    level: 'avanzado',
    day: '2025-02-01',
    text: 'Una animación que no marea y sin imágenes. Desarrollo en el estado de Barcelona.',
  }),
  page('/noticias/aniversario', 'Cumplimos tres años', {
    kind: 'noticia',
    day: '2026-10-24',
    text: 'Un taller y tarta.',
  }),
  page('/contacto', 'Contacto', { text: 'Escríbenos sobre animaciones, o pregunta por el grid de la sala.' }),
  page('/tertulias', 'La tertulia', { text: 'Una tertulia al mes.' }),
  page('/preguntas', 'Preguntas', {
    sections: [
      { anchor: 'ideas', heading: 'Ideas para otra tertulia', text: 'La tertulia admite ideas para la tertulia.' },
      { anchor: 'que-es', heading: '¿Qué es la tertulia?', text: 'Una charla sin guion.' },
    ],
  }),
];

describe('searching', () => {
  let api: TestApi;
  before(async () => {
    api = await createTestApi();
    api.clock.now = new Date('2026-11-22T12:00:00Z');
    await indexSite(api.pool, site, () => false);
  });
  after(() => api.close());

  async function search(q: string, filters: Record<string, string> = {}): Promise<SearchAnswer> {
    const answer = await api.call('GET', `/search?${new URLSearchParams({ q, ...filters })}`);
    assert.equal(answer.statusCode, 200, answer.body);
    return searchAnswerSchema.parse(answer.json());
  }
  const paths = async (q: string, filters?: Record<string, string>) =>
    (await search(q, filters)).results.map(({ path }) => path);
  const first = async (q: string) => (await paths(q))[0];

  test('leads to the section whose heading says most, and to the page itself when its title says it all', async () => {
    assert.equal(await first('subgrid'), '/recursos/css/css-grid#subgrid');
    assert.equal(await first('css grid'), '/recursos/css/css-grid');
    assert.equal(await first('fila y columna'), '/recursos/css/css-grid#lo-básico');
    const [best] = (await search('subgrid')).results;
    assert.deepEqual(best, {
      kind: 'articulo',
      path: '/recursos/css/css-grid#subgrid',
      title: 'CSS Grid: maquetar en dos dimensiones',
      heading: 'Subgrid',
      excerpt: [{ text: 'Un hijo hereda las pistas de su contenedor con animaciones suaves.', mark: false }],
      level: 'inicial',
      date: '2023-11-17',
    });
  });

  test('puts a heading that is the whole question before the title that has its word', async () => {
    for (const q of ['¿Qué es la tertulia?', 'que es la TERTULIA'])
      assert.equal(await first(q), '/preguntas#que-es', q);
    assert.equal(await first('tertulia'), '/tertulias');
    assert.equal(await first('¿qué hace la tertulia?'), '/tertulias');
  });

  test('finds the other forms of a word', async () => {
    for (const q of ['animaciones', 'animación', 'animacion', 'animado'])
      assert.ok((await paths(q)).includes('/recursos/css/animaciones-css'), q);
    assert.equal(await first('imagen'), '/recursos/css/animaciones-css');
    assert.equal(await first('talleres'), '/noticias/aniversario');
    assert.equal(await first('estados'), '/recursos/css/animaciones-css');
    assert.equal(await first('accesibilidades'), '/recursos/css/css-grid#accesibilidad');
  });

  test('finds a page by the words of its address, as somebody remembers them', async () => {
    assert.equal((await search('aniversario')).results[0]?.path, '/noticias/aniversario');
    assert.equal((await search('animaciones css')).results[0]?.path, '/recursos/css/animaciones-css');
  });

  test('finds a page by its whole address, and by what stood in an earlier one', async () => {
    await indexSite(
      api.pool,
      [...site, page('/blog/noticias', 'Noticias', { text: 'Aniversario, encuentros y noticias del club.' })],
      () => false,
    );
    assert.ok((await paths('noticias aniversario')).includes('/noticias/aniversario'));
    for (const q of ['/noticias/Aniversario', 'https://club.example/noticias/aniversario/?de=correo'])
      assert.equal(await first(q), '/noticias/aniversario', q);
    assert.deepEqual(
      await paths('club.example noticias aniversario'),
      await paths('club example noticias aniversario'),
    );

    assert.deepEqual(await paths('pastel'), []);
    const moved = site.map((one) => ({ ...one, formerPaths: one.kind === 'noticia' ? ['/noticias/elPastel'] : [] }));
    await indexSite(api.pool, moved, () => false);
    assert.equal(await first('pastel'), '/noticias/aniversario');
    await indexSite(api.pool, site, () => false);
  });

  test('counts no word twice that stands in title and address, also where the address ends with figures', async () => {
    const offer = page('/ofertas/pruebas-y-teclado-x7', 'Especialista en pruebas y teclado, Estudio de Ejemplo');
    await indexSite(api.pool, [...site, offer, page('/teclado', 'Teclado')], () => false);
    assert.deepEqual(await paths('teclado'), ['/teclado', offer.path]);
    await indexSite(api.pool, site, () => false);
  });

  test('does not mind accents, the tilde of the ñ, nor capitals, whichever side has them', async () => {
    for (const q of ['jerarquia', 'JERARQUÍA', 'jeràrquia'])
      assert.equal(await first(q), '/recursos/css/css-grid#accesibilidad');
    assert.equal(await first('nina'), '/recursos/css/css-grid#lo-básico');
    assert.equal(await first('áños'), '/noticias/aniversario');
  });

  test('forgives one mistake in a word that nobody here uses, and says what it took it for', async () => {
    const mistakes = {
      jeraquía: 'missing',
      jerarrquía: 'doubled',
      jerartquía: 'one too many',
      jeraruqía: 'swapped',
      gerarquía: 'wrong',
      gerarrquía: null,
    };
    for (const [typed, mistake] of Object.entries(mistakes)) {
      const { suggestion, results } = await search(typed);
      assert.equal(suggestion, mistake && 'jerarquía', `${typed}: ${mistake}`);
      assert.equal(results[0]?.path, mistake ? '/recursos/css/css-grid#accesibilidad' : undefined, typed);
    }
    const { suggestion, results } = await search('¿el ordne, que se OYE?');
    assert.equal(suggestion, '¿el orden, que se OYE?');
    assert.equal(results[0]?.path, '/recursos/css/css-grid#accesibilidad');
    assert.equal((await search('orden')).suggestion, null);
    assert.equal((await search('zzz')).suggestion, null);
  });

  test('knows the words that mean the same, also mistyped', async () => {
    assert.equal(await first('rejilla'), '/recursos/css/css-grid');
    assert.equal((await search('rejila')).suggestion, 'rejilla');
    assert.equal(await first('rejila'), '/recursos/css/css-grid');
  });

  test('takes the last word for the beginning of others as long as it is being written', async () => {
    assert.equal(await first('subg'), '/recursos/css/css-grid#subgrid');
    assert.equal((await search('subg')).suggestion, null);
    assert.equal(await first('orden subg'), '/recursos/css/css-grid#subgrid');
  });

  test('puts pages with every word first, and without any such page those with half of them', async () => {
    assert.deepEqual(await paths('animaciones contacto'), ['/contacto']);
    assert.deepEqual(await paths('subgrid marciano'), ['/recursos/css/css-grid#subgrid']);
    assert.deepEqual(await paths('subgrid marciano venusino'), []);
    assert.equal(await first('¿cómo puedo hacer una animación?'), '/recursos/css/animaciones-css');
  });

  test('shows the words that were found in what stands round them', async () => {
    const { results } = await search('contenedores');
    const [{ excerpt } = { excerpt: [] }] = results;
    assert.deepEqual(
      excerpt.filter(({ mark }) => mark).map(({ text }) => text),
      ['contenedor'],
    );
    assert.equal(
      excerpt.map(({ text }) => text).join(''),
      'Un hijo hereda las pistas de su contenedor con animaciones suaves.',
    );
    const [{ excerpt: described } = { excerpt: [] }] = (await search('css grid')).results;
    assert.deepEqual(described, [
      { text: 'Aprende ', mark: false },
      { text: 'CSS Grid', mark: true },
      { text: ' desde la primera pista.', mark: false },
    ]);
  });

  test('is narrowed by kind, level and date, and counts what each kind would find', async () => {
    const all = await search('animaciones');
    assert.deepEqual(all.kinds, [
      { kind: 'articulo', count: 2 },
      { kind: 'pagina', count: 1 },
    ]);
    assert.equal(all.total, 3);
    const articles = await search('animaciones', { kind: 'articulo' });
    assert.deepEqual([articles.total, articles.kinds], [2, all.kinds]);
    assert.deepEqual(await paths('animaciones', { level: 'avanzado' }), ['/recursos/css/animaciones-css']);
    assert.deepEqual(await paths('animaciones', { since: '2024-01-01' }), ['/recursos/css/animaciones-css']);
    assert.deepEqual(await paths('animaciones', { kind: 'receta' }), []);
  });

  test('comes in pages, of which there is a last one', async () => {
    const [a, b, c] = await paths('animaciones');
    assert.deepEqual(await paths('animaciones', { limit: '2' }), [a, b]);
    assert.deepEqual(await paths('animaciones', { limit: '2', page: '2' }), [c]);
    const beyond = await search('animaciones', { page: '50' });
    assert.deepEqual([beyond.total, beyond.results], [3, []]);
    for (const wrong of ['page=0', 'page=51', 'page=x', 'limit=11', 'since=ayer', 'kind=<b>', 'since=2026-02-30']) {
      const answer = await api.call('GET', `/search?q=css&${wrong}`);
      assert.equal(answer.statusCode, 400, wrong);
      assert.equal(answer.json().code, 'validation');
    }
  });

  test('puts a word of the glossary after the section that teaches it, and first where nothing else has it', async () => {
    const glossary = page('/recursos/glosario', 'Glosario', {
      kind: 'glosario',
      sections: [{ anchor: 'subgrid', heading: 'subgrid nested grid', text: 'Una cuadrícula que usa las de fuera.' }],
    });
    await indexSite(api.pool, [...site, glossary], () => false);
    assert.deepEqual(await paths('subgrid'), ['/recursos/css/css-grid#subgrid', '/recursos/glosario#subgrid']);
    assert.equal(await first('nested'), '/recursos/glosario#subgrid');
    await indexSite(api.pool, site, () => false);
  });

  test('survives any text', async () => {
    const hostile = [
      '',
      ' ',
      '"',
      "'",
      "' or 1=1; --",
      "subgrid' & !",
      '!subgrid | (',
      '<->',
      ':*',
      'a:b*',
      '\\',
      '%',
      '_',
      '%%%',
      '-subgrid',
      '"subgrid',
      '<b>subgrid</b>',
      '🙂',
      '👩‍💻 subgrid 🙂',
      '\ud800',
      '؟',
      '日本語',
      'ß ﬁ İ',
      '\u0301\u0301',
      '١٢٣',
      'a'.repeat(10_000),
      'a '.repeat(5_000),
      'subgrid '.repeat(1_200),
      '1e999 0x1f 1.5.6 a@b.c http://x/y?z=1#w',
      'constructor __proto__ toString',
      'de la que',
      '(('.repeat(2_000),
    ];
    for (const q of hostile) {
      const { total, results } = await search(q);
      assert.equal(typeof total, 'number', q.slice(0, 20));
      assert.ok(results.every(({ title }) => title.length > 0));
    }
    for (const q of [
      '-subgrid',
      '"subgrid',
      '<b>subgrid</b>',
      '👩‍💻 subgrid 🙂',
      "subgrid' & !",
      'subgrid '.repeat(1_200),
    ])
      assert.equal(await first(q), '/recursos/css/css-grid#subgrid', q.slice(0, 20));
    assert.equal((await search(`subgrid ${'x '.repeat(5_000)}`)).q.length <= 200, true);
    assert.equal((await api.call('GET', '/search')).json().total, 0);
    // As everywhere in the API: nobody types a NUL.
    assert.equal((await api.call('GET', '/search?q=sub%00grid')).statusCode, 400);
    assert.equal((await api.call('GET', '/search?q=%ff%fe')).statusCode, 200);
    assert.ok(!api.log.some((line) => line.includes('subgrid')), 'What is looked for must not be logged.');
  });
});

describe('the events in the search', () => {
  let api: TestApi;
  before(async () => {
    api = await createTestApi();
    api.clock.now = new Date('2026-11-22T12:00:00Z');
  });
  after(() => api.close());

  const found = async (q: string) =>
    searchAnswerSchema.parse((await api.call('GET', `/search?q=${q}`)).json()).results.map(({ path }) => path);
  const announced = (sql: string) => api.pool.query(`begin; ${sql}; select pg_notify('events_changed', ''); commit`);

  test('are there as soon as they are published, and gone with them', async () => {
    await addEvent(api.pool, { slug: 'tejer', name: 'Tejer redes', about: 'Con ganchillo.', state: 'draft' });
    await announced('select 1');
    await announced(`update events set state = 'published' where slug = 'tejer'`);
    await waitUntil(async () => (await found('ganchillo')).includes('/eventos/tejer'), 5_000);
    await announced(`update events set name = 'Bordar redes', about = '' where slug = 'tejer'`);
    await waitUntil(async () => (await found('bordar')).includes('/eventos/tejer'), 5_000);
    assert.deepEqual(await found('ganchillo'), []);
    await announced(`update events set state = 'draft' where slug = 'tejer'`);
    await waitUntil(async () => (await found('bordar')).length === 0, 5_000);
    assert.deepEqual((await api.pool.query(`select * from search_words where word = 'bordar'`)).rows, []);
  });

  test('are found by the name that their address still has', async () => {
    await addEvent(api.pool, { slug: 'tarde-de-acuarela', name: 'Pintar con agua' });
    await announced('select 1');
    await waitUntil(async () => (await found('agua')).length === 1, 5_000);
    assert.deepEqual(await found('acuarela'), ['/eventos/tarde-de-acuarela']);
  });

  test('that are to come stand before those that were', async () => {
    await addEvent(api.pool, { slug: 'antes', name: 'Costura', starts_at: '2026-11-20T17:00:00Z' });
    await addEvent(api.pool, { slug: 'luego', name: 'Costura', starts_at: '2026-11-30T17:00:00Z' });
    await addEvent(api.pool, { slug: 'despues', name: 'Costura', starts_at: '2026-12-30T17:00:00Z' });
    await announced('select 1');
    await waitUntil(async () => (await found('costura')).length === 3, 5_000);
    assert.deepEqual(await found('costura'), ['/eventos/luego', '/eventos/despues', '/eventos/antes']);
  });

  test('are there within a minute when the announcement was not heard', async () => {
    await addEvent(api.pool, { slug: 'callado', name: 'Macramé' });
    assert.deepEqual(await found('macrame'), []);
    const log = { warn() {}, error: (details: object) => assert.fail(JSON.stringify(details)) };
    await readSiteJob.work({}, { pool: api.pool, siteUrl: undefined, log } as unknown as TaskPorts);
    assert.deepEqual(await found('macrame'), ['/eventos/callado']);
  });

  test('are written once by two processes that hear of the same change', async () => {
    const other = await api.another();
    await addEvent(api.pool, { slug: 'dos', name: 'Encuadernar' });
    await announced('select 1');
    await waitUntil(async () => (await found('encuadernar')).length === 1, 5_000);
    const answer = await other.inject({ url: '/search?q=encuadernar' });
    assert.deepEqual(
      answer.json().results.map(({ path }: { path: string }) => path),
      ['/eventos/dos'],
    );
  });
});
