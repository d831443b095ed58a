import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { addressesIn, addressesInStyle, staticExample, staticPage, staticStyle } from './static-html.ts';

/** Requests at a time. */
const together = 6;
/** Longest wait for one answer, in milliseconds. */
const answerLimitMs = 30_000;
/** More than any site of this kind has; a trap of endless addresses ends here. */
const mostAddresses = 50_000;
/** The one parameter of a query that makes a page of its own: the others narrow a list that is there. */
const pageParameter = 'pagina';
const ofExamples = /^\/mf\/[^/]+\/[^/]+\/examples\//;
const stylesFolder = '/estilos';

export interface ExportOrder {
  /** Where the site answers, without a trailing slash. */
  origin: string;
  /** Where the public knows it: links that name it whole lead to the export as well. */
  publicUrl: string;
  /** Folder of the export; what is there is written over. */
  folder: string;
  /** Said in place of forms. */
  formNote: string;
  onProgress?: (read: number) => void;
}

export interface Exported {
  pages: number;
  files: number;
  bytes: number;
  /** What a page of the export loads or leads to and is not there: path of the page and address. */
  dead: string[];
}

interface Taken {
  /** Below the folder, with a leading slash. */
  file: string;
  type: string;
  content: Buffer;
}

/**
 * Reads the public site as a visitor without an account does and writes it as files that any server gives out: pages, pictures,
 * feeds, calendars and fonts. Pages that search engines are told to leave out, such as forms of accounts, are not part of it.
 * @throws Error when the site does not answer
 */
export async function exportSite(order: ExportOrder): Promise<Exported> {
  const { taken, moved } = await readSite(order);
  const files = new Map<string, Buffer>();
  const addressOf = (address: string, on: string): string | null => {
    const url = ownUrl(address, on, order);
    // What is not ours stays as it is.
    if (!url) return address;
    const key = keyOf(url);
    const found = taken.get(moved.get(key) ?? key);
    return found ? addressOfFile(found.file) + url.hash : null;
  };
  const keepStyle = (text: string): string => {
    const address = `${stylesFolder}/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.css`;
    files.set(address, Buffer.from(text));
    return address;
  };
  let pages = 0;
  for (const [key, { file, type, content }] of taken) {
    const ports = { keepStyle, formNote: order.formNote, addressOf: (address: string) => addressOf(address, key) };
    if (type.startsWith('text/css')) files.set(file, Buffer.from(staticStyle(String(content), ports.addressOf)));
    else if (!type.startsWith('text/html')) files.set(file, content);
    else if (ofExamples.test(key)) files.set(file, Buffer.from(staticExample(String(content))));
    else {
      pages++;
      files.set(file, Buffer.from(staticPage(String(content), ports)));
    }
  }
  for (const [file, content] of files) await writeBelow(order.folder, file, content);
  const bytes = [...files.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
  return { pages, files: files.size, bytes, dead: deadLinks(files) };
}

/** Everything that can be reached from the first page, the list of pages and what they load. */
async function readSite({ origin, publicUrl, onProgress }: ExportOrder) {
  const taken = new Map<string, Taken>();
  /** Addresses of pages that have another one now. */
  const moved = new Map<string, string>();
  const known = new Set<string>();
  const waiting: string[] = [];
  const enter = (address: string, on: string) => {
    const url = ownUrl(address, on, { origin, publicUrl });
    const key = url && keyOf(url);
    if (!key || known.has(key) || known.size >= mostAddresses) return;
    known.add(key);
    waiting.push(key);
  };
  for (const path of ['/', '/sitemap.xml', '/robots.txt', '/favicon.ico', '/manifest.webmanifest', '/no-existe'])
    enter(path, '/');

  const read = async (key: string): Promise<void> => {
    const answer = await fetch(origin + key, { redirect: 'manual', signal: AbortSignal.timeout(answerLimitMs) });
    const type = answer.headers.get('content-type') ?? '';
    const isHtml = type.startsWith('text/html');
    const location = answer.headers.get('location');
    if (location) {
      await answer.body?.cancel();
      const target = ownUrl(location, key, { origin, publicUrl });
      if (target) moved.set(key, keyOf(target));
      enter(location, key);
      return;
    }
    const isMissingPage = key === '/no-existe';
    const isHidden = /noindex/.test(answer.headers.get('x-robots-tag') ?? '') && isHtml;
    if (!isMissingPage && (answer.status !== 200 || isHidden)) return void (await answer.body?.cancel());
    const content = Buffer.from(await answer.arrayBuffer());
    taken.set(key, { file: isMissingPage ? '/404.html' : fileOf(key, type), type, content });
    for (const address of addressesOf(type, String(content), key)) enter(address, key);
    onProgress?.(taken.size);
  };
  while (waiting.length > 0) await Promise.all(waiting.splice(0, together).map(read));
  return { taken, moved };
}

function addressesOf(type: string, text: string, key: string): string[] {
  if (type.startsWith('text/css')) return addressesInStyle(text);
  if (type.startsWith('text/html')) return ofExamples.test(key) ? [] : addressesIn(text);
  if (key === '/sitemap.xml') return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  if (key.endsWith('.webmanifest')) return [...text.matchAll(/"src":\s*"([^"]+)"/g)].map(([, address = '']) => address);
  return [];
}

/** An address of the site itself, or null. @param on the path on which it is written */
function ownUrl(
  address: string,
  on: string,
  { origin, publicUrl }: Pick<ExportOrder, 'origin' | 'publicUrl'>,
): URL | null {
  if (address === '' || !URL.canParse(address, origin + on)) return null;
  const url = new URL(address, origin + on);
  return url.origin === origin || url.origin === publicUrl ? url : null;
}

/** Path and page number of an address. */
function keyOf({ pathname, searchParams }: URL): string {
  const page = searchParams.get(pageParameter);
  const isPage = page !== null && /^\d{1,6}$/.test(page) && page !== '1';
  return isPage ? `${pathname}?${pageParameter}=${page}` : pathname;
}

const endings: Record<string, string> = {
  'image/webp': '.webp',
  'image/avif': '.avif',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/svg+xml': '.svg',
  'text/calendar': '.ics',
  'application/json': '.json',
  'application/xml': '.xml',
  'application/rss+xml': '.xml',
  'application/pdf': '.pdf',
};

/** The file for an address; one that says its kind only in a header gets an ending. */
function fileOf(key: string, type: string): string {
  const [path = '/', query] = decodeURIComponent(key).split('?');
  if (type.startsWith('text/html') && !path.endsWith('.html')) {
    const number = query ? `/${query.replace('=', '/')}` : '';
    return `${path.replace(/\/$/, '')}${number}/index.html`;
  }
  const ending = endings[type.split(';')[0]?.trim() ?? ''] ?? '';
  return /\.\w+$/.test(path) ? path : path + ending;
}

/** As links name a file: the folder of a page. */
const addressOfFile = (file: string): string => encodeURI(file.replace(/index\.html$/, ''));

async function writeBelow(folder: string, file: string, content: Buffer): Promise<void> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** Looks at every page that was written for what it leads to. */
function deadLinks(files: ReadonlyMap<string, Buffer>): string[] {
  const dead: string[] = [];
  for (const [file, content] of files) {
    if (!file.endsWith('.html') || ofExamples.test(file)) continue;
    for (const address of addressesIn(String(content))) {
      if (!address.startsWith('/')) continue;
      const path = decodeURI(address.replace(/[?#].*/, ''));
      if (!files.has(path.endsWith('/') ? `${path}index.html` : path)) dead.push(`${file}: ${address}`);
    }
  }
  return dead;
}
