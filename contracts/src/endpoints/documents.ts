import * as z from 'zod/mini';
import { adminListSchema } from '../admin-list.ts';
import {
  documentCaseDetailSchema,
  documentCaseListSchema,
  documentDecisionSchema,
  documentDraftSchema,
  documentEntryDetailSchema,
  documentEntrySchema,
  documentFileSchema,
  documentNoteSchema,
  documentSubmissionSchema,
  newDocumentDraftSchema,
} from '../document.ts';
import { documentLimits } from '../document-limits.ts';
import { documentKinds, documentParts, documentSorts } from '../document-names.ts';
import { administration } from '../role-groups.ts';
import { endpoint } from './endpoint.ts';
import { adminListQuery, pageQuery, sortQuery } from './queries.ts';

const tags = ['Documentos'];
const fileId = z.uuid('Ese identificador no es de un archivo.');
const kind = z.enum(documentKinds, 'Ese trámite no existe.');
const ofMember = { id: z.uuid('Ese identificador no es de una persona.') };
const ofKind = { ...ofMember, kind };
const ofCase = {
  ...ofMember,
  reference: z.string().check(z.maxLength(40, 'Esa referencia no existe.')),
};
const ofFile = { ...ofCase, file: fileId };
const response = { 200: documentCaseDetailSchema };

export const listOwnDocuments = endpoint('GET', '/user/:id/documents', ['owner'], {
  tags,
  summary: 'Tus envíos de documentos, también los borradores',
  params: z.object(ofMember),
  querystring: z.object(pageQuery),
  response: { 200: documentCaseListSchema },
});

export const readDocumentDraft = endpoint('GET', '/user/:id/documents/drafts/:kind', ['owner'], {
  tags,
  summary: 'Tu borrador de un trámite, si lo hay',
  params: z.object(ofKind),
  response: { 200: documentDraftSchema },
});

export const keepDocumentDraft = endpoint('PUT', '/user/:id/documents/drafts/:kind', ['owner'], {
  tags,
  summary: 'Guarda el borrador de un trámite',
  description: `Hay uno por trámite. Se borra a los ${documentLimits.draftDays} días sin cambios.`,
  params: z.object(ofKind),
  body: newDocumentDraftSchema,
  response,
});

export const readOwnDocument = endpoint('GET', '/user/:id/documents/:reference', ['owner'], {
  tags,
  summary: 'Uno de tus envíos, entero',
  params: z.object(ofCase),
  response,
});

export const sendDocuments = endpoint('POST', '/user/:id/documents/:reference/send', ['owner'], {
  tags,
  summary: 'Envía un borrador, o vuelve a enviar lo que estaba incompleto',
  description: 'Enviarlo dos veces es enviarlo una.',
  params: z.object(ofCase),
  body: documentSubmissionSchema,
  response,
});

export const withdrawDocuments = endpoint('POST', '/user/:id/documents/:reference/withdraw', ['owner'], {
  tags,
  summary: 'Retira un envío: sus documentos se borran en el momento',
  description: 'De un borrador no queda nada y la respuesta está vacía; de lo enviado quedan las fechas.',
  params: z.object(ofCase),
  response: { ...response, 204: z.undefined() },
});

export const removeDocumentFile = endpoint('DELETE', '/user/:id/documents/:reference/files/:file', ['owner'], {
  tags,
  summary: 'Quita un archivo de un borrador o de un envío incompleto',
  params: z.object(ofFile),
  response: { 204: z.undefined() },
});

export const addDocumentFile = endpoint('PUT', '/user/:id/documents/:reference/files/:file', ['owner'], {
  tags,
  summary: 'Añade un archivo a un borrador o a un envío incompleto',
  description:
    'El cuerpo es el archivo, como `application/octet-stream`. Se mira por dentro qué es: PDF, DOCX, ODT, PNG o JPG. Si hay antivirus, no se puede abrir hasta que lo ha mirado.',
  params: z.object(ofFile),
  querystring: z.object({ name: z.string().check(z.maxLength(255, 'El nombre es demasiado largo.')) }),
  response: { 201: documentFileSchema },
  file: true,
});

export const readDocumentFile = endpoint('GET', '/user/:id/documents/:reference/files/:file', ['owner'], {
  tags,
  summary: 'Un archivo tuyo, como lo enviaste',
  params: z.object(ofFile),
});

const adminTags = ['Administración'];
const caseId = z.uuid('Ese identificador no es de un envío.');
const params = z.object({ id: caseId });
const entry = { 200: documentEntryDetailSchema };

export const listSentDocuments = endpoint('GET', '/admin/documents', administration, {
  tags: adminTags,
  summary: 'Envíos de documentos',
  description: 'Sin `state`, los que esperan al equipo. Los borradores no están: solo los ve quien los escribe.',
  querystring: z.object({
    ...adminListQuery,
    sort: sortQuery(documentSorts),
    state: z._default(z.enum(documentParts, `Elige un estado: ${documentParts.join(', ')}.`), 'pending'),
    kind: z.optional(kind),
  }),
  response: { 200: adminListSchema(documentEntrySchema) },
});

export const readSentDocuments = endpoint('GET', '/admin/documents/:id', administration, {
  tags: adminTags,
  summary: 'Un envío, con sus archivos y lo que ha pasado con él',
  params,
  response: entry,
});

export const decideDocuments = endpoint('POST', '/admin/documents/:id/state', administration, {
  tags: adminTags,
  summary: 'Cambia el estado de un envío',
  description: 'A ella le llega un correo, salvo cuando pasa a revisión.',
  params,
  body: documentDecisionSchema,
  response: entry,
});

export const noteOnDocuments = endpoint('POST', '/admin/documents/:id/notes', administration, {
  tags: adminTags,
  summary: 'Añade una nota que solo lee el equipo',
  params,
  body: documentNoteSchema,
  response: entry,
});

export const openSentFile = endpoint('POST', '/admin/documents/:id/files/:file/openings', administration, {
  tags: adminTags,
  summary: 'Abre un archivo de un envío',
  description: 'Queda anotado quién lo abre y cuándo: lo ve la persona que lo envió.',
  params: z.object({ id: caseId, file: fileId }),
});
