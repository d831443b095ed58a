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
import { endpoint, endpointsWith } from './endpoint.ts';
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

const ownEndpoint = endpointsWith({ tags });

export const listOwnDocuments = ownEndpoint('GET', '/user/:id/documents', ['owner'], {
  summary: 'Tus envíos de documentos, también los borradores',
  params: z.object(ofMember),
  querystring: z.object(pageQuery),
  response: { 200: documentCaseListSchema },
});

export const readDocumentDraft = ownEndpoint('GET', '/user/:id/documents/drafts/:kind', ['owner'], {
  summary: 'Tu borrador de un trámite, si lo hay',
  params: z.object(ofKind),
  response: { 200: documentDraftSchema },
});

const caseEndpoint = endpointsWith({ tags, params: z.object(ofCase), response });

export const keepDocumentDraft = caseEndpoint('PUT', '/user/:id/documents/drafts/:kind', ['owner'], {
  summary: 'Guarda el borrador de un trámite',
  description: `Hay uno por trámite. Se borra a los ${documentLimits.draftDays} días sin cambios.`,
  params: z.object(ofKind),
  body: newDocumentDraftSchema,
});

export const readOwnDocument = caseEndpoint('GET', '/user/:id/documents/:reference', ['owner'], {
  summary: 'Uno de tus envíos, entero',
});

export const sendDocuments = caseEndpoint('POST', '/user/:id/documents/:reference/send', ['owner'], {
  summary: 'Envía un borrador, o vuelve a enviar lo que estaba incompleto',
  description: 'Enviarlo dos veces es enviarlo una.',
  body: documentSubmissionSchema,
});

export const withdrawDocuments = caseEndpoint('POST', '/user/:id/documents/:reference/withdraw', ['owner'], {
  summary: 'Retira un envío: sus documentos se borran en el momento',
  description: 'De un borrador no queda nada y la respuesta está vacía; de lo enviado quedan las fechas.',
  response: { ...response, 204: z.undefined() },
});

export const removeDocumentFile = ownEndpoint('DELETE', '/user/:id/documents/:reference/files/:file', ['owner'], {
  summary: 'Quita un archivo de un borrador o de un envío incompleto',
  params: z.object(ofFile),
  response: { 204: z.undefined() },
});

export const addDocumentFile = ownEndpoint('PUT', '/user/:id/documents/:reference/files/:file', ['owner'], {
  summary: 'Añade un archivo a un borrador o a un envío incompleto',
  description:
    'El cuerpo es el archivo, como `application/octet-stream`. Se mira por dentro qué es: PDF, DOCX, ODT, PNG o JPG. Si hay antivirus, no se puede abrir hasta que lo ha mirado.',
  params: z.object(ofFile),
  querystring: z.object({ name: z.string().check(z.maxLength(255, 'El nombre es demasiado largo.')) }),
  response: { 201: documentFileSchema },
  file: true,
});

export const readDocumentFile = ownEndpoint('GET', '/user/:id/documents/:reference/files/:file', ['owner'], {
  summary: 'Un archivo tuyo, como lo enviaste',
  params: z.object(ofFile),
});

const adminTags = ['Administración'];
const caseId = z.uuid('Ese identificador no es de un envío.');

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

const sentEndpoint = endpointsWith({
  tags: adminTags,
  params: z.object({ id: caseId }),
  response: { 200: documentEntryDetailSchema },
});

export const readSentDocuments = sentEndpoint('GET', '/admin/documents/:id', administration, {
  summary: 'Un envío, con sus archivos y lo que ha pasado con él',
});

export const decideDocuments = sentEndpoint('POST', '/admin/documents/:id/state', administration, {
  summary: 'Cambia el estado de un envío',
  description: 'A ella le llega un correo, salvo cuando pasa a revisión.',
  body: documentDecisionSchema,
});

export const noteOnDocuments = sentEndpoint('POST', '/admin/documents/:id/notes', administration, {
  summary: 'Añade una nota que solo lee el equipo',
  body: documentNoteSchema,
});

export const openSentFile = endpoint('POST', '/admin/documents/:id/files/:file/openings', administration, {
  tags: adminTags,
  summary: 'Abre un archivo de un envío',
  description: 'Queda anotado quién lo abre y cuándo: lo ve la persona que lo envió.',
  params: z.object({ id: caseId, file: fileId }),
});
