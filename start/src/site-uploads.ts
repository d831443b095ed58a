import { createUploadedFiles, type UploadedFiles } from '@femcoders/api/files/uploaded-files';
import type { Environment } from './environment.ts';
import { openSiteStorage } from './site-storage.ts';

/** Where the files of a site are kept that somebody sends. Its owner closes it. */
export interface SiteUploads {
  uploads: UploadedFiles;
  close(): void;
}

/** Opens the store of a site for files that are too large for their rows; without one, all are in their rows. */
export async function openSiteUploads(
  environment: Pick<Environment, 'storage' | 'largestUploadInRow'>,
  log: { error(details: object, message: string): void },
): Promise<SiteUploads> {
  const store = await openSiteStorage(environment);
  const uploads = createUploadedFiles({ store, largestInRow: environment.largestUploadInRow, log });
  return { uploads, close: () => store?.close() };
}
