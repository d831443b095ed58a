import { createHash } from 'node:crypto';
import * as z from 'zod/v4';

/** The form of a backup that this code writes, and the newest that it reads. */
export const backupFormat = 1;

/** Names of what is in a backup. */
export const headPath = 'femcoders-backup.json';
export const checksumsPath = 'checksums.json';
export const keyPath = 'secret.key';
export const mailboxPath = 'mailbox';
export const releasesPath = 'releases';
export const databasePath = 'database';

/** Enough to tell a backup of a newer form from something else. */
export const formatSchema = z.object({ format: z.number().int().positive() });

const namedSchema = z.object({ schema: z.string(), name: z.string() });

/** The head of a backup. */
export const headSchema = formatSchema.extend({
  createdAt: z.iso.datetime(),
  /** Version of the PostgreSQL that it came from. */
  postgres: z.string(),
  /** The versions of the schemas. */
  schemas: z.object({
    api: z.array(z.object({ name: z.string(), checksum: z.string() })),
    registry: z.array(z.string()),
    /** Version of the queue's tables; null where there was no queue yet. */
    jobs: z.number().int().nullable(),
  }),
  tables: z.array(namedSchema.extend({ columns: z.array(z.string()) })),
  sequences: z.array(namedSchema.extend({ value: z.string(), called: z.boolean() })),
  /** Those whose files are in it. */
  releases: z.array(z.object({ name: z.string(), version: z.string() })),
  /** Returns whether a secret key is the one with which this site sealed; says nothing about it otherwise. */
  keyMark: z.string(),
  holdsKey: z.boolean(),
});
export type BackupHead = z.infer<typeof headSchema>;
export type BackupTable = BackupHead['tables'][number];

/** The last thing in a backup: without it the rest is half of one. */
export const checksumsSchema = z.object({
  entries: z.array(z.object({ path: z.string(), size: z.number(), sha256: z.string() })),
  /** Rows of each table, by `schema.table`. */
  rows: z.record(z.string(), z.number()),
  /** SHA-256 of the other two. */
  own: z.string(),
});
export type BackupChecksums = z.infer<typeof checksumsSchema>;

/** Returns the checksum that a list of checksums must have of itself. */
export function ownChecksum({ entries, rows }: Omit<BackupChecksums, 'own'>): string {
  return createHash('sha256')
    .update(JSON.stringify([entries, rows]))
    .digest('hex');
}

export const fullName = ({ schema, name }: { schema: string; name: string }) => `${schema}.${name}`;
