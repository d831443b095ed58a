import type { DocumentFile } from '@femcoders/contracts/document';
import { addDocumentFile } from '@femcoders/contracts/endpoints/documents';
import { uploadFile } from '@femcoders/kit/files/upload-file';
import { useApi } from '@femcoders/platform';
import { useEffect, useRef, useState } from 'react';
import { documentMutations } from './api/own-documents.ts';
import { createUploadQueue, type UploadItem, type UploadQueue } from './upload-queue.ts';

/** The files of a case and the actions on them. */
export interface CaseFiles extends Pick<UploadQueue, 'add' | 'retry' | 'remove'> {
  items: readonly UploadItem[];
  /** Some are not with us yet. */
  busy: boolean;
}

/**
 * The files of a case that she may still change.
 * @param kept those that it has
 * @param reference of the case, which is made when the first file comes
 */
export function useCaseFiles(
  userId: string,
  kept: readonly DocumentFile[],
  reference: () => Promise<string>,
): CaseFiles {
  const api = useApi();
  const latest = useRef(reference);
  latest.current = reference;
  const [queue] = useState(() => {
    const mutations = documentMutations(api, userId);
    return createUploadQueue(kept, {
      upload: async (id, file, options) => {
        const params = { id: userId, reference: await latest.current(), file: id };
        return uploadFile(addDocumentFile, { params, query: { name: file.name } }, file, options);
      },
      remove: async (id) => mutations.removeFile(await latest.current(), id),
      onChange: (items) => setItems(items),
    });
  });
  const [items, setItems] = useState(queue.items);
  useEffect(() => () => queue.stop(), [queue]);
  const busy = items.some(({ state }) => state === 'waiting' || state === 'uploading');
  return { items, busy, add: queue.add, retry: queue.retry, remove: queue.remove };
}
