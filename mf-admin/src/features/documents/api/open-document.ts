import type { DocumentDecision, DocumentEntryDetail, DocumentFile, DocumentNote } from '@femcoders/contracts/document';
import {
  decideDocuments,
  noteOnDocuments,
  openSentFile,
  readSentDocuments,
} from '@femcoders/contracts/endpoints/documents';
import { apiAddress } from '@femcoders/kit/data/api-address';
import { sessionToken } from '@femcoders/platform';
import { saveFile } from '@femcoders/shared-ui/save-file';
import { waitingWorkKey } from '../../layout/waiting-work.ts';
import { adminListKey } from '../../lists/admin-list-query.ts';
import { recordCalls } from '../../records/record-calls.ts';
import { documentList } from '../document-list.tsx';

/** A case of documents. */
const documentCase = recordCalls<DocumentEntryDetail>({
  read: readSentDocuments,
  lists: () => [adminListKey(documentList), waitingWorkKey],
});
export const useDocument = documentCase.useRecord;

/** Returns the acts on a case; each throws what the API client throws. */
export function useDocumentActs(id: string) {
  const { change } = documentCase.useChanges();
  return {
    decide: (body: DocumentDecision) => change(decideDocuments, { params: { id }, body }),
    addNote: (body: DocumentNote) => change(noteOnDocuments, { params: { id }, body }),
  };
}
export type DocumentActs = ReturnType<typeof useDocumentActs>;

/**
 * Saves a file of a case. That it was opened is kept, and shown afterwards.
 * @throws Error with a sentence for the reader
 */
export function useOpenFile(id: string): (file: DocumentFile) => Promise<void> {
  const { refresh } = documentCase.useChanges();
  return async ({ id: file, name }) => {
    const headers = { authorization: `Bearer ${sessionToken() ?? ''}` };
    const address = apiAddress(openSentFile, { params: { id, file } });
    const response = await fetch(address, { method: 'POST', headers }).catch(() => null);
    if (!response) throw new Error('No hemos podido conectar.');
    if (!response.ok) throw new Error('No hemos podido abrir el archivo. Recarga la página y prueba otra vez.');
    // Never under a type that a browser would open in place as ours.
    saveFile(name, await response.blob(), 'application/octet-stream');
    void refresh(id);
  };
}
