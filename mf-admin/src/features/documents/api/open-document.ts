import type { DocumentDecision, DocumentEntryDetail, DocumentFile, DocumentNote } from '@femcoders/contracts/document';
import * as endpoints from '@femcoders/contracts/endpoints/documents';
import { downloadFile } from '@femcoders/kit/files/download-file';
import { waitingWorkKey } from '../../layout/waiting-work.ts';
import { adminListKey } from '../../lists/admin-list-query.ts';
import { recordCalls } from '../../records/record-calls.ts';

/** A case of documents. */
const documentCase = recordCalls<DocumentEntryDetail>({
  read: endpoints.readSentDocuments,
  lists: () => [adminListKey({ endpoint: endpoints.listSentDocuments }), waitingWorkKey],
});
export const useDocument = documentCase.useRecord;

/** Returns the mutations of a case; each throws what the API client throws. */
export function useDocumentMutations(id: string) {
  const { change } = documentCase.useChanges();
  return {
    decide: (body: DocumentDecision) => change(endpoints.decideDocuments, { params: { id }, body }),
    addNote: (body: DocumentNote) => change(endpoints.noteOnDocuments, { params: { id }, body }),
  };
}
export type DocumentMutations = ReturnType<typeof useDocumentMutations>;

/**
 * Saves a file of a case. That it was opened is kept, and shown afterwards.
 * @throws ApiError where it is refused; UnreachableError where it did not arrive
 */
export function useOpenFile(id: string): (file: DocumentFile) => Promise<void> {
  const { refresh } = documentCase.useChanges();
  return async ({ id: file, name }) => {
    await downloadFile(endpoints.openSentFile, { params: { id, file } }, name);
    void refresh(id);
  };
}
