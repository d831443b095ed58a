import { createHash } from 'node:crypto';
import { documentKinds, documentStates } from '@femcoders/contracts/document-names';
import { inArray } from 'drizzle-orm';
import type pg from 'pg';
import * as z from 'zod';
import { type Database, inTransaction } from '../database/database.ts';
import {
  type DocumentStepKind,
  documentCases,
  documentContents,
  documentFiles,
  documentSteps,
} from '../database/document-tables.ts';
import { users } from '../database/schema.ts';
import { daysAfter, deletionAfter } from '../features/documents/document-case.ts';
import { sealFile } from '../features/documents/stored-files.ts';
import type { Secrets } from '../secrets.ts';
import { memberId } from './demo-members.ts';
import { readDemo, texts } from './read-demo.ts';
import type { SeedKind } from './seed.ts';

const stepKinds = [...documentStates, 'resent', 'opened', 'note'] as const satisfies readonly DocumentStepKind[];

const caseSchema = z.strictObject({
  id: z.uuid(),
  reference: z.string(),
  /** Number of the demo member. */
  member: z.int(),
  kind: z.enum(documentKinds),
  state: z.enum(documentStates),
  daysAgo: z.number(),
  fields: z.record(z.string(), z.string()).optional(),
  missing: texts.optional(),
  reason: z.string().optional(),
  files: z.array(z.strictObject({ id: z.uuid(), name: z.string() })).default([]),
  /** The steps after it was sent, a day later each. */
  steps: z
    .array(z.strictObject({ kind: z.enum(stepKinds), text: z.string().optional(), fileName: z.string().optional() }))
    .default([]),
});

const team = 'Administradora de muestra';

/** Adds the demo documents that are missing. What is there stays as it is. */
export async function seedDocuments(
  pool: pg.Pool,
  kind: SeedKind,
  { secrets, now = new Date() }: { secrets: Secrets; now?: Date },
): Promise<void> {
  if (kind === 'none') return;
  const cases = readDemo('documents', z.array(caseSchema)).map(({ member, ...text }) => ({
    ...text,
    userId: memberId(member),
  }));
  await inTransaction(pool, async ({ db }) => {
    const owners = cases.map(({ userId }) => userId);
    const known = await db.select({ id: users.id }).from(users).where(inArray(users.id, owners));
    for (const demo of cases) {
      if (known.some((user) => user.id === demo.userId)) await addCase(db, demo, secrets, now);
    }
  });
}

type DemoCase = Omit<z.output<typeof caseSchema>, 'member'> & { userId: string };

async function addCase(db: Database, demo: DemoCase, secrets: Secrets, now: Date): Promise<void> {
  const { daysAgo, files, steps, ...row } = demo;
  const sentAt = daysAfter(now, -daysAgo);
  const changedAt = steps.length > 0 ? daysAfter(sentAt, steps.length) : sentAt;
  const closed = row.state === 'withdrawn';
  const dates = {
    ...{ createdAt: sentAt, changedAt, sentAt },
    deleteAt: closed ? null : deletionAfter(row.kind, sentAt),
    closedAt: closed ? changedAt : null,
  };
  const added = await db
    .insert(documentCases)
    .values({ ...row, ...dates })
    .onConflictDoNothing()
    .returning({ id: documentCases.id });
  if (added.length === 0) return;
  for (const { id: fileId, name } of files) {
    const content = demoPdf(name);
    const sha256 = createHash('sha256').update(content).digest();
    const file = { id: fileId, caseId: row.id, name, type: 'pdf' as const, bytes: content.length, sha256 };
    await db.insert(documentFiles).values({ ...file, uploadedAt: sentAt });
    const sealed = Buffer.concat(await sealFile(secrets, fileId, content));
    await db.insert(documentContents).values({ fileId, sealed });
  }
  await db.insert(documentSteps).values([
    { caseId: row.id, kind: 'sent', at: sentAt },
    ...steps.map((step, n) => ({
      ...step,
      ...{ caseId: row.id, at: daysAfter(sentAt, n + 1), actorName: step.kind === 'withdrawn' ? null : team },
    })),
  ]);
}

/** A page that says what it is. */
function demoPdf(name: string): Buffer {
  const text = `BT /F1 24 Tf 72 720 Td (${name.replace(/[^\x20-\x7e]|[()\\]/g, '-')}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, n) => {
    const place = body.length;
    body += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + trailer, 'latin1');
}
