import type { FileVerdict } from '@femcoders/contracts/file-verdict';
import { and, asc, eq, sql } from 'drizzle-orm';
import { contactAttachments, contactEntries, contactMessages } from '../../database/contact-tables.ts';
import type { DataPart } from '../../feature/data-part.ts';

const isHers = (email: string) => sql`lower(${contactMessages.email}) = ${email}`;
const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
};

/**
 * By her address: one writes to us without an account. Her messages do not go with it: they are conversations with the
 * team and go twelve months after they began.
 */
export const messageData: DataPart = {
  key: 'mensajes',
  title: 'Los mensajes de contacto que nos has escrito',
  columns: ['contact_messages.email'],
  fields: {
    referencia: 'Referencia',
    escrito: 'Escrito',
    motivo: 'Motivo',
    nombre: 'Nombre',
    empresa: 'Empresa',
    ofrece: 'Qué ofrece la empresa',
    fechaCharla: 'Fecha de la charla',
    ciudadCharla: 'Ciudad de la charla',
    texto: 'Texto',
    archivo: 'Archivo adjunto',
    estado: 'Estado',
    respuestas: 'Nuestras respuestas',
  },
  words: { estado: { new: 'Nuevo', open: 'En curso', resolved: 'Resuelto', spam: 'Apartado como spam' } },
  async read(db, { email }) {
    const answers = sql<string[]>`array(
      select text from ${contactEntries}
      where ${contactEntries.messageId} = ${contactMessages.id} and ${contactEntries.kind} = 'answer'
      order by ${contactEntries.createdAt})`;
    const rows = await db
      .select({ row: contactMessages, answers, type: contactAttachments.type, verdict: contactAttachments.verdict })
      .from(contactMessages)
      .leftJoin(contactAttachments, eq(contactAttachments.messageId, contactMessages.id))
      .where(isHers(email))
      .orderBy(asc(contactMessages.createdAt));
    return rows.map(({ row, type, verdict, answers }) => ({
      referencia: row.reference,
      escrito: row.createdAt,
      motivo: row.reason,
      nombre: row.name,
      empresa: row.company,
      ofrece: row.helps,
      fechaCharla: row.talkDate,
      ciudadCharla: row.talkCity,
      texto: row.message,
      archivo: type && fileOf(row.reference, type) + notes[verdict ?? 'open'],
      estado: row.state,
      respuestas: answers,
    }));
  },
  async *files(db, { email }, { uploads }) {
    const found = await db
      .select({ id: contactMessages.id, reference: contactMessages.reference, type: contactAttachments.type })
      .from(contactAttachments)
      .innerJoin(contactMessages, eq(contactMessages.id, contactAttachments.messageId))
      .where(and(isHers(email), eq(contactAttachments.verdict, 'open')));
    for (const { id, reference, type } of found) {
      const [file] = await db
        .select({ content: contactAttachments.content, object: contactAttachments.object })
        .from(contactAttachments)
        .where(eq(contactAttachments.messageId, id));
      if (file) yield { path: fileOf(reference, type), content: await uploads.read(file) };
    }
  },
  /** Removes her name from the answers that she gave as a team member. */
  async erase({ db }, { id }) {
    await db.update(contactEntries).set({ authorName: 'Alguien del equipo' }).where(eq(contactEntries.authorId, id));
  },
};

/** The notes about files that are not in the copy, and why. */
const notes: Readonly<Record<FileVerdict, string>> = {
  open: '',
  waiting: ' (por comprobar: no va en la copia)',
  found: ' (llevaba un virus: borrado)',
  unjudged: ' (no se ha podido comprobar: no va en la copia)',
};

const fileOf = (reference: string, type: string) => `adjuntos/${reference}.${endings[type] ?? 'bin'}`;
