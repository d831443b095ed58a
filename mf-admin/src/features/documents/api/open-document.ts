import type { DocumentDecision, DocumentEntryDetail, DocumentFile, DocumentNote } from '@femcoders/contracts/document';
import { downloadFile } from '@femcoders/kit/files/download-file';
import { waitingWorkKey } from '../../layout/waiting-work.ts';
import { adminListKey } from '../../lists/admin-list-query.ts';
import { adminRecord } from '../../records/admin-record.ts';
import { documentList } from '../document-list.tsx';

/** A case of documents. */
const documentCase = adminRecord<DocumentEntryDetail>({
  at: (id, act) => `/admin/documents/${encodeURIComponent(id)}${act}`,
  lists: () => [adminListKey(documentList), waitingWorkKey],
});
export const useDocument = documentCase.useRecord;

interface ActBodies {
  state: DocumentDecision;
  notes: DocumentNote;
}
export type ActOnDocument = <Act extends keyof ActBodies>(act: Act, body: ActBodies[Act]) => Promise<void>;

/** Does something with a case; throws what the API client throws. */
export function useActOnDocument(id: string): ActOnDocument {
  const { change } = documentCase.useChanges();
  return async (act, body) => void (await change('POST', id, `/${act}`, body));
}

/**
 * Saves a file of a case. That it was opened is kept, and shown afterwards.
 * @throws ApiError where it is refused; UnreachableError where it did not arrive
 */
export function useOpenFile(id: string): (file: DocumentFile) => Promise<void> {
  const { refresh } = documentCase.useChanges();
  return async ({ id: file, name }) => {
    const address = `/api/admin/documents/${encodeURIComponent(id)}/files/${file}/openings`;
    await downloadFile(address, { method: 'POST', name });
    void refresh(id);
  };
}
