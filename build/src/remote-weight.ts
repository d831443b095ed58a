import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Release } from '@femcoders/contracts/registry';
import type { RemoteBudget } from '@femcoders/contracts/remote-settings';
import type { LibraryWeights } from './library-weights.ts';

const compress = promisify(gzip);

/** A page or a block and the files that come with it. */
export interface PieceWeight {
  /** «la página /eventos», «el bloque «Próximo evento»». */
  name: string;
  /** Bytes, gzipped. */
  bytes: number;
  /** File below the release's client folder and its bytes, the heaviest first. */
  files: [string, number][];
}

export interface RemoteWeight {
  /** Bytes of the entry, gzipped. */
  entryBytes: number;
  /** The heaviest first. */
  pieces: PieceWeight[];
}

/**
 * Weighs what a browser loads of a remote.
 * @param clientFolder where the files of the release lie
 */
export async function weighRemote(
  release: Pick<Release, 'entry' | 'routes' | 'blocks' | 'chunks'>,
  clientFolder: string,
): Promise<RemoteWeight> {
  const weigh = memoize(async (address: string) => {
    const content = await readFile(join(clientFolder, ...fileOf(address).split('/')));
    return (await compress(content, { level: 9 })).byteLength;
  });
  // Many pages share a chunk, and one with a parameter is compared with all there are.
  const filesOf = memoize((chunk: string) => heaviestOf(chunk, release.chunks, weigh));
  const pieces = piecesOf(release);
  const weighed = await Promise.all(
    pieces.map(async ({ name, chunks }) => {
      const addresses = new Set<string>();
      for (const chunk of ['routes', ...chunks]) {
        for (const address of await filesOf(chunk)) addresses.add(address);
      }
      const files = await Promise.all(
        [...addresses].map(async (address): Promise<[string, number]> => [fileOf(address), await weigh(address)]),
      );
      files.sort(([, a], [, b]) => b - a);
      return { name, bytes: files.reduce((sum, [, bytes]) => sum + bytes, 0), files };
    }),
  );
  weighed.sort((a, b) => b.bytes - a.bytes);
  return { entryBytes: await weigh(release.entry), pieces: weighed };
}

/**
 * Returns what is over the budget, each as a Spanish sentence that says by how much and what weighs most; none when all is
 * within.
 */
export function overBudget(
  { entryBytes, pieces }: RemoteWeight,
  { entryKb, pageKb }: RemoteBudget,
  libraries: LibraryWeights = {},
): string[] {
  const sentences: string[] = [];
  if (entryBytes > entryKb * 1000) {
    sentences.push(
      `La entrada (remote-entry.js) pesa ${inKb(entryBytes)} kB comprimida y su presupuesto es de ${inKb(entryKb * 1000)}: sobran ${inKb(entryBytes - entryKb * 1000)} kB. Lleva el nombre de cada archivo del remoto: une trozos que siempre van juntos (webpackChunkName).`,
    );
  }
  const heaviest = pieces[0];
  if (heaviest && heaviest.bytes > pageKb * 1000) {
    const files = heaviest.files.slice(0, 3).map(([file, bytes]) => `${file} (${inKb(bytes)} kB)`);
    const others = pieces.filter(({ bytes }) => bytes > pageKb * 1000).length - 1;
    sentences.push(
      `De sus piezas, ${heaviest.name} pesa ${inKb(heaviest.bytes)} kB comprimida y su presupuesto es de ${inKb(pageKb * 1000)}: sobran ${inKb(heaviest.bytes - pageKb * 1000)} kB${others > 0 ? `, y otras ${others} también lo pasan` : ''}. Lo que más pesa: ${files.join(', ')}.${heaviestLibrary(heaviest, libraries)} Carga con import() lo que no se vea al llegar, o quítalo.`,
    );
  }
  return sentences;
}

/** Names the library that adds most to a piece, where any does. */
function heaviestLibrary({ files }: PieceWeight, libraries: LibraryWeights): string {
  const bytes = new Map<string, number>();
  for (const [file] of files) {
    for (const [library, more] of Object.entries(libraries[file] ?? {}))
      bytes.set(library, (bytes.get(library) ?? 0) + more);
  }
  const [first] = [...bytes].sort(([, a], [, b]) => b - a);
  return first ? ` La librería que más pesa en ella: ${first[0]} (${inKb(first[1])} kB de código sin comprimir).` : '';
}

/** Returns bytes as kB in Spanish, always with one decimal: a weight is compared with its budget (`inDigits` drops a zero). */
export function inKb(bytes: number): string {
  return (bytes / 1000).toLocaleString('es-ES', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** The files of a chunk; of those that its name's parameter may mean (`article-:slug`), the heaviest. */
async function heaviestOf(
  chunk: string,
  chunks: Release['chunks'],
  weigh: (address: string) => Promise<number>,
): Promise<string[]> {
  const isMeant = chunkMatcher(chunk);
  const candidates = await Promise.all(
    Object.entries(chunks)
      .filter(([name]) => isMeant(name))
      .map(async ([, { js, css }]) => {
        const files = [...js, ...css];
        const weights = await Promise.all(files.map(weigh));
        return { files, bytes: weights.reduce((sum, bytes) => sum + bytes, 0) };
      }),
  );
  return candidates.sort((a, b) => b.bytes - a.bytes)[0]?.files ?? [];
}

/** Returns the pieces that readers load at once: each page and block, with the chunks that it names. */
function piecesOf({ routes, blocks }: Pick<Release, 'routes' | 'blocks'>): { name: string; chunks: string[] }[] {
  return [
    ...routes.map(({ path, chunks }) => ({ name: `la página ${path}`, chunks })),
    ...blocks.map(({ title, chunks }) => ({ name: `el bloque «${title}»`, chunks })),
  ];
}

/**
 * Finds a chunk that a page or block names and that the release does not have: it would come late and unstyled, and weigh nothing. A parameter in
 * a name may stand for any.
 */
export function missingChunk(
  release: Pick<Release, 'routes' | 'blocks' | 'chunks'>,
): { piece: string; chunk: string } | null {
  for (const { name, chunks } of piecesOf(release)) {
    const chunk = chunks.find((one) => !/:[A-Za-z]/.test(one) && !Object.hasOwn(release.chunks, one));
    if (chunk !== undefined) return { piece: name, chunk };
  }
  return null;
}

/**
 * Returns a function that decides whether a chunk's name with parameters may mean a given name; a parameter stands for one character at least. No expression is made of
 * the name: a stranger's release may have written it.
 */
function chunkMatcher(chunk: string): (name: string) => boolean {
  const [first = '', ...others] = chunk.split(/:[A-Za-z]+/);
  const last = others.pop();
  if (last === undefined) return (name) => name === chunk;
  return (name) => {
    if (!name.startsWith(first)) return false;
    let at = first.length;
    for (const piece of others) {
      const found = name.indexOf(piece, at + 1);
      if (found < 0) return false;
      at = found + piece.length;
    }
    return name.length - last.length > at && name.endsWith(last);
  };
}

/** `/mf/mf-blog/0123456789abcdef/js/page.js` → `js/page.js`. */
function fileOf(address: string): string {
  return address.split('/').slice(4).join('/');
}

function memoize<Value>(read: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>();
  return (key) => {
    const found = known.get(key) ?? read(key);
    known.set(key, found);
    return found;
  };
}
