import type { DocumentKind, DocumentState, DocumentType } from '@femcoders/contracts/document-names';
import type { FileVerdict } from '@femcoders/contracts/file-verdict';
import { bigint, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { UploadedObject } from '../files/uploaded-files.ts';
import { bytes, instant } from './columns.ts';

/** The cases for which members send documents. */
export const documentCases = pgTable('document_cases', {
  id: uuid().primaryKey().defaultRandom(),
  reference: text().notNull(),
  userId: uuid('user_id').notNull(),
  kind: text().$type<DocumentKind>().notNull(),
  state: text().$type<DocumentState>().notNull().default('draft'),
  fields: jsonb().$type<Record<string, string>>().notNull().default({}),
  missing: text().array().notNull().default([]),
  reason: text().notNull().default(''),
  createdAt: instant('created_at').notNull(),
  changedAt: instant('changed_at').notNull(),
  /** The last time, where it was sent again. */
  sentAt: instant('sent_at'),
  /** When the documents go; null once they are gone. */
  deleteAt: instant('delete_at'),
  closedAt: instant('closed_at'),
});

export const documentFiles = pgTable('document_files', {
  id: uuid().primaryKey(),
  caseId: uuid('case_id').notNull(),
  name: text().notNull(),
  type: text().$type<DocumentType>().notNull(),
  bytes: integer().notNull(),
  sha256: bytes().notNull(),
  uploadedAt: instant('uploaded_at').notNull(),
  verdict: text().$type<FileVerdict>().notNull().default('open'),
  judgedAt: instant('judged_at'),
  /** How often a scanner that answers could not judge it. */
  failedScans: integer('failed_scans').notNull().default(0),
});

export const documentContents = pgTable('document_contents', {
  fileId: uuid('file_id').primaryKey(),
  sealed: bytes().notNull(),
  /** The object that has the bytes in place of this row. */
  object: jsonb().$type<UploadedObject>(),
});

export type DocumentStepKind = DocumentState | 'resent' | 'opened' | 'note';

export const documentSteps = pgTable('document_steps', {
  id: uuid().primaryKey().defaultRandom(),
  caseId: uuid('case_id').notNull(),
  kind: text().$type<DocumentStepKind>().notNull(),
  at: instant('at').notNull(),
  actorId: uuid('actor_id'),
  /** As she was called then; null for the member herself and for the site. */
  actorName: text('actor_name'),
  text: text().notNull().default(''),
  fileName: text('file_name'),
  /** The insertion order. */
  n: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
});
