import type { DocumentDecision, DocumentEntryDetail, DocumentFile, DocumentNote } from '@femcoders/contracts/document';
import { sessionToken, useQuery, useQueryClient } from '@femcoders/platform';
import { saveFile } from '@femcoders/shared-ui/save-file';
import { adminListKey } from '../../lists/admin-list-query.ts';
import { useAdminApi } from '../../room/use-admin-api.ts';
import { waitingWorkKey } from '../../room/waiting-work.ts';
import { documentList } from '../document-list.tsx';

const documentKey = (id: string) => ['admin', 'document', id] as const;

/** A case whole, as it is now. */
export function useDocument(id: string) {
  const api = useAdminApi();
  return useQuery({
    queryKey: documentKey(id),
    queryFn: ({ signal }) => api.request<DocumentEntryDetail>(`/admin/documents/${encodeURIComponent(id)}`, { signal }),
    staleTime: 0,
  });
}

interface ActBodies {
  state: DocumentDecision;
  notes: DocumentNote;
}
export type ActOnDocument = <Act extends keyof ActBodies>(act: Act, body: ActBodies[Act]) => Promise<void>;

/**
 * Does something with a case; afterwards the page shows it as it is, also when somebody else was first.
 * @throws what the API client throws
 */
export function useActOnDocument(id: string): ActOnDocument {
  const api = useAdminApi();
  const queries = useQueryClient();
  return async (act, body) => {
    try {
      const path = `/admin/documents/${encodeURIComponent(id)}/${act}`;
      const found = await api.request<DocumentEntryDetail>(path, { method: 'POST', body });
      // An answer from before the change that is still on its way must not replace it.
      await queries.cancelQueries({ queryKey: documentKey(id) });
      queries.setQueryData(documentKey(id), found);
    } catch (error) {
      void queries.invalidateQueries({ queryKey: documentKey(id) });
      throw error;
    }
    for (const queryKey of [adminListKey(documentList), waitingWorkKey]) void queries.invalidateQueries({ queryKey });
  };
}

/**
 * Saves a file of a case. That it was opened is kept, and shown afterwards.
 * @throws Error with a sentence for the reader
 */
export function useOpenFile(id: string): (file: DocumentFile) => Promise<void> {
  const queries = useQueryClient();
  return async ({ id: file, name }) => {
    const headers = { authorization: `Bearer ${sessionToken() ?? ''}` };
    const address = `/api/admin/documents/${encodeURIComponent(id)}/files/${file}/openings`;
    const response = await fetch(address, { method: 'POST', headers }).catch(() => null);
    if (!response) throw new Error('No hemos podido conectar.');
    if (!response.ok) throw new Error('No hemos podido abrir el archivo. Recarga la página y prueba otra vez.');
    // Never under a type that a browser would open in place as ours.
    saveFile(name, await response.blob(), 'application/octet-stream');
    void queries.invalidateQueries({ queryKey: documentKey(id) });
  };
}
