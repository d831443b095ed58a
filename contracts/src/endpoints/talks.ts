import * as z from 'zod/mini';
import { adminListSchema } from '../admin-list.ts';
import { edition } from '../role-groups.ts';
import {
  adminTalkEntrySchema,
  adminTalkSchema,
  newTalkSchema,
  talkChangeSchema,
  talkChoicesSchema,
  talkDetailSchema,
  talkFiltersSchema,
  talkListSchema,
  talkMarksAnswerSchema,
  talkMarksSchema,
  talkPdfSchema,
  talkPermissionSchema,
  talkStateChangeSchema,
} from '../talk.ts';
import { talkFormats, talkSorts, talkStates } from '../talk-names.ts';
import {
  adminTalkProposalSchema,
  newProposalScoreSchema,
  newTalkProposalSchema,
  ownTalkProposalSchema,
  ownTalksSchema,
  proposalDecisionSchema,
  talkProposalEntrySchema,
} from '../talk-proposal.ts';
import { proposalSorts, proposalStates } from '../talk-proposal-names.ts';
import { endpointsWith } from './endpoint.ts';
import { adminListQuery, pageQuery, sortQuery } from './queries.ts';

const tags = ['Charlas'];
const bySlug = z.object({ slug: z.string().check(z.maxLength(80, 'No encontramos esta charla.')) });

const talksEndpoint = endpointsWith({ tags });

export const listTalks = talksEndpoint('GET', '/talks', 'public', {
  summary: 'Charlas publicadas',
  querystring: z.object({ ...talkFiltersSchema, ...pageQuery }),
  response: { 200: talkListSchema },
});

export const listTalkChoices = talksEndpoint('GET', '/talk-choices', 'public', {
  summary: 'Temas y años entre los que elegir, y cuántas charlas dejan los filtros',
  querystring: z.object(talkFiltersSchema),
  response: { 200: talkChoicesSchema },
});

export const readTalk = talksEndpoint('GET', '/talks/:slug', 'public', {
  summary: 'Una charla publicada',
  params: bySlug,
  response: { 200: talkDetailSchema },
});

export const readTalkSlides = talksEndpoint('GET', '/talks/:slug/slides.pdf', 'public', {
  summary: 'Las diapositivas de una charla, en PDF',
  params: bySlug,
});

const ownEndpoint = endpointsWith({ tags, params: z.object({ id: z.string() }) });

export const listOwnTalks = ownEndpoint('GET', '/user/:id/talks', ['owner'], {
  summary: 'Las charlas que una socia ha guardado o le han ayudado, y las que ha propuesto',
  response: { 200: ownTalksSchema },
});

export const markTalk = talksEndpoint('PUT', '/user/:id/talk-marks/:talk', ['owner'], {
  summary: 'Dice si una charla le ha ayudado y si la guarda para luego',
  params: z.object({ id: z.string(), talk: z.uuid('No encontramos esta charla.') }),
  body: talkMarksSchema,
  response: { 200: talkMarksAnswerSchema },
});

export const proposeTalk = ownEndpoint('POST', '/user/:id/talk-proposals', ['owner'], {
  summary: 'Propone una charla, suya o de otra persona',
  body: newTalkProposalSchema,
  response: { 201: ownTalkProposalSchema },
});

export const withdrawTalkProposal = talksEndpoint('DELETE', '/user/:id/talk-proposals/:proposal', ['owner'], {
  summary: 'Retira una propuesta que aún no está decidida',
  params: z.object({ id: z.string(), proposal: z.uuid('No encontramos esta propuesta.') }),
  response: { 200: ownTalkProposalSchema },
});

const adminTags = ['Administración'];

const adminEndpoint = endpointsWith({ tags: adminTags });

export const listTalksInAnyState = adminEndpoint('GET', '/admin/talks', edition, {
  summary: 'Charlas, en cualquier estado',
  querystring: z.object({
    ...adminListQuery,
    sort: sortQuery(talkSorts),
    state: z.optional(z.enum(talkStates, 'Ese estado no existe.')),
    format: z.optional(z.enum(talkFormats, 'Ese formato no existe.')),
  }),
  response: { 200: adminListSchema(adminTalkEntrySchema) },
});

const talkEndpoint = endpointsWith({
  tags: adminTags,
  params: z.object({ id: z.uuid('Ese identificador no es de una charla.') }),
  response: { 200: adminTalkSchema },
});

export const readTalkInAnyState = talkEndpoint('GET', '/admin/talks/:id', edition, {
  summary: 'Una charla, en cualquier estado',
});

export const addTalk = adminEndpoint('POST', '/admin/talks', edition, {
  summary: 'Añade una charla, en borrador',
  body: newTalkSchema,
  response: { 201: adminTalkSchema },
});

export const changeTalk = talkEndpoint('PUT', '/admin/talks/:id', edition, {
  summary: 'Cambia una charla',
  body: talkChangeSchema,
});

export const changeTalkState = talkEndpoint('POST', '/admin/talks/:id/state', edition, {
  summary: 'Publica una charla o la retira',
  body: talkStateChangeSchema,
});

export const noteTalkPermission = talkEndpoint('POST', '/admin/talks/:id/permissions', edition, {
  summary: 'Anota el permiso de una ponente para publicarla, o que ya no lo da',
  body: talkPermissionSchema,
});

export const storeTalkSlides = talkEndpoint('PUT', '/admin/talks/:id/slides.pdf', edition, {
  summary: 'Guarda las diapositivas en PDF',
  description:
    'El cuerpo es el archivo, como `application/octet-stream`, con su nombre en `name`. Hasta 4 MB también puede ir en base64, como JSON.',
  querystring: z.object({
    name: z.optional(z.string().check(z.maxLength(255, 'El nombre es demasiado largo.'))),
  }),
  body: talkPdfSchema,
  file: true,
});

export const removeTalkSlides = talkEndpoint('DELETE', '/admin/talks/:id/slides.pdf', edition, {
  summary: 'Quita las diapositivas en PDF',
});

export const deleteTalk = talkEndpoint('DELETE', '/admin/talks/:id', edition, {
  summary: 'Borra un borrador que nunca se ha publicado',
  response: { 200: z.object({ id: z.string() }) },
});

export const listTalkProposals = adminEndpoint('GET', '/admin/talk-proposals', edition, {
  summary: 'Charlas que las socias proponen',
  querystring: z.object({
    ...adminListQuery,
    sort: sortQuery(proposalSorts),
    /** `pending` for those that still have to be decided. */
    state: z.optional(z.enum([...proposalStates, 'pending'], 'Ese estado no existe.')),
  }),
  response: { 200: adminListSchema(talkProposalEntrySchema) },
});

const proposalEndpoint = endpointsWith({
  tags: adminTags,
  params: z.object({ id: z.uuid('Ese identificador no es de una propuesta.') }),
  response: { 200: adminTalkProposalSchema },
});

export const readTalkProposal = proposalEndpoint('GET', '/admin/talk-proposals/:id', edition, {
  summary: 'Una propuesta, con sus puntuaciones',
});

export const scoreTalkProposal = proposalEndpoint('PUT', '/admin/talk-proposals/:id/score', edition, {
  summary: 'Puntúa una propuesta',
  body: newProposalScoreSchema,
});

export const decideTalkProposal = proposalEndpoint('POST', '/admin/talk-proposals/:id/decision', edition, {
  summary: 'Acepta una propuesta, y crea su borrador, o explica por qué ahora no',
  body: proposalDecisionSchema,
});
