import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { safeDecode } from '@femcoders/shell/server/request-address';
import { CommandError } from '../release-commands/command.ts';
import { addressesIn, addressesInStyle, staticExample, staticPage, staticStyle } from './static-html.ts';

/** Requests at a time. */
const together = 6;
/** Longest wait for one answer, in milliseconds. */
const answerLimitMs = 30_000;
/** How often is asked for what the site cannot send now, and the longest pause between, in milliseconds. */
const mostTimes = 4;
const longestPauseMs = 10_000;
/** More than any site of this kind has (an event has three); a trap of endless addresses ends here. */
const mostAddresses = 500_000;
/** The one parameter of a query that makes a separate page: the others narrow a list that is there. */
const pageParameter = 'pagina';
const ofExamples = /^\/mf\/[^/]+\/[^/]+\/examples\//;
const stylesFolder = '/estilos';
/** Holds the answers as they came, until all of them are there. */
const answersFolder = '.en-curso';

export interface ExportOrder {
  /** Where the site answers, without a trailing slash. */
  origin: string;
  /** Where the public knows it: links that name it whole lead to the export as well. */
  publicUrl: string;
  /** Folder of the export. Nothing may be in it: what another export left would be taken for a part of this one. */
  folder: string;
  /** Said in place of forms. */
  formNote: string;
  onProgress?: (read: number) => void;
}

export interface Exported {
  pages: number;
  files: number;
  bytes: number;
  /**
   * The addresses that a page of the export loads or links to and that are missing: path of the page and address; and what the site could not send: address and
   * status.
   */
  dead: string[];
}

interface Taken {
  /** Below the folder, with a leading slash. */
  file: string;
  type: string;
  /** Where the answer lies until it is written. */
  answer: string;
}

/**
 * Reads the public site as a visitor without an account does and writes it as files that any server gives out: pages, pictures,
 * feeds, calendars and fonts. Pages with `noindex`, such as forms of accounts, are not part of it.
 * @throws CommandError when something is in the folder, or the site does not answer; then nothing is written
 */
export async function exportSite(order: ExportOrder): Promise<Exported> {
  const { folder } = order;
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0)
    throw new CommandError(
      `${folder} no está vacía. Elige una carpeta nueva: así nada de otra copia queda entre lo de hoy.`,
    );
  const answers = join(folder, answersFolder);
  await mkdir(answers);
  try {
    return await writeSite(order, await readSite(order, answers));
  } finally {
    await rm(answers, { recursive: true, force: true });
  }
}

async function writeSite(order: ExportOrder, { taken, moved, missing }: ReadSite): Promise<Exported> {
  /** Of each file its bytes. */
  const written = new Map<string, number>();
  const write = async (file: string, content: Buffer) => {
    await writeBelow(order.folder, file, content);
    written.set(file, content.byteLength);
  };
  const addressOf = (address: string, on: string): string | null => {
    const url = ownUrl(address, on, order);
    // What is not ours stays as it is.
    if (!url) return address;
    const found = taken.get(targetOf(keyOf(url), moved));
    return found ? addressOfFile(found.file) + url.hash : null;
  };
  const styles = new Map<string, Buffer>();
  const keepStyle = (text: string): string => {
    const address = `${stylesFolder}/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.css`;
    styles.set(address, Buffer.from(text));
    return address;
  };
  const pages = new Set<string>();
  const files = new Set([...taken.values()].map(({ file }) => file));
  const dead = [...missing];
  for (const [key, { file, type, answer }] of taken) {
    const content = await readFile(answer);
    const ports = { keepStyle, formNote: order.formNote, addressOf: (address: string) => addressOf(address, key) };
    if (type.startsWith('text/css')) await write(file, Buffer.from(staticStyle(String(content), ports.addressOf)));
    else if (!type.startsWith('text/html')) await write(file, content);
    else if (ofExamples.test(key)) await write(file, Buffer.from(staticExample(String(content))));
    else {
      pages.add(file);
      const html = staticPage(String(content), ports);
      await write(file, Buffer.from(html));
      dead.push(...deadLinks(html, (path) => files.has(path) || styles.has(path)).map((one) => `${file}: ${one}`));
    }
  }
  for (const [file, content] of styles) await write(file, content);
  const bytes = [...written.values()].reduce((sum, one) => sum + one, 0);
  return { pages: pages.size, files: written.size, bytes, dead };
}

/** Where an address leads in the end. One that leads in a circle has no page. */
function targetOf(key: string, moved: ReadonlyMap<string, string>): string {
  const seen = new Set<string>();
  let target = key;
  for (let next = moved.get(key); next && !seen.has(next); next = moved.get(next)) {
    seen.add(next);
    target = next;
  }
  return target;
}

interface ReadSite {
  taken: Map<string, Taken>;
  /** Addresses of pages that have another one now. */
  moved: Map<string, string>;
  /** The addresses that the site could not send. */
  missing: string[];
}

