import { commentedPosts, words } from '../data/fill.ts';
import { type BenchRequest, requestBytes, visitorAddress } from '../load/request-bytes.ts';
import { approvedPerArticle, type GrowingSite } from './growing-site.ts';

/** A paged call. Its requests differ more than what the API keeps ready, so that each of them is read again. */
export interface GrowthCall {
  name: string;
  /** Most that it may cost where there are many; the usual share if missing. */
  atMost?: number;
  /** @returns requests that are asked in turns */
  requests(site: GrowingSite): Promise<BenchRequest[]> | BenchRequest[];
}

/** More than the lists that the API keeps. */
const variants = 600;
const all = Array.from({ length: variants }, (_, n) => n);
const limitOf = (n: number) => 20 + Math.floor(n / commentedPosts);
const postOf = (n: number) => 1 + (n % commentedPosts);

/** Approved comments that each article has where there are few. */
const fewest = 45;
const shortest = 7;

/** The last full pages of each article, none of which is its first one; equally long ones however many comments it has. */
async function lastPages(site: GrowingSite): Promise<string[]> {
  const approved = await approvedPerArticle(site);
  const pages: string[] = [];
  for (let limit = shortest; limit * 2 <= fewest; limit += 1) {
    for (let fromEnd = 0; fromEnd <= Math.floor(fewest / limit) - 2; fromEnd += 1) {
      for (const { postId, count } of approved) {
        pages.push(`/comments/approved?postId=${postId}&page=${Math.floor(count / limit) - fromEnd}&limit=${limit}`);
      }
    }
  }
  return pages;
}

const pastPages = ({ amount }: GrowingSite, n: number) => Math.max(1, Math.floor(amount / 2 / limitOf(n)));

export const commentCalls: GrowthCall[] = [
  {
    name: 'comments of an article, first page',
    requests: () => all.map((n) => ({ path: `/comments/approved?postId=${postOf(n)}&page=1&limit=${limitOf(n)}` })),
  },
  {
    name: 'comments of an article, its last page by number',
    requests: async (site) => (await lastPages(site)).map((path) => ({ path })),
  },
  {
    name: 'comments of an article, the one before last, then `Link: rel="next"`',
    requests: async (site) => nextPages(site, (await lastPages(site)).map(beforeLast)),
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
      nextPages(
        site,
        all.map((n) => `/events/api/list/past?page=${Math.max(1, pastPages(site, n) - 1)}&limit=${limitOf(n)}`),
      ),
  },
  {
    name: 'the events of the administration, first page',
    requests: (site) => asAdmin(site, () => '/admin/events?limit=20'),
  },
  {
    name: 'a search for words that all events have',
    atMost: 1.5,
    requests: () => all.map((n) => search('encuentro generado', n)),
  },
  {
    name: 'a search for a word that some events have',
    atMost: 1.5,
    requests: () => all.map((n) => search(words[n % words.length] ?? '', n)),
  },
];

/** Few from each address, below the limit. */
const search = (q: string, n: number): BenchRequest => ({
  path: `/search?q=${encodeURIComponent(q)}`,
  headers: { 'x-forwarded-for': visitorAddress(n) },
});

function asAdmin({ api }: GrowingSite, path: (n: number) => string): BenchRequest[] {
  return all.slice(0, 40).map((n) => ({ path: path(n), headers: { authorization: api.admin.authorization } }));
}

const beforeLast = (path: string) => path.replace(/page=(\d+)/, (_, page) => `page=${Number(page) - 1}`);

/** Returns the requests that the `Link` headers of these pages lead to. */
async function nextPages({ api }: GrowingSite, paths: string[]): Promise<BenchRequest[]> {
  const pages: BenchRequest[] = [];
  for (const path of paths) {
    const answer = await fetch(api.url + path);
    const target = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    await answer.arrayBuffer();
    if (target) {
      const { pathname, search } = new URL(target, api.url + path);
      pages.push({ path: pathname + search });
    }
  }
  return pages;
}

export const bytesOf = (requests: BenchRequest[]): Buffer[] => requests.map(requestBytes);
