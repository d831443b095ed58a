import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { AdminList } from '@femcoders/contracts/admin-list';
import type { AdminNews, AdminNewsEntry, NewNews, NewsArticle, NewsSummary } from '@femcoders/contracts/news';
import { emptyDocument, type RichDocument } from '@femcoders/contracts/rich-document';
import { createDatabase } from '../../database/database.ts';
import { purgeExpired } from '../../maintenance.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { testNews } from '../../testing/test-news.ts';
import { searchSources } from '../search/search-sources.ts';

const paragraphs = (...texts: string[]): RichDocument => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

describe('news of the administration', () => {
  let api: TestApi;
  let as: string;
  before(async () => {
    api = await createTestApi();
    as = (await api.member('editor')).authorization;
  });
  after(() => api.close());
  beforeEach(() => api.pool.query('delete from news; delete from audit'));

  const call = (method: string, path: string, body?: unknown) => api.call(method, `/admin/news${path}`, { as, body });
  const add = async (fields: Partial<NewNews> = {}) => {
    const answer = await call('POST', '', testNews(fields));
    assert.equal(answer.statusCode, 201, answer.body);
    return answer.json<AdminNews>();
  };
  const bodyOf = (of: AdminNews) => {
    const { title, slug, description, author, date, tags, cover, document, updatedAt } = of;
    return { title, slug, description, author, date, tags, cover, document, updatedAt };
  };
  const change = async (of: AdminNews, fields: Partial<NewNews>) => {
    api.clock.now = new Date(api.clock.now.getTime() + 1000);
    return call('PUT', `/${of.id}`, { ...bodyOf(of), ...fields });
  };
  const move = async ({ id, updatedAt }: AdminNews, state: 'draft' | 'published') => {
    api.clock.now = new Date(api.clock.now.getTime() + 1000);
    const answer = await call('POST', `/${id}/state`, { state, updatedAt });
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json<AdminNews>();
  };
  const look = (slug: string) => api.call('GET', `/news/${slug}`);
  const listed = async () => (await api.call('GET', '/news')).json<NewsSummary[]>();
  const acts = async () => {
    const { rows } = await api.pool.query<{ act: string }>('select act from audit order by at, id');
    return rows.map(({ act }) => act);
  };

  test('begin as drafts that nobody sees, with an address in the manner of articles and a number for comments', async () => {
    const made = await add({ title: '¡Felices fiestas, compañeras!' });
    assert.deepEqual([made.state, made.slug, made.missing], ['draft', 'FelicesFiestasCompaneras', []]);
    assert.ok(made.postId >= 10_000);
    assert.equal((await look(made.slug)).statusCode, 404);
    assert.deepEqual(await listed(), []);
    assert.equal((await add({ title: 'Felices fiestas compañeras' })).slug, 'FelicesFiestasCompaneras-2');
    assert.equal((await add({ title: '网格' })).slug, 'Noticia');
    const long = await add({ title: 'Ñ'.repeat(100) });
    assert.ok(long.slug.length <= 80);
  });

  test('are read by everybody once they are published, with text, dates and reading time', async () => {
    const { slug } = await move(await add({ date: '2026-03-08', tags: ['Comunidad', 'Año nuevo'] }), 'published');
    const article = (await look(slug)).json<NewsArticle>();
    assert.deepEqual([article.published, article.minutes, article.tags], ['2026-03-08', 1, ['Comunidad', 'Año nuevo']]);
    assert.equal(article.document.content.length, 3);
    assert.deepEqual(
      (await listed()).map((one) => [one.slug, 'document' in one]),
      [[slug, false]],
    );
  });

  test('are dated by the day in Madrid on which they are published, unless they say another', async () => {
    const { now } = api.clock;
    const byDay = as;
    // Half an hour before the next day of UTC, which has begun in Madrid.
    const eve = `${now.toISOString().slice(0, 10)}T23:30:00Z`;
    api.clock.now = new Date(eve);
    // Up to a day ahead: a session of before would have ended.
    as = (await api.member('editor')).authorization;
    const made = await move(await add(), 'published');
    assert.equal(made.publishedOn, new Date(Date.parse(eve) + 3_600_000).toISOString().slice(0, 10));
    api.clock.now = now;
    as = byDay;
  });

  test('stay as readers know them while they are being changed, until that is published', async () => {
    const live = await move(await add({ title: 'Antes' }), 'published');
    const saved = (await change(live, { title: 'Después' })).json<AdminNews>();
    assert.deepEqual([saved.pending, saved.version, saved.title], [true, 2, 'Después']);
    assert.equal((await look('Antes')).json<NewsArticle>().title, 'Antes');
    const published = await move(saved, 'published');
    assert.equal(published.pending, false);
    assert.equal((await look('Antes')).json<NewsArticle>().title, 'Después', 'the address stays');
  });

  test('keep every text that was saved, with who and when, and can go back to one', async () => {
    const first = await move(await add({ document: paragraphs('Uno') }), 'published');
    const second = (await change(first, { document: paragraphs('Dos') })).json<AdminNews>();
    assert.deepEqual(
      second.history.map(({ version, savedBy, publishedAt }) => [version, savedBy !== null, publishedAt !== null]),
      [
        [2, true, false],
        [1, true, true],
      ],
    );
    const answer = await call('POST', `/${first.id}/restoration`, { version: 1, updatedAt: second.updatedAt });
    const restored = answer.json<AdminNews>();
    assert.deepEqual([restored.version, restored.document], [3, paragraphs('Uno')]);
    assert.equal(
      (await call('POST', `/${first.id}/restoration`, { version: 9, updatedAt: restored.updatedAt })).statusCode,
      404,
    );
    assert.deepEqual(await acts(), ['news.create', 'news.publish', 'news.update', 'news.restore']);
  });

  test('say nothing new where nothing was changed', async () => {
    const made = await add();
    const same = (await change(made, {})).json<AdminNews>();
    assert.deepEqual([same.version, same.updatedAt], [1, made.updatedAt]);
    assert.deepEqual(await acts(), ['news.create']);
    const saved = (await change(made, { title: 'Otro título' })).json<AdminNews>();
    const twice = (await change(made, { title: 'Otro título' })).json<AdminNews>();
    assert.deepEqual(twice, saved, 'sent again, because its answer was lost');
    assert.deepEqual(await acts(), ['news.create', 'news.update']);
  });

  test('lead from the addresses that they had to the one of now', async () => {
    const first = await move(await add({ slug: 'Encuentro' }), 'published');
    const second = await move((await change(first, { slug: 'GranEncuentro' })).json<AdminNews>(), 'published');
    assert.equal((await look('Encuentro')).statusCode, 404, 'the site redirects');
    assert.deepEqual((await listed())[0]?.formerSlugs, ['encuentro']);
    const taken = await call('POST', '', testNews({ slug: 'encuentro' }));
    assert.equal(taken.json().fields[0].field, 'slug');
    const back = await move((await change(second, { slug: 'Encuentro' })).json<AdminNews>(), 'published');
    assert.deepEqual([back.liveSlug, (await listed())[0]?.formerSlugs], ['Encuentro', ['granencuentro']]);
  });

  test('take no address of an article of the repository, in any capitals', async () => {
    await api.pool.query(
      `insert into site_pages (path, source, kind, title, description, spellings, digest)
       values ('/noticias/HackBarna2025', 'site', 'noticia', 'HackBarna', '', '{}', '')`,
    );
    const refused = await call('POST', '', testNews({ slug: 'hackbarna2025' }));
    assert.match(refused.json().fields[0].message, /tiene o tuvo ya esa dirección/);
    assert.equal((await add({ title: 'Hackbarna2025' })).slug, 'Hackbarna2025-2');
    await api.pool.query('delete from site_pages');
  });

  test('are not published without a summary, a tag and words', async () => {
    const made = await add({ description: '', tags: [], document: emptyDocument });
    assert.equal(made.missing.length, 3);
    const refused = await call('POST', `/${made.id}/state`, { state: 'published', updatedAt: made.updatedAt });
    assert.equal(refused.statusCode, 409);
    assert.match(refused.json().message, /Falta el texto/);
  });

  test('refuse to be saved over what somebody else has saved', async () => {
    const made = await add();
    await change(made, { title: 'La mía' });
    assert.equal((await change(made, { title: 'La tuya' })).statusCode, 409);
  });

  test('are taken off the site and come back; only what was never published is deleted', async () => {
    const live = await move(await add(), 'published');
    const off = await move(live, 'draft');
    assert.equal((await look(live.slug)).statusCode, 404);
    assert.equal((await call('DELETE', `/${live.id}`)).statusCode, 409);
    await move(off, 'published');
    assert.equal((await look(live.slug)).statusCode, 200);
    const draft = await add();
    assert.equal((await call('DELETE', `/${draft.id}`)).statusCode, 200);
    assert.equal((await call('GET', `/${draft.id}`)).statusCode, 404);
  });

  test('are listed by their state and by words, with what is not published yet', async () => {
    const live = await move(await add({ title: 'Crónica de primavera' }), 'published');
    await change(live, { title: 'Crónica de la primavera' });
    await add({ title: 'Otra cosa' });
    const list = async (query: string) => (await call('GET', `?${query}`)).json<AdminList<AdminNewsEntry>>();
    assert.deepEqual(
      (await list('q=cronica')).entries.map(({ title, pending }) => [title, pending]),
      [['Crónica de la primavera', true]],
    );
    assert.equal((await list('state=draft')).total, 1);
    assert.equal((await list('')).total, 2);
  });

  test('are found by the search as readers see them', async () => {
    const live = await move(await add({ title: 'Publicada' }), 'published');
    const saved = (await change(live, { title: 'Todavía no' })).json<AdminNews>();
    await add({ title: 'Borrador' });
    const source = searchSources.find(({ name }) => name === 'news');
    const documents = await source?.documents(createDatabase(api.pool));
    assert.deepEqual(
      documents?.map(({ path, title, postId, sections }) => [
        path,
        title,
        postId,
        sections.map(({ anchor }) => anchor),
      ]),
      [['/noticias/Publicada', 'Publicada', live.postId, [null, 'lo-que-viene']]],
    );
    await move((await change(saved, { slug: 'OtroSitio' })).json<AdminNews>(), 'published');
    const [moved] = (await source?.documents(createDatabase(api.pool))) ?? [];
    assert.deepEqual([moved?.path, moved?.formerPaths], ['/noticias/OtroSitio', ['/noticias/publicada']]);
  });

  test('keep their pictures while any version shows them', async () => {
    const id = 'a'.repeat(32);
    const keep = () =>
      api.pool.query(
        `insert into pictures (id, webp, width, height, stored_at) values ($1, '', 16, 9, $2) on conflict do nothing`,
        [id, new Date(0)],
      );
    const kept = async () => (await api.pool.query('select from pictures where id = $1', [id])).rowCount;
    await keep();
    const picture = { src: `/api/pictures/${id}.webp`, alt: 'Un aula', caption: '', width: 16, height: 9 };
    const made = await add({ document: { type: 'doc', content: [{ type: 'picture', attrs: picture }] } });
    await change(made, { document: paragraphs('Sin imagen') });
    await purgeExpired(api.pool, api.clock.now);
    assert.equal(await kept(), 1);
    await call('DELETE', `/${made.id}`);
    await purgeExpired(api.pool, api.clock.now);
    assert.equal(await kept(), 0);
  });

  const hostile: [what: string, document: unknown][] = [
    ['HTML', '<p onclick="alert(1)">hola</p>'],
    ['a script', { type: 'doc', content: [{ type: 'script', content: [{ type: 'text', text: 'alert(1)' }] }] }],
    ['HTML in a node', { type: 'doc', content: [{ type: 'html', html: '<img src=x onerror=alert(1)>' }] }],
    [
      'attributes that nobody knows',
      { type: 'doc', content: [{ type: 'paragraph', attrs: { style: 'position:fixed' } }] },
    ],
    ['a first-level heading', { type: 'doc', content: [{ type: 'heading', attrs: { level: 1 } }] }],
    ['a link to code', linked('javascript:alert(1)')],
    ['a link to code in other letters', linked('JaVaScRiPt:alert(1)')],
    ['a link to code behind a tab', linked('java\tscript:alert(1)')],
    ['a link to data', linked('data:text/html,<script>alert(1)</script>')],
    ['a link without its scheme to another site', linked('//otro.example')],
    ['the same with other bars', linked('/\\otro.example')],
    ['a link to another site once its dots are gone', linked('/.//otro.example')],
    ['a link to another site once its steps are gone', linked('/blog/..//otro.example/a?b=c')],
    ['a link over http', linked('http://otro.example')],
    ['a link with a name before the host', linked('https://femcoders.example@otro.example')],
    ['a picture of another site', pictured('https://otro.example/a.webp')],
    ['a picture of another folder', pictured('/api/pictures/../../secreto.webp')],
    ['a picture that says nothing', pictured(`/api/pictures/${'0'.repeat(32)}.webp`, '  ')],
    ['lists without end', nested(40)],
    ['a text without end', paragraphs('a'.repeat(30_001))],
    ['blocks without end', paragraphs(...Array.from({ length: 401 }, () => 'a'))],
    ['nothing', { type: 'doc', content: [] }],
  ];
  for (const [what, document] of hostile)
    test(`are no ${what}`, async () => {
      const answer = await call('POST', '', { ...testNews(), document });
      assert.equal(answer.statusCode, 400, answer.body);
      assert.match(answer.json().fields[0].field, /^document/);
    });

  test('may have all that the editor makes', async () => {
    const text = (words: string, ...marks: unknown[]) => ({
      type: 'text',
      text: words,
      ...(marks.length > 0 && { marks }),
    });
    const line = (...content: unknown[]) => ({ type: 'paragraph', content });
    const item = (...content: unknown[]) => ({ type: 'listItem', content });
    const document = {
      type: 'doc',
      content: [
        line(text('negrita', { type: 'bold' }), text('y'), text('cursiva', { type: 'italic' }), { type: 'hardBreak' }),
        line(
          ...['https://ejemplo.example/a?b=c#d', '/eventos', '#lo-que-viene', 'mailto:hola@femcoders.example'].map(
            (href) => text(href, { type: 'link', attrs: { href } }),
          ),
        ),
        { type: 'heading', attrs: { level: 2 }, content: [text('Título')] },
        { type: 'heading', attrs: { level: 3 }, content: [text('Subtítulo', { type: 'code' })] },
        {
          type: 'bulletList',
          content: [item(line(text('a')), { type: 'orderedList', content: [item(line(text('b')))] })],
        },
        { type: 'blockquote', content: [line(text('cita'))] },
        { type: 'codeBlock', content: [text('const a = 1 < 2;')] },
        { type: 'horizontalRule' },
        ...pictured(`/api/pictures/${'0'.repeat(32)}.webp`, 'Un aula').content,
        { type: 'paragraph' },
      ],
    };
    const made = await add({ document: document as RichDocument });
    assert.deepEqual(made.document, document);
    assert.deepEqual(made.missing, []);
  });
});

function linked(href: string) {
  const marks = [{ type: 'link', attrs: { href } }];
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'aquí', marks }] }] };
}

function pictured(src: string, alt = 'Una flor') {
  return { type: 'doc', content: [{ type: 'picture', attrs: { src, alt, caption: '', width: 16, height: 9 } }] };
}

function nested(depth: number) {
  let inner: unknown[] = [{ type: 'paragraph' }];
  for (let n = 0; n < depth; n += 1)
    inner = [{ type: 'paragraph' }, { type: 'bulletList', content: [{ type: 'listItem', content: inner }] }];
  return { type: 'doc', content: inner };
}
