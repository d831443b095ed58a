/** The boot block of a page, as far as the bench looks into it: the rest is the shell's own business. */
export interface Boot {
  remotes: { name: string; globalName: string }[];
  [rest: string]: unknown;
}

/** The parts of a page of the running site from which the other variants are made. */
export interface PageSnapshot {
  /** The whole document. */
  html: string;
  /** The text of the script that runs before the first paint. */
  beforePaint: string;
  boot: Boot;
  /** The headers of every page. */
  headers: Record<string, string>;
}

/**
 * How browsers are to treat the page. `Cross-Origin-Opener-Policy` alone has Chromium begin a process for it: a reader
 * who comes from another site pays for one anyway.
 */
const siteHeaders = [
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
];

/**
 * Reads a page of the running site.
 * @param address of the page
 * @throws Error when the page is not there or does not look like one of the site
 */
export async function readPage(address: string): Promise<PageSnapshot> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  const html = await response.text();
  const beforePaint = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1];
  const boot = /<script type="application\/json" id="boot">([\s\S]*?)<\/script>/.exec(html)?.[1];
  if (beforePaint === undefined || boot === undefined) throw new Error(`${address} is not a page of the site.`);
  const headers = Object.fromEntries(siteHeaders.map((name) => [name, response.headers.get(name) ?? '']));
  if (Object.values(headers).includes('')) throw new Error(`${address} lacks a header of the site.`);
  return { html, beforePaint, boot: JSON.parse(boot) as Boot, headers };
}

/** The boot block of an application that no server renders: it knows who has which page, and no data. */
export function emptyBoot(boot: Boot): Boot {
  return { ...boot, loaded: [], problems: {}, failedBlocks: [], queries: { mutations: [], queries: [] } };
}
