import type { DocumentKind } from '@femcoders/contracts/document-names';
import {
  keepDocumentDraft,
  listOwnDocuments,
  readDocumentDraft,
  readOwnDocument,
  removeDocumentFile,
  sendDocuments,
  withdrawDocuments,
} from '@femcoders/contracts/endpoints/documents';
import type { DocumentValues } from '@femcoders/contracts/validate-documents';
import { type ApiClient, callApi, queryOptions } from '@femcoders/platform';

/** Everything of hers; what changes one case makes all of it old. */
export const ownDocumentsKey = (userId: string) => ['documents', userId];

/** As many of her cases as the page shows at once. */
export const casesPerPage = 20;

/** Her cases, the last changed first; one more than a page holds says that there is another. */
export function ownCasesQuery(api: ApiClient, userId: string, page: number) {
  return queryOptions({
    queryKey: [...ownDocumentsKey(userId), 'list', page],
    queryFn: () => callApi(api, listOwnDocuments, { params: { id: userId }, query: { page, limit: casesPerPage } }),
  });
}

export function ownCaseQuery(api: ApiClient, userId: string, reference: string) {
  return queryOptions({
    queryKey: [...ownDocumentsKey(userId), 'case', reference],
    queryFn: () => callApi(api, readOwnDocument, { params: { id: userId, reference } }),
  });
}

/** Her draft of a kind: asked for whenever its form is opened, and not while she writes in it. */
export function ownDraftQuery(api: ApiClient, userId: string, kind: DocumentKind) {
  return queryOptions({
    queryKey: [...ownDocumentsKey(userId), 'draft', kind],
    queryFn: () => callApi(api, readDocumentDraft, { params: { id: userId, kind } }),
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** The calls by which she changes what is hers. */
export function documentMutations(api: ApiClient, id: string) {
  return {
    keepDraft: (kind: DocumentKind, fields: DocumentValues) =>
      callApi(api, keepDocumentDraft, { params: { id, kind }, body: { fields } }),
    send: (reference: string, fields: DocumentValues, privacy: boolean) =>
      callApi(api, sendDocuments, { params: { id, reference }, body: { fields, privacy } }),
    withdraw: (reference: string) => callApi(api, withdrawDocuments, { params: { id, reference } }),
    removeFile: (reference: string, file: string) =>
      callApi(api, removeDocumentFile, { params: { id, reference, file } }),
  };
}
