import { fileURLToPath } from 'node:url';
import type { ObjectStore } from './object-store.ts';

/** Where a store is, as `STORAGE_URL` says it. */
export type StoragePlace =
  | { kind: 'folder'; folder: string }
  | { kind: 's3'; bucket: string; prefix: string; region?: string; endpoint?: string };

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/**
 * Reads `s3://bucket/prefix` or `file:///folder`. Address and region of a service that is not Amazon's stand behind it
 * (`?endpoint=https://s3.example&region=eu`), or in the variables that Amazon's client knows.
 * @returns null for anything else; also where a key stands in the address, which would appear in logs
 */
export function parseStorageUrl(text: string, variables: NodeJS.ProcessEnv = process.env): StoragePlace | null {
  const url = URL.parse(text);
  if (!url || url.username || url.password || url.hash) return null;
  if (url.protocol === 'file:') {
    if (url.host || url.search || url.pathname === '/') return null;
    return { kind: 'folder', folder: fileURLToPath(url).replace(/\/+$/, '') };
  }
  const path = url.pathname.split('/').filter(Boolean);
  const isPlain = path.every((name) => /^[\w.-]+$/.test(name) && !/^\.+$/.test(name));
  if (url.protocol !== 's3:' || url.port || !bucketName.test(url.hostname) || !isPlain) return null;
  const known = new Set(['endpoint', 'region']);
  if ([...url.searchParams.keys()].some((name) => !known.has(name))) return null;
  const endpoint = url.searchParams.get('endpoint') ?? variables.AWS_ENDPOINT_URL_S3 ?? variables.AWS_ENDPOINT_URL;
  if (endpoint && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) return null;
  const region = url.searchParams.get('region') ?? variables.AWS_REGION ?? variables.AWS_DEFAULT_REGION;
  return {
    kind: 's3',
    bucket: url.hostname,
    prefix: path.map((name) => `${name}/`).join(''),
    ...(region && { region }),
    ...(endpoint && { endpoint }),
  };
}

/** Opens a store. Nothing is asked of it yet. */
export async function openStore(place: StoragePlace): Promise<ObjectStore> {
  // The client takes 22 MB of memory: only who has such a store pays.
  if (place.kind === 's3') return (await import('./s3-store.ts')).createS3Store(place);
  return (await import('./folder-store.ts')).createFolderStore(place.folder);
}
