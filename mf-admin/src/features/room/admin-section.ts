import type { Role } from '@femcoders/contracts/session';

/** What a section of the administration has waiting for whoever may open it. */
export interface WaitingWork {
  count: number;
  /** The count in words, such as "16 comentarios pendientes". */
  words: string;
}

/** A section of the administration: an entry of the rail and of the first page. */
export interface AdminSection {
  path: string;
  title: string;
  /** What one does there, in a sentence. */
  summary: string;
  /** Who may open it. The API checks every call again. */
  roles: readonly Role[];
  /** A hook: what waits there now; null while nobody knows. */
  useWaitingWork: () => WaitingWork | null;
}
