import type { DocumentCase, DocumentCaseDetail, DocumentDraft } from '@femcoders/contracts/document';
import type { DocumentKind } from '@femcoders/contracts/document-names';
import type { DocumentValues } from '@femcoders/contracts/validate-documents';
import { type ApiClient, queryOptions } from '@femcoders/platform';

const base = (userId: string) => `/user/${userId}/documents`;
const caseOf = (userId: string, reference: string) => `${base(userId)}/${encodeURIComponent(reference)}`;

/** Everything of hers; what changes one case makes all of it old. */
export const ownDocumentsKey = (userId: string) => ['documents', userId];

/** As many of her cases as the page shows at once. */
export const casesPerPage = 20;

/** Her cases, the last changed first; one more than a page holds says that there is another. */
export function ownCasesQuery(api: ApiClient, userId: string, page: number) {
  return queryOptions({
    queryKey: [...ownDocumentsKey(userId), 'list', page],
    queryFn: () => api.request<DocumentCase[]>(base(userId), { query: { page, limit: casesPerPage } }),
  });
}

export function ownCaseQuery(api: ApiClient, userId: string, reference: string) {
  return queryOptions({
    queryKey: [...ownDocumentsKey(userId), 'case', reference],
    queryFn: () => api.request<DocumentCaseDetail>(caseOf(userId, reference)),
  });
}

/** Her draft of a kind: asked for whenever its form is opened, and not while she writes in it. */
export function ownDraftQuery(api: ApiClient, userId: string, kind: DocumentKind) {
  return queryOptions({
    queryKey: [...ownDocumentsKey(userId), 'draft', kind],
    queryFn: () => api.request<DocumentDraft>(`${base(userId)}/drafts/${kind}`),
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** The calls by which she changes what is hers. */
export function documentMutations(api: ApiClient, userId: string) {
  return {
    keepDraft: (kind: DocumentKind, fields: DocumentValues) =>
      api.request<DocumentCaseDetail>(`${base(userId)}/drafts/${kind}`, { method: 'PUT', body: { fields } }),
    send: (reference: string, fields: DocumentValues, privacy: boolean) =>
      api.request<DocumentCaseDetail>(`${caseOf(userId, reference)}/send`, {
        method: 'POST',
        body: { fields, privacy },
      }),
    withdraw: (reference: string) =>
      api.request<DocumentCaseDetail | undefined>(`${caseOf(userId, reference)}/withdraw`, { method: 'POST' }),
    removeFile: (reference: string, file: string) =>
      api.request(`${caseOf(userId, reference)}/files/${file}`, { method: 'DELETE' }),
  };
}

/** Where a file of hers is put, and fetched from. */
export const fileAddress = (userId: string, reference: string, file: string) =>
  `/api${caseOf(userId, reference)}/files/${file}`;
