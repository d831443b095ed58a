import { desc } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import { audit } from '../../database/schema.ts';
import { type Page, rowsToRead, rowsToSkip } from '../listing.ts';

/** The sensitive acts that the API records. */
export type Act =
  | 'auth.login'
  | 'auth.login-failed'
  | 'auth.logout'
  | 'comment.approve'
  | 'comment.reject'
  | 'comment.restore'
  | 'comment.spam'
  | 'release.publish'
  | 'release.rollback'
  | 'user.create-first-admin';

/** What an audit entry says of the request that caused it. */
export interface RequestTrace {
  requestId: string;
  addressHash: string | null;
}

export interface AuditRecord {
  act: Act;
  at: Date;
  actor: { id: string; name: string } | null;
  /** Who acted, where that is no member: an account of the machine, a process. */
  actorName?: string;
  /** What was acted on, e.g. `comment:<id>`. */
  subject: string;
  before?: unknown;
  after?: unknown;
}

/** Adds an entry; give the transaction's `db`, so that the act and its entry are stored together or not at all. */
export async function recordAct(db: Database, trace: RequestTrace, record: AuditRecord): Promise<void> {
  const { act, at, actor, actorName, subject, before, after } = record;
  await db.insert(audit).values({
    at,
    act,
    actorId: actor?.id,
    actorName: actor?.name ?? actorName,
    subject,
    before,
    after,
    requestId: trace.requestId,
    addressHash: trace.addressHash,
  });
}

export const auditEntrySchema = z.object({
  id: z.string(),
  /** ISO 8601 instant in UTC. */
  at: z.string(),
  act: z.string(),
  actorId: z.nullable(z.string()),
  actorName: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  before: z.unknown(),
  after: z.unknown(),
  requestId: z.string(),
  addressHash: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** The newest first; one row more than the page holds, when there is one. */
export async function listAudit(db: Database, page: Page): Promise<AuditEntry[]> {
  const rows = await db
    .select()
    .from(audit)
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(rowsToRead(page))
    .offset(rowsToSkip(page));
  return rows.map((row) => ({ ...row, id: String(row.id), at: row.at.toISOString() }));
}
