import { visitorAddress } from '../load/request-bytes.ts';

/** One request of a day. */
export interface DayRequest {
  to: 'shell' | 'api';
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Expected of the answer. */
  statuses: readonly number[];
}

/** The addresses of a site that a day visits. */
export interface DayAddresses {
  articles: string[];
  events: string[];
  others: string[];
  /** Files of releases that a first visit loads, with their scripts, styles and fonts. */
  files: string[];
  /** Entity tags of pages, for those who come again. */
  tags: Map<string, string>;
  /** The report of a tab that is left. */
  beacon: unknown;
  member: { id: string; authorization: string };
}

/** The share of a CDN in front: what it answers itself never comes here. */
export interface Cdn {
  /** Of the files of releases, 0 to 1. */
  files: number;
  /** Of the pages that visitors without an account see, 0 to 1. */
  pages: number;
}

/**
 * Requests for 1,000 page views, an assumption until a site has its own logs: two page views a visit, every third visitor has been there
 * before; a first visit loads 12 files; one page view in twenty is a member's.
 */
const perThousand = {
  wholePages: 650,
  pagesAgain: 350,
  files: 333 * 12,
  beacons: 1_000,
  lists: 300,
  searches: 20,
  memberReads: 150,
  comments: 3,
} as const;

/** Of a hundred page views: the kind of page. */
const pageShares: readonly [keyof typeof pages, number][] = [
  ['home', 10],
  ['lists', 10],
  ['articles', 60],
  ['events', 12],
  ['others', 8],
];

const pages = {
  home: () => ['/'],
  lists: () => ['/blog', '/blog/recursos', '/eventos'],
  articles: (day: DayAddresses) => day.articles,
  events: (day: DayAddresses) => day.events,
  others: (day: DayAddresses) => day.others,
};

/** The kinds of page of a hundred page views, well mixed: a step of 37 shares no factor with 100. */
const pageTurns = Array.from({ length: 100 }, (_, turn) => {
  let place = (turn * 37) % 100;
  for (const [kind, share] of pageShares) {
    if (place < share) return kind;
    place -= share;
  }
  throw new Error('The shares of pages are not 100.');
});

type Kind = keyof typeof perThousand;

/** A request number `n` of a kind. */
const requests: Record<Kind, (n: number, day: DayAddresses) => DayRequest> = {
  wholePages: (n, day) => ({ to: 'shell', path: pageOf(n, day), headers: pageHeaders, statuses: [200] }),
  pagesAgain(n, day) {
    const path = pageOf(n, day);
    const tag = day.tags.get(path);
    if (!tag) return { to: 'shell', path, headers: pageHeaders, statuses: [200] };
    return { to: 'shell', path, headers: { ...pageHeaders, 'if-none-match': tag }, statuses: [304, 200] };
  },
  files: (n, { files }) => ({ to: 'shell', path: at(files, n), headers: pageHeaders, statuses: [200] }),
  beacons: (n, { beacon }) => ({
    to: 'api',
    method: 'POST',
    path: '/beacons',
    headers: from(n),
    body: beacon,
    statuses: [204],
  }),
  lists: (n) => ({ to: 'api', path: at(lists, n), headers: from(n), statuses: [200] }),
  searches: (n) => ({
    to: 'api',
    path: `/search?q=${encodeURIComponent(at(searched, n))}`,
    headers: from(n),
    statuses: [200],
  }),
  memberReads: (n, { member: { id, authorization } }) => ({
    to: 'api',
    path: at([`/user/${id}`, `/user/${id}/registrations`, `/user/${id}/sessions`], n),
    headers: { ...from(n), authorization },
    statuses: [200],
  }),
  comments: (n) => ({
    to: 'api',
    method: 'POST',
    path: '/comments',
    headers: from(n),
    body: {
      postId: 1 + (n % 20),
      content: `Comentario ${n} de la medición: gracias, me ha servido.`,
      alias: `Lectora ${n % 997}`,
    },
    statuses: [201],
  }),
};

/** As a browser asks for a page. */
export const pageHeaders = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' };
const lists = [
  '/events/api/list/upcoming?limit=10',
  '/events/api/list/upcoming?page=1&limit=12',
  '/events/api/list/past?page=1&limit=3',
  '/comments/approved?postId=16',
];
const searched = ['grid', 'formularios', 'accesibilidad', 'taller', 'flexbx', 'cómo centrar un div', 'mentoria', 'git'];

/** Endless requests of a day, in its proportions, always in the same order. */
export function* dayRequests(day: DayAddresses, cdn: Cdn): Generator<DayRequest, never> {
  const due: Record<string, number> = {};
  const made: Record<string, number> = {};
  const shares = Object.entries(perThousand).map(
    ([kind, amount]) => [kind as Kind, amount * passing(kind as Kind, cdn)] as const,
  );
  for (;;) {
    // Each page view adds its part of every kind; fractions add up to whole requests later.
    for (const [kind, amount] of shares) {
      due[kind] = (due[kind] ?? 0) + amount / 1000;
      while ((due[kind] ?? 0) >= 1) {
        due[kind] = (due[kind] ?? 0) - 1;
        made[kind] = (made[kind] ?? -1) + 1;
        yield requests[kind](made[kind] ?? 0, day);
      }
    }
  }
}

/** Returns how many requests reach shells and APIs for one page view. */
export function requestsPerPageView(cdn: Cdn): number {
  return Object.entries(perThousand).reduce(
    (sum, [kind, amount]) => sum + (amount * passing(kind as Kind, cdn)) / 1000,
    0,
  );
}

function passing(kind: Kind, cdn: Cdn): number {
  if (kind === 'files') return 1 - cdn.files;
  return kind === 'wholePages' || kind === 'pagesAgain' ? 1 - cdn.pages : 1;
}

function pageOf(n: number, day: DayAddresses): string {
  const kind = pageTurns[n % 100] as keyof typeof pages;
  // Each hundred begins at another of its pages.
  return at(pages[kind](day), Math.floor(n / 100) * 7 + (n % 100));
}

const at = <Item>(items: readonly Item[], n: number): Item => items[n % items.length] as Item;
const from = (n: number) => ({ 'x-forwarded-for': visitorAddress(n) });
