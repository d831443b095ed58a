import { type PageData, pageDataId } from '@femcoders/contracts/page-data';
import { PageNotFound } from '@femcoders/platform';
// For the styles of all that a text is made of; the server's pages name them as `article-text` (routes.tsx).
import './components/article-text.tsx';
import { type ArticleView, articleKey, type WholeArticle } from './article-content.ts';
import { coverId, textId } from './article-page-ids.ts';
import { requestPage } from './request-page.ts';

/** Where this build's files lie: `/mf/mf-blog/<version>/`. */
declare const __webpack_public_path__: string;

export interface FetchArticlePorts {
  request: typeof requestPage;
  /** Has the browser load an address fully. */
  leave: (address: string) => void;
}

const browser: FetchArticlePorts = { request: requestPage, leave: (address) => location.assign(address) };

/**
 * An article out of the page that the server makes of it. A page of another version, or one that is made in a way that
 * this version does not know, is left to the browser to load.
 * @param path where it is read
 * @param signal ends the wait for it
 * @throws PageNotFound when there is none, and what else kept it from arriving
 */
export async function fetchArticle(
  path: string,
  signal?: AbortSignal,
  { request, leave } = browser,
): Promise<WholeArticle> {
  const { status, page, address } = await request(path, signal);
  if (status === 404) throw new PageNotFound();
  const section = page?.querySelector<HTMLElement>('[data-remote-version]')?.dataset;
  if (status !== 200 || !page || !section || section.remoteState === 'failed')
    throw new Error(`The server answered ${status} without the article of ${path}.`);

  const cover = page.getElementById(coverId(path));
  const text = page.getElementById(textId(path));
  const view = viewIn(page, path);
  const isOwnVersion = __webpack_public_path__.includes(`/${section.remoteVersion}/`);
  if (!isOwnVersion || !cover || !text || !view) {
    leave(address);
    return new Promise(() => {});
  }
  // For readers without scripts; where none run it is HTML, which would come to life here.
  for (const element of text.querySelectorAll('noscript')) element.replaceChildren();
  return { view, cover: { from: cover }, text: { from: text } };
}

function viewIn(page: Document, path: string): ArticleView | undefined {
  const data = JSON.parse(page.getElementById(pageDataId)?.textContent ?? 'null') as PageData | null;
  const key = JSON.stringify(articleKey(path));
  const query = data?.queries?.queries?.find(({ queryKey }) => JSON.stringify(queryKey) === key);
  return query?.state.data as ArticleView | undefined;
}
