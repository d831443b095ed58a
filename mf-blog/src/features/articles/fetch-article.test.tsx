import { pageDataId } from '@femcoders/contracts/page-data';
import { renderToString } from 'react-dom/server';
import { trialArticle } from '../../testing/trial-article.ts';
import type { ArticleView } from './article-content.ts';
import { coverId, textId } from './article-page-ids.ts';
import { fetchArticle } from './fetch-article.ts';

const path = '/recursos/css/css-grid';
const ownVersion = '0123456789abcdef';
const view: ArticleView = {
  summary: trialArticle('css-grid'),
  author: { name: 'Equipo editorial', role: 'cofundadoras', about: 'Escribimos.' },
  headings: [{ id: 'pistas', label: 'Pistas' }],
};

beforeAll(() => Object.assign(globalThis, { __webpack_public_path__: `/mf/mf-blog/${ownVersion}/` }));

interface Served {
  status?: number;
  version?: string;
  state?: string;
  of?: string;
  data?: unknown;
}

/** Sets the server's answer. */
function serving({ status = 200, version = ownVersion, state, of = path, data }: Served) {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = renderToString(
    <>
      <div data-remote="mf-blog" data-remote-version={version} data-remote-state={state}>
        <div id={coverId(of)}>Plano</div>
        <div id={textId(of)}>
          <p>Una cuadrícula</p>
          <noscript />
        </div>
      </div>
      <script type="application/json" id={pageDataId} />
    </>,
  );
  // As a parser without scripting reads it.
  page.querySelector('noscript')?.append(page.createElement('iframe'));
  const queries = { queries: [{ queryKey: ['article', of], state: { data: view } }] };
  (page.getElementById(pageDataId) as Element).textContent = JSON.stringify(data ?? { queries });
  return async () => ({ status, page, address: `https://femcoders.test${of}` });
}

function fetchFrom(served: Served, leave = jest.fn()) {
  return fetchArticle(path, undefined, { request: serving(served), leave });
}

test('an article is in the page that the server makes of it: its words, its drawing and what is known of it', async () => {
  const { view: found, cover, text } = await fetchFrom({});
  expect(found).toEqual(view);
  expect(cover.from?.textContent).toBe('Plano');
  expect(text.from?.textContent).toBe('Una cuadrícula');
});

test('what is there for readers without scripts does not come to life next to what scripts show', async () => {
  const { text } = await fetchFrom({});
  expect(text.from?.querySelector('noscript')?.innerHTML).toBe('');
});

test('an address with nothing behind it is one', async () => {
  await expect(fetchFrom({ status: 404 })).rejects.toMatchObject({ name: 'PageNotFound' });
});

test('a server that cannot answer, or not with the article, is an error that can be tried again', async () => {
  await expect(fetchFrom({ status: 503 })).rejects.toThrow('503');
  await expect(fetchFrom({ state: 'failed' })).rejects.toThrow('without the article');
  const nothing = async () => ({ status: 200, page: null, address: path });
  await expect(fetchArticle(path, undefined, { request: nothing, leave: jest.fn() })).rejects.toThrow(path);
});

test.each<[string, Served]>([
  ['of another version of the blog', { version: 'fedcba9876543210' }],
  ['that was found at another address', { of: '/recursos/css/flexbox' }],
  ['whose data this version does not know', { data: { consultas: [] } }],
])('a page %s is loaded by the browser', async (_, served) => {
  const left = await new Promise((leave) => void fetchFrom(served, jest.fn(leave)));
  expect(left).toBe(`https://femcoders.test${served.of ?? path}`);
});
