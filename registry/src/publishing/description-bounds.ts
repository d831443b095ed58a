import type { Release } from '@femcoders/contracts/registry';
import { badArchive } from './upload-error.ts';

/** Most entries of each list of a `release.json` that comes over HTTP: several times what the largest part of the house has. */
const mostEntries = {
  prefixes: 50,
  routes: 400,
  blocks: 100,
  documents: 100,
  stores: 100,
  footer: 20,
  header: 10,
  chunks: 500,
} as const;
/** Names of chunks, styles, slots and query parameters that all pages and blocks have together. */
const mostReferences = 2_000;
/** Of them, those with a parameter, each of which may mean any chunk. */
const mostPatterns = 50;
/** Files that all chunks name together. */
const mostChunkFiles = 4_000;
/** Names, fields and lists of a contract, which is compared with what the shell and the API offer; the largest of the house has 4,200. */
const mostOfContract = 15_000;
/** Characters of each name, address and text; what the file lists say is bounded as paths are. */
const longest = 500;

/**
 * Bounds what one description makes the site compare, on the thread that answers everybody: addresses with those of all other parts,
 * pages with chunks, each text by expressions.
 * @throws UploadError 400 that names what is too many or too long
 */
export function boundDescription(release: Release): void {
  for (const [name, most] of Object.entries(mostEntries)) {
    const listed = Object.keys(release[name as keyof typeof mostEntries] ?? {}).length;
    if (listed > most) throw badArchive(`release.json tiene más de ${most} entradas en ${name}`);
  }
  const references = [...release.routes, ...release.blocks].flatMap((piece) =>
    'path' in piece ? [...piece.chunks, ...piece.styles, ...piece.slots, ...(piece.query ?? [])] : piece.chunks,
  );
  if (references.length > mostReferences) throw badArchive(`sus páginas nombran más de ${mostReferences} piezas`);
  const patterns = new Set(references.filter((name) => name.includes(':')));
  if (patterns.size > mostPatterns)
    throw badArchive(`sus páginas nombran más de ${mostPatterns} piezas con parámetros`);
  const files = Object.values(release.chunks).flatMap(({ js, css }) => [...js, ...css]);
  if (files.length > mostChunkFiles) throw badArchive(`sus piezas nombran más de ${mostChunkFiles} archivos`);
  if (sizeOf(release.contract) > mostOfContract) throw badArchive(`su contrato nombra más de ${mostOfContract} cosas`);
  const { contract: _contract, integrity: _i, sizes: _s, serverIntegrity: _v, kitIntegrity: _k, ...declared } = release;
  if (hasLongText(declared)) throw badArchive(`release.json tiene un texto de más de ${longest} caracteres`);
}

/** Whether a text or a name of a field in it is longer than any may be. */
function hasLongText(value: unknown): boolean {
  if (typeof value === 'string') return value.length > longest;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) => name.length > longest || hasLongText(inner));
}

/** How many values a value is made of. */
function sizeOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, inner) => sum + sizeOf(inner), 1);
}
