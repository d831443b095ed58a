import { commentedPosts, words } from '../data/fill.ts';
import { type AskedRequest, requestBytes } from '../load/request-bytes.ts';
import { type GrowingSite, pagesOfArticle } from './growing-site.ts';

/** A paged call. Its requests differ more than what the API keeps ready, so that each of them is read anew. */
export interface GrowthCall {
  name: string;
  /** @returns requests that are asked in turns */
  requests(site: GrowingSite): Promise<AskedRequest[]> | AskedRequest[];
}

/** More than the lists that the API keeps. */
const variants = 600;
const all = Array.from({ length: variants }, (_, n) => n);
const limitOf = (n: number) => 20 + Math.floor(n / commentedPosts);
const postOf = (n: number) => 1 + (n % commentedPosts);

const deepComments = ({ amount }: GrowingSite, n: number) =>
  `/comments/approved?postId=${postOf(n)}&page=${pagesOfArticle(amount, limitOf(n))}&limit=${limitOf(n)}`;
const pastPages = ({ amount }: GrowingSite, n: number) => Math.max(1, Math.floor(amount / 2 / limitOf(n)));

export const commentCalls: GrowthCall[] = [
  {
    name: 'comments of an article, first page',
    requests: () => all.map((n) => ({ path: `/comments/approved?postId=${postOf(n)}&page=1&limit=${limitOf(n)}` })),
  },
  {
    name: 'comments of an article, its last page by number',
    requests: (site) => all.map((n) => ({ path: deepComments(site, n) })),
  },
  {
    name: 'comments of an article, the one before last, then `Link: rel="next"`',
    requests: (site) => nextPages(site, (n) => beforeLast(deepComments(site, n))),
  },
  {
    name: 'the moderation queue, first page',
    requests: (site) => asAdmin(site, () => '/admin/comments?state=pending'),
  },
  {
    name: 'all approved comments for moderators, first page',
    requests: (site) => asAdmin(site, () => '/admin/comments?state=approved'),
  },
  {
    name: 'the moderation queue, searched',
    requests: (site) =>
      asAdmin(
        site,
        (n) => `/admin/comments?state=pending&limit=20&q=${encodeURIComponent(words[n % words.length] ?? '')}`,
      ),
  },
  {
    name: 'a member’s own comments, first page',
    requests: (site) => asAdmin(site, () => `/user/${site.api.admin.userId}/comments?page=1&limit=20`),
  },
];

export const eventCalls: GrowthCall[] = [
  {
    name: 'past events, first page (mostly kept ready)',
    requests: () => all.map((n) => ({ path: `/events/api/list/past?page=1&limit=${limitOf(n)}` })),
  },
  {
    name: 'past events, last page by number',
    requests: (site) =>
      all.map((n) => ({ path: `/events/api/list/past?page=${pastPages(site, n)}&limit=${limitOf(n)}` })),
  },
  {
    name: 'past events, the page before last, then `Link: rel="next"`',
    requests: (site) =>
      nextPages(site, (n) => `/events/api/list/past?page=${Math.max(1, pastPages(site, n) - 1)}&limit=${limitOf(n)}`),
  },
  {
    name: 'the events of the administration, first page',
    requests: (site) => asAdmin(site, () => '/admin/events?limit=20'),
  },
];

function asAdmin({ api }: GrowingSite, path: (n: number) => string): AskedRequest[] {
  return all.slice(0, 40).map((n) => ({ path: path(n), headers: { authorization: api.admin.authorization } }));
}

const beforeLast = (path: string) => path.replace(/page=(\d+)/, (_, page) => `page=${Math.max(1, Number(page) - 1)}`);

/** What the `Link` headers of these pages lead to. */
async function nextPages({ api }: GrowingSite, path: (n: number) => string): Promise<AskedRequest[]> {
  const pages: AskedRequest[] = [];
  for (const n of all) {
    const answer = await fetch(api.url + path(n));
    const target = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    await answer.arrayBuffer();
    if (target) {
      const { pathname, search } = new URL(target, api.url + path(n));
      pages.push({ path: pathname + search });
    }
  }
  return pages;
}

export const bytesOf = (requests: AskedRequest[]): Buffer[] => requests.map(requestBytes);
