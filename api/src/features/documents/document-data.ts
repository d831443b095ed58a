import { documentCases as caseKinds } from '@femcoders/contracts/document-cases';
import { documentAnswer } from '@femcoders/contracts/validate-documents';
import { and, asc, eq, sql } from 'drizzle-orm';
import { documentCases, documentFiles, documentSteps } from '../../database/document-tables.ts';
import type { DataPart } from '../../feature/data-part.ts';
import { readFileOf } from './stored-files.ts';

const fileNames = sql<string[]>`array(
  select case verdict when 'waiting' then name || ' (por comprobar: no va en la copia)' when 'unjudged' then name || ' (no se ha podido comprobar: no va en la copia)' when 'found' then name || ' (llevaba un virus: borrado)' else name end
  from document_files as file where file.case_id = document_cases.id order by file.uploaded_at, file.id)`;
const accesses = sql<string[]>`array(
  select to_char(step.at at time zone 'Europe/Madrid', 'YYYY-MM-DD HH24:MI') || ' ' || concat_ws(': ', step.actor_name, step.file_name)
  from document_steps as step where step.case_id = document_cases.id and step.kind = 'opened' order by step.n)`;

/** A member's documents. The team's notes about a case are no part of it, as with comments. */
export const documentData: DataPart = {
  key: 'documentos',
  title: 'Los documentos que nos has enviado',
  columns: ['document_cases.user_id'],
  fields: {
    referencia: 'Referencia',
    tramite: 'Trámite',
    estado: 'Estado',
    empezado: 'Empezado',
    enviado: 'Enviado',
    seBorra: 'Se borra',
    borrado: 'Borrado',
    datos: 'Lo que escribiste',
    falta: 'Lo que falta',
    respuesta: 'Nuestra respuesta',
    archivos: 'Archivos',
    aperturas: 'Quién los ha abierto, y cuándo',
  },
  words: {
    tramite: Object.fromEntries(Object.entries(caseKinds).map(([kind, { name }]) => [kind, name])),
    estado: {
      draft: 'Borrador',
      sent: 'Enviado',
      reviewing: 'En revisión',
      missing: 'Falta algo',
      accepted: 'Aceptado',
      refused: 'No aceptado',
      withdrawn: 'Retirado',
      expired: 'Borrado al terminar su plazo',
    },
  },
  async read(db, { id }) {
    const rows = await db
      .select({ row: documentCases, fileNames, accesses })
      .from(documentCases)
      .where(eq(documentCases.userId, id))
      .orderBy(asc(documentCases.createdAt), asc(documentCases.id));
    return rows.map(({ row, fileNames: archivos, accesses: aperturas }) => ({
      referencia: row.reference,
      tramite: row.kind,
      estado: row.state,
      empezado: row.createdAt,
      enviado: row.sentAt,
      seBorra: row.deleteAt,
      borrado: row.closedAt,
      datos: caseKinds[row.kind].fields
        .filter(({ name }) => row.fields[name])
        .map((field) => `${field.label}: ${documentAnswer(field, row.fields[field.name] ?? '')}`),
      falta: row.missing,
      respuesta: row.reason,
      archivos,
      aperturas,
    }));
  },
  /** Not what a virus scanner has not looked at yet, or has closed: the list of files says so. */
  async *files(db, { id }, ports) {
    const found = await db
      .select({
        id: documentFiles.id,
        caseId: documentCases.id,
        reference: documentCases.reference,
        type: documentFiles.type,
      })
      .from(documentFiles)
      .innerJoin(documentCases, eq(documentCases.id, documentFiles.caseId))
      .where(and(eq(documentCases.userId, id), eq(documentFiles.verdict, 'open')))
      .orderBy(asc(documentFiles.uploadedAt), asc(documentFiles.id));
    for (const [index, file] of found.entries()) {
      const { content } = await readFileOf(db, file.caseId, file.id, ports);
      yield { path: `documentos/${file.reference}-${index + 1}.${file.type}`, content };
    }
  },
  /** Removes her name from the cases that she opened or decided as a team member. */
  async erase({ db }, { id }) {
    const team = { actorName: 'Alguien del equipo' };
    await db.update(documentSteps).set(team).where(eq(documentSteps.actorId, id));
  },
};
