import { createHash } from 'node:crypto';
import type { DocumentState } from '@femcoders/contracts/document-names';
import { inArray } from 'drizzle-orm';
import type pg from 'pg';
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
import type { SeedKind } from './seed.ts';

type Row = typeof documentCases.$inferInsert;

interface DemoCase extends Pick<Row, 'reference' | 'userId' | 'kind' | 'fields' | 'missing' | 'reason'> {
  id: string;
  state: DocumentState;
  daysAgo: number;
  files?: readonly { id: string; name: string }[];
  /** The steps after it was sent, a day later each. */
  steps?: readonly { kind: DocumentStepKind; text?: string; fileName?: string }[];
}

const id = (n: number) => `00000000-0000-4000-8000-0000000010${String(n).padStart(2, '0')}`;
const team = 'Administradora de muestra';

/** Documents in every state that the team sees; they say of themselves that they are demo. */
const demoCases: readonly DemoCase[] = [
  {
    id: id(1),
    reference: 'FD-DEMA-2222',
    userId: memberId(1),
    kind: 'cv',
    state: 'sent',
    daysAgo: 0.2,
    fields: { puesto: 'Frontend, primer empleo (demostración)', inicio: 'Desde enero', enlace: '', comentario: '' },
    files: [{ id: id(51), name: 'CV de muestra.pdf' }],
  },
  {
    id: id(2),
    reference: 'FD-DEMA-3333',
    userId: memberId(8),
    kind: 'patrocinio',
    state: 'sent',
    daysAgo: 2,
    fields: {
      empresa: 'Empresa de Ejemplo, S. L.',
      propuesta: 'Envío de demostración: cedemos una sala para doce talleres.',
      comentario: '',
    },
    files: [
      { id: id(52), name: 'Dosier de muestra.pdf' },
      { id: id(53), name: 'Calendario de muestra.pdf' },
    ],
  },
  {
    id: id(3),
    reference: 'FD-DEMA-4444',
    userId: memberId(4),
    kind: 'voluntariado',
    state: 'reviewing',
    daysAgo: 4,
    fields: { papel: 'certificado', entidad: 'Universidad de Ejemplo', comentario: '' },
    files: [{ id: id(54), name: 'Certificado de muestra.pdf' }],
    steps: [{ kind: 'reviewing' }, { kind: 'opened', fileName: 'Certificado de muestra.pdf' }],
  },
  {
    id: id(4),
    reference: 'FD-DEMA-5555',
    userId: memberId(3),
    kind: 'evento',
    state: 'missing',
    daysAgo: 6,
    fields: { evento: 'Evento de demostración', motivo: 'gasto', comentario: '' },
    missing: ['El recibo con la fecha a la vista'],
    files: [{ id: id(55), name: 'Recibo de muestra.pdf' }],
    steps: [
      { kind: 'opened', fileName: 'Recibo de muestra.pdf' },
      { kind: 'missing', text: 'El recibo con la fecha a la vista' },
    ],
  },
  {
    id: id(5),
    reference: 'FD-DEMA-6666',
    userId: memberId(6),
    kind: 'ponente',
    state: 'accepted',
    daysAgo: 20,
    fields: {
      charla: 'Charla de demostración',
      bio: 'Ponente de muestra. Esta biografía es de demostración.',
      cesion: 'si',
      comentario: '',
    },
    reason: 'Gracias: ya está en el programa de demostración.',
    files: [{ id: id(56), name: 'Cesión de muestra.pdf' }],
    steps: [
      { kind: 'opened', fileName: 'Cesión de muestra.pdf' },
      { kind: 'accepted', text: 'Gracias: ya está en el programa de demostración.' },
    ],
  },
  {
    id: id(6),
    reference: 'FD-DEMA-7777',
    userId: memberId(5),
    kind: 'imagen',
    state: 'withdrawn',
    daysAgo: 30,
    steps: [{ kind: 'opened' }, { kind: 'withdrawn' }],
  },
];

/** Adds the demo documents that are missing. What is there stays as it is. */
export async function seedDocuments(
  pool: pg.Pool,
  kind: SeedKind,
  { secrets, now = new Date() }: { secrets: Secrets; now?: Date },
): Promise<void> {
  if (kind === 'none') return;
  await inTransaction(pool, async ({ db }) => {
    const owners = demoCases.map(({ userId }) => userId);
    const known = await db.select({ id: users.id }).from(users).where(inArray(users.id, owners));
    for (const demo of demoCases) {
      if (known.some((user) => user.id === demo.userId)) await addCase(db, demo, secrets, now);
    }
  });
}

async function addCase(db: Database, demo: DemoCase, secrets: Secrets, now: Date): Promise<void> {
  const { daysAgo, files = [], steps = [], ...row } = demo;
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
