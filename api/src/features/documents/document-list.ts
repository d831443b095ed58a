import type { DocumentEntry } from '@femcoders/contracts/document';
import {
  type DocumentKind,
  type DocumentPart,
  type documentSorts,
  documentStates,
} from '@femcoders/contracts/document-names';
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { documentCases } from '../../database/document-tables.ts';
import { users } from '../../database/schema.ts';
import { type WorkSource, waitingIn } from '../../feature/pending-work.ts';
import { type AdminQuery, matchesWords, orderOf, readAdminPage } from '../../lists/admin-list.ts';
import type { Page } from '../../lists/listing.ts';
import { type CaseRow, filesOfCase, toCase } from './document-case.ts';

export interface DocumentQuery extends AdminQuery<(typeof documentSorts)[number]> {
  part: DocumentPart;
  kind: DocumentKind | undefined;
}

const sortColumns = {
  sent_at: documentCases.sentAt,
  name: sql`${users.name} collate "es-x-icu"`,
  kind: documentCases.kind,
  state: sql`array_position(${sql.raw(`array['${documentStates.join("','")}']`)}, ${documentCases.state})`,
  delete_at: documentCases.deleteAt,
};

/** The columns of a case in a list; select them from the cases joined with their members. */
export const documentColumns = { row: documentCases, files: filesOfCase, name: users.name, email: users.email };

export const toEntry = ({ row, files, name }: { row: CaseRow; files: number; name: string }): DocumentEntry => ({
  id: row.id,
  ...toCase(row, files),
  member: { id: row.userId, name },
});

/** One page of the cases that were sent, and how many there are on all of them. A draft is nobody's but hers. */
export async function listDocuments(db: Database, { q, part, kind, sort }: DocumentQuery, page: Page) {
  const selected = and(
    partOf(part),
    kind && eq(documentCases.kind, kind),
    matchesWords(q, [documentCases.reference, users.name, users.email]),
  );
  return readAdminPage(
    page,
    db
      .select(documentColumns)
      .from(documentCases)
      .innerJoin(users, eq(users.id, documentCases.userId))
      .where(selected)
      .orderBy(...orderOf(sort, sortColumns, documentCases.id)),
    db.$count(sql`${documentCases} join ${users} on ${eq(users.id, documentCases.userId)}`, selected),
    toEntry,
  );
}

function partOf(part: DocumentPart): SQL {
  if (part === 'all') return ne(documentCases.state, 'draft');
  return part === 'pending' ? inArray(documentCases.state, ['sent', 'reviewing']) : eq(documentCases.state, part);
}

/** Cases that nobody has begun to look at. */
export const waitingDocuments: WorkSource = {
  section: '/admin/documentos',
  roles: ['admin'],
  count: (db) => waitingIn(db, documentCases.sentAt, eq(documentCases.state, 'sent')),
};
