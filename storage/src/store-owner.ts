import { buffer } from 'node:stream/consumers';
import type { ObjectStore } from './object-store.ts';
import { StoreError } from './store-error.ts';

/** A site, as the place of a store names the one that it belongs to. */
export interface StoreOwner {
  /** Made once in the site's database; a copy of the database has the same. */
  id: string;
  /** Where its visitors find it; null while it has no public address. */
  publicUrl: string | null;
}

/** Names the site that a place belongs to. Shells need not read it. */
const markKey = 'site.json';

/** Reads which site a place belongs to. @returns null where none has used it @throws StoreError */
export async function readOwner(store: ObjectStore): Promise<StoreOwner | null> {
  const found = await store.get(markKey);
  if (!found) return null;
  const text = (await buffer(found.body)).toString('utf8');
  const mark = parse(text);
  if (typeof mark.id === 'string')
    return { id: mark.id, publicUrl: typeof mark.publicUrl === 'string' ? mark.publicUrl : null };
  throw new StoreError(
    'failed',
    `En ${store.place} no se entiende ${markKey}: npm run claim-store lo escribe de nuevo.`,
  );
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Writes which site a place belongs to, also where it belonged to another. @throws StoreError */
export async function writeOwner(store: ObjectStore, { id, publicUrl }: StoreOwner): Promise<void> {
  await store.put(markKey, Buffer.from(`${JSON.stringify({ id, publicUrl })}\n`), { contentType: 'application/json' });
}

/**
 * Makes a place that nobody has used the site's, and refuses another site's: versions are named by their content, so what one of two
 * sites clears away may be live on the other.
 * @throws StoreError `another-site`, with what to do, or what the store answers
 */
export async function claimStore(store: ObjectStore, site: StoreOwner): Promise<void> {
  const owner = await readOwner(store);
  refuseOther(store, site, owner);
  // A site that has become public says so from then on.
  if (owner && (owner.publicUrl !== null || site.publicUrl === null)) return;
  await writeOwner(store, site);
  // Of two sites that came at once, the later one has it.
  refuseOther(store, site, await readOwner(store));
}

/**
 * Why a site may not use a place, as a Spanish sentence that says what to do; null where it may.
 * @param owner null where nobody has used the place
 */
export function reasonAgainst(store: ObjectStore, site: StoreOwner, owner: StoreOwner | null): string | null {
  if (!owner) return null;
  const named = owner.publicUrl ?? owner.id;
  const choice =
    'Da a este sitio otra carpeta en STORAGE_URL; si el otro ya no la usa, npm run claim-store se la da a este (docs/storage.md).';
  if (owner.id !== site.id) return `${store.place} es de otro sitio, ${named}. ${choice}`;
  if (owner.publicUrl === null || owner.publicUrl === site.publicUrl) return null;
  return `${store.place} es de ${named}, y este sitio es una copia con otro PUBLIC_URL (${site.publicUrl ?? 'de esta máquina'}). ${choice}`;
}

function refuseOther(store: ObjectStore, site: StoreOwner, owner: StoreOwner | null): void {
  const reason = reasonAgainst(store, site, owner);
  if (reason) throw new StoreError('another-site', reason);
}

/**
 * A store in which nothing is written or removed before its place is known to be the site's.
 * @param site asked before the first change
 * @returns the store; its `put`, `remove` and `removeUnfinished` throw StoreError `another-site` where another site owns the place
 */
export function ownedStore(store: ObjectStore, site: () => Promise<StoreOwner>): ObjectStore {
  let claimed: Promise<void> | null = null;
  const claim = () => {
    claimed ??= site()
      .then((owner) => claimStore(store, owner))
      .catch((error) => {
        claimed = null;
        throw error;
      });
    return claimed;
  };
  return {
    ...store,
    async put(...given) {
      await claim();
      return store.put(...given);
    },
    async remove(key) {
      await claim();
      return store.remove(key);
    },
    async removeUnfinished(...given) {
      await claim();
      return store.removeUnfinished(...given);
    },
  };
}