/** Everything that can be reached from the first page, the list of pages and what they load. */
async function readSite({ origin, publicUrl, onProgress }: ExportOrder, answers: string): Promise<ReadSite> {
  const taken: ReadSite['taken'] = new Map();
  const moved: ReadSite['moved'] = new Map();
  const missing: string[] = [];
  /** Pages that the site map names: each has to be there. */
  const listed: string[] = [];
  const known = new Set<string>();
  const waiting: string[] = [];
  const enter = (address: string, on: string) => {
    const url = ownUrl(address, on, { origin, publicUrl });
    const key = url && keyOf(url);
    if (!key || known.has(key) || known.size > mostAddresses) return;
    known.add(key);
    if (known.size > mostAddresses) return void missing.push(`${key}: > ${mostAddresses}`);
    waiting.push(key);
  };
  for (const path of ['/', '/sitemap.xml', '/robots.txt', '/favicon.ico', '/manifest.webmanifest', '/no-existe'])
    enter(path, '/');

  const read = async (key: string): Promise<void> => {
    const answer = await ask(origin + key);
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
    if (isTrouble(answer)) {
      await answer.body?.cancel();
      missing.push(`${key}: ${answer.status}`);
      return;
    }
    const isMissingPage = key === '/no-existe';
    const isHidden = /noindex/.test(answer.headers.get('x-robots-tag') ?? '') && isHtml;
    if (!isMissingPage && (answer.status !== 200 || isHidden)) return void (await answer.body?.cancel());
    const body = Buffer.from(await answer.arrayBuffer());
    const content = isHtml ? Buffer.from(withOwnFiles(String(body))) : body;
    const file = isMissingPage ? '/404.html' : fileOf(key, type);
    if (!file) return;
    const kept = join(answers, String(taken.size));
    taken.set(key, { file, type, answer: kept });
    await writeFile(kept, content);
    const addresses = addressesOf(type, String(content), key);
    if (key === '/sitemap.xml') listed.push(...addresses);
    for (const address of addresses) enter(address, key);
    onProgress?.(taken.size);
  };
  while (waiting.length > 0) await Promise.all(waiting.splice(0, together).map(read));
  for (const address of listed) {
    const url = ownUrl(address, '/sitemap.xml', { origin, publicUrl });
    // One elsewhere is of this site, too: it knows itself by another address than the one that was given (PUBLIC_URL).
    if (!url) missing.push(`/sitemap.xml: ${address}`);
    else if (!taken.has(targetOf(keyOf(url), moved))) missing.push(`/sitemap.xml: ${keyOf(url)}`);
  }
  return { taken, moved, missing };
}

/** The site cannot send this now. */
const isTrouble = ({ status }: Response) => status === 429 || status >= 500;

async function ask(address: string): Promise<Response> {
  for (let time = 1; ; time++) {
    const options = { redirect: 'manual', signal: AbortSignal.timeout(answerLimitMs) } as const;
    const answer = await fetch(address, options).catch(() => {
      throw new CommandError(
        `El sitio ha dejado de responder (${address}). No se ha escrito nada: vuelve a intentarlo.`,
      );
    });
    if (!isTrouble(answer) || time === mostTimes) return answer;
    await answer.body?.cancel();
    const seconds = Number(answer.headers.get('retry-after') ?? 1);
    await setTimeout(Math.min(seconds * 1_000, longestPauseMs) || 0);
  }
}

/** A page whose released files come from another origin (`ASSETS_URL`), with the addresses that they have on the site. */
function withOwnFiles(html: string): string {
  const [, assets] = /^<!doctype html><html [^>]*?data-assets="([^"]+)"/.exec(html) ?? [];
  return assets ? html.replaceAll(`${assets}/mf/`, '/mf/') : html;
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

/** The file for an address, or null where it names none; one that says its kind only in a header gets an ending. */
function fileOf(key: string, type: string): string | null {
  const [encoded = '/', query] = key.split('?');
  const path = safeDecode(encoded);
  // A URL has no such steps but encoded ones.
  if (path.includes('\0') || path.split(/[/\\]/).includes('..')) return null;
  if (type.startsWith('text/html') && !path.endsWith('.html')) {
    const number = query ? `/${query.replace('=', '/')}` : '';
    return `${path.replace(/\/$/, '')}${number}/index.html`;
  }
  const ending = endings[type.split(';')[0]?.trim() ?? ''] ?? '';
  return /\.\w+$/.test(path) ? path : path + ending;
}

/** As links name a file: the folder of a page. */
const addressOfFile = (file: string): string =>
  file
    .replace(/\/index\.html$/, '/')
    .split('/')
    .map(encodeURIComponent)
    .join('/');

async function writeBelow(folder: string, file: string, content: Buffer): Promise<void> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** Returns the missing targets of links in a page of the export. */
const deadLinks = (html: string, isFile: (path: string) => boolean): string[] =>
  addressesIn(html).filter((address) => {
    if (!address.startsWith('/')) return false;
    const path = safeDecode(address.replace(/[?#].*/, ''));
    return !isFile(path.endsWith('/') ? `${path}index.html` : path);
  });
