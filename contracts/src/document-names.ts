/** The purposes for which documents are sent, in the words of the address. */
export const documentKinds = ['cv', 'ponente', 'patrocinio', 'voluntariado', 'imagen', 'evento'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/**
 * The states of a case: `draft` until it is sent, then the team's (`sent`, `reviewing`, `missing` something,
 * `accepted`, `refused`), and at its end `withdrawn` by her or `expired`. At its end nothing is left but dates.
 */
export const documentStates = [
  'draft',
  'sent',
  'reviewing',
  'missing',
  'accepted',
  'refused',
  'withdrawn',
  'expired',
] as const;
export type DocumentState = (typeof documentStates)[number];

/** The parts of the administration's list: a state, `pending` for what waits for the team, or `all`. */
export const documentParts = ['pending', ...documentStates.filter((state) => state !== 'draft'), 'all'] as const;
export type DocumentPart = (typeof documentParts)[number];

/** Sort keys of the administration's list. */
export const documentSorts = ['sent_at', 'name', 'kind', 'state', 'delete_at'] as const;

/** Where the team may move a case from where it is. */
export const nextDocumentStates: Readonly<Record<DocumentState, readonly DocumentState[]>> = {
  draft: [],
  sent: ['reviewing', 'missing', 'accepted', 'refused'],
  reviewing: ['missing', 'accepted', 'refused'],
  missing: ['reviewing', 'accepted', 'refused'],
  accepted: ['reviewing'],
  refused: ['reviewing'],
  withdrawn: [],
  expired: [],
};

/** Kinds of files that are taken. */
export const documentTypes = ['pdf', 'docx', 'odt', 'png', 'jpg'] as const;
export type DocumentType = (typeof documentTypes)[number];
