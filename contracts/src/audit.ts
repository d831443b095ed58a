import * as z from 'zod/mini';

/** A line of the audit log: who did what to what, and how it was before and after. */
export const auditEntrySchema = z.object({
  id: z.string(),
  /** ISO 8601 instant in UTC. */
  at: z.string(),
  /** `comment.approve`; a newer version of the site may know more acts than its reader. */
  act: z.string(),
  actorId: z.nullable(z.string()),
  actorName: z.nullable(z.string()),
  /** Kind and identity: `comment:<id>`, `release:mf-blog`. */
  subject: z.nullable(z.string()),
  before: z.unknown(),
  after: z.unknown(),
  requestId: z.string(),
  addressHash: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
