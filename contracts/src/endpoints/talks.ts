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
import { endpoint } from './endpoint.ts';
import { adminListQuery, pageQuery, sortQuery } from './queries.ts';

const tags = ['Charlas'];
const bySlug = z.object({ slug: z.string().check(z.maxLength(80, 'No encontramos esta charla.')) });

export const listTalks = endpoint('GET', '/talks', 'public', {
  tags,
  summary: 'Charlas publicadas',
  querystring: z.object({ ...talkFiltersSchema, ...pageQuery }),
  response: { 200: talkListSchema },
});

export const listTalkChoices = endpoint('GET', '/talk-choices', 'public', {
  tags,
  summary: 'Temas y años entre los que elegir, y cuántas charlas dejan los filtros',
  querystring: z.object(talkFiltersSchema),
  response: { 200: talkChoicesSchema },
});

export const readTalk = endpoint('GET', '/talks/:slug', 'public', {
  tags,
  summary: 'Una charla publicada',
  params: bySlug,
  response: { 200: talkDetailSchema },
});

export const readTalkSlides = endpoint('GET', '/talks/:slug/slides.pdf', 'public', {
  tags,
  summary: 'Las diapositivas de una charla, en PDF',
  params: bySlug,
});

const ofMember = z.object({ id: z.string() });

export const listOwnTalks = endpoint('GET', '/user/:id/talks', ['owner'], {
  tags,
  summary: 'Las charlas que una socia ha guardado o le han ayudado, y las que ha propuesto',
  params: ofMember,
  response: { 200: ownTalksSchema },
});

export const markTalk = endpoint('PUT', '/user/:id/talk-marks/:talk', ['owner'], {
  tags,
  summary: 'Dice si una charla le ha ayudado y si la guarda para luego',
  params: z.object({ id: z.string(), talk: z.uuid('No encontramos esta charla.') }),
  body: talkMarksSchema,
  response: { 200: talkMarksAnswerSchema },
});

export const proposeTalk = endpoint('POST', '/user/:id/talk-proposals', ['owner'], {
  tags,
  summary: 'Propone una charla, suya o de otra persona',
  params: ofMember,
  body: newTalkProposalSchema,
  response: { 201: ownTalkProposalSchema },
});

export const withdrawTalkProposal = endpoint('DELETE', '/user/:id/talk-proposals/:proposal', ['owner'], {
  tags,
  summary: 'Retira una propuesta que aún no está decidida',
  params: z.object({ id: z.string(), proposal: z.uuid('No encontramos esta propuesta.') }),
  response: { 200: ownTalkProposalSchema },
});

const adminTags = ['Administración'];
const ofTalk = z.object({ id: z.uuid('Ese identificador no es de una charla.') });
const anyTalk = { 200: adminTalkSchema };

export const listTalksInAnyState = endpoint('GET', '/admin/talks', edition, {
  tags: adminTags,
  summary: 'Charlas, en cualquier estado',
  querystring: z.object({
    ...adminListQuery,
    sort: sortQuery(talkSorts),
    state: z.optional(z.enum(talkStates, 'Ese estado no existe.')),
    format: z.optional(z.enum(talkFormats, 'Ese formato no existe.')),
  }),
  response: { 200: adminListSchema(adminTalkEntrySchema) },
});

export const readTalkInAnyState = endpoint('GET', '/admin/talks/:id', edition, {
  tags: adminTags,
  summary: 'Una charla, en cualquier estado',
  params: ofTalk,
  response: anyTalk,
});

export const addTalk = endpoint('POST', '/admin/talks', edition, {
  tags: adminTags,
  summary: 'Añade una charla, en borrador',
  body: newTalkSchema,
  response: { 201: adminTalkSchema },
});

export const changeTalk = endpoint('PUT', '/admin/talks/:id', edition, {
  tags: adminTags,
  summary: 'Cambia una charla',
  params: ofTalk,
  body: talkChangeSchema,
  response: anyTalk,
});

export const changeTalkState = endpoint('POST', '/admin/talks/:id/state', edition, {
  tags: adminTags,
  summary: 'Publica una charla o la retira',
  params: ofTalk,
  body: talkStateChangeSchema,
  response: anyTalk,
});

export const noteTalkPermission = endpoint('POST', '/admin/talks/:id/permissions', edition, {
  tags: adminTags,
  summary: 'Anota el permiso de una ponente para publicarla, o que ya no lo da',
  params: ofTalk,
  body: talkPermissionSchema,
  response: anyTalk,
});

export const storeTalkSlides = endpoint('PUT', '/admin/talks/:id/slides.pdf', edition, {
  tags: adminTags,
  summary: 'Guarda las diapositivas en PDF',
  description:
    'El cuerpo es el archivo, como `application/octet-stream`, con su nombre en `name`. Hasta 4 MB también puede ir en base64, como JSON.',
  params: ofTalk,
  querystring: z.object({
    name: z.optional(z.string().check(z.maxLength(255, 'El nombre es demasiado largo.'))),
  }),
  body: talkPdfSchema,
  response: anyTalk,
  file: true,
});

export const removeTalkSlides = endpoint('DELETE', '/admin/talks/:id/slides.pdf', edition, {
  tags: adminTags,
  summary: 'Quita las diapositivas en PDF',
  params: ofTalk,
  response: anyTalk,
});

export const deleteTalk = endpoint('DELETE', '/admin/talks/:id', edition, {
  tags: adminTags,
  summary: 'Borra un borrador que nunca se ha publicado',
  params: ofTalk,
  response: { 200: z.object({ id: z.string() }) },
});

const ofProposal = z.object({ id: z.uuid('Ese identificador no es de una propuesta.') });
const anyProposal = { 200: adminTalkProposalSchema };

export const listTalkProposals = endpoint('GET', '/admin/talk-proposals', edition, {
  tags: adminTags,
  summary: 'Charlas que las socias proponen',
  querystring: z.object({
    ...adminListQuery,
    sort: sortQuery(proposalSorts),
    state: z.optional(z.enum([...proposalStates, 'pending'], 'Ese estado no existe.')),
  }),
  response: { 200: adminListSchema(talkProposalEntrySchema) },
});

export const readTalkProposal = endpoint('GET', '/admin/talk-proposals/:id', edition, {
  tags: adminTags,
  summary: 'Una propuesta, con sus puntuaciones',
  params: ofProposal,
  response: anyProposal,
});

export const scoreTalkProposal = endpoint('PUT', '/admin/talk-proposals/:id/score', edition, {
  tags: adminTags,
  summary: 'Puntúa una propuesta',
  params: ofProposal,
  body: newProposalScoreSchema,
  response: anyProposal,
});

export const decideTalkProposal = endpoint('POST', '/admin/talk-proposals/:id/decision', edition, {
  tags: adminTags,
  summary: 'Acepta una propuesta, y crea su borrador, o explica por qué ahora no',
  params: ofProposal,
  body: proposalDecisionSchema,
  response: anyProposal,
});
