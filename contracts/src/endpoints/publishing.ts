import * as z from 'zod/mini';
import { localCodeLinkRequestSchema, localCodeLinkSchema } from '../local-code.ts';
import {
  madeTeamTokenSchema,
  newPartRightSchema,
  newTeamTokenSchema,
  ownPartsSchema,
  partRightSchema,
  partStateSchema,
  previewLinkRequestSchema,
  previewLinkSchema,
  publishRequestSchema,
  teamRollbackRequestSchema,
  teamTokenSchema,
  uploadAnswerSchema,
} from '../publishing.ts';
import { switchOutcomeSchema } from '../releases.ts';
import { administration, team } from '../role-groups.ts';
import { endpoint } from './endpoint.ts';

const tags = ['Versiones'];
const params = z.object({ name: z.string() });
const switched = { 200: switchOutcomeSchema };

export const uploadRelease = endpoint('POST', '/releases', 'team upload', {
  tags,
  summary: 'Sube una versión sin ponerla en vivo',
  description:
    'El cuerpo es el gzip de un tar: primero release.json, después los archivos de client/ y server/ que nombra, y ninguno más. La misma versión otra vez se contesta igual.',
  response: { 200: uploadAnswerSchema },
});

export const readPartState = endpoint('GET', '/releases/:name', 'team', {
  tags,
  summary: 'Qué está en vivo de una parte y qué versiones hay',
  params,
  response: { 200: partStateSchema },
});

export const makePreviewLink = endpoint('POST', '/releases/:name/:version/preview', 'team preview', {
  tags,
  summary: 'Un enlace que enseña una versión subida a quien lo tenga, durante unos días',
  params: z.object({ name: z.string(), version: z.string() }),
  body: previewLinkRequestSchema,
  response: { 200: previewLinkSchema },
});

export const makeLocalCodeLink = endpoint('POST', '/releases/:name/local-code', 'team preview', {
  tags,
  summary: 'Un enlace con el que un navegador toma un remoto de un servidor de desarrollo de su propia máquina',
  params,
  body: localCodeLinkRequestSchema,
  response: { 200: localCodeLinkSchema },
});

export const publishByTeam = endpoint('POST', '/releases/:name/publish', 'team publish', {
  tags,
  summary: 'Pone en vivo una versión subida',
  params,
  body: publishRequestSchema,
  response: switched,
});

export const rollBackByTeam = endpoint('POST', '/releases/:name/rollback', 'team rollback', {
  tags,
  summary: 'Vuelve a la versión que estaba en vivo antes',
  params,
  body: teamRollbackRequestSchema,
  response: switched,
});

export const pinByTeam = endpoint('POST', '/releases/:name/pin', 'team pin', {
  tags,
  summary: 'Pone en vivo una versión y la fija: lo que se publique mientras espera',
  params,
  body: publishRequestSchema,
  response: switched,
});

export const unpinByTeam = endpoint('DELETE', '/releases/:name/pin', 'team pin', {
  tags,
  summary: 'Suelta la versión fijada',
  params,
  response: switched,
});

const adminTags = ['Administración'];

export const listTeamTokens = endpoint('GET', '/admin/team-tokens', administration, {
  tags: adminTags,
  summary: 'Los tokens con los que los equipos publican',
  response: { 200: z.array(teamTokenSchema) },
});

export const makeTeamToken = endpoint(
  'POST',
  '/admin/team-tokens',
  administration,
  {
    tags: adminTags,
    summary: 'Crea un token de equipo; el secreto solo se enseña aquí',
    body: newTeamTokenSchema,
    response: { 201: madeTeamTokenSchema },
  },
  { proven: true },
);

export const revokeTeamToken = endpoint(
  'DELETE',
  '/admin/team-tokens/:id',
  administration,
  {
    tags: adminTags,
    summary: 'Revoca un token de equipo: deja de valer en el acto',
    params: z.object({ id: z.string() }),
    response: { 204: z.null() },
  },
  { proven: true },
);

export const readOwnParts = endpoint('GET', '/admin/own-parts', team, {
  tags: adminTags,
  summary: 'Las partes cuyas versiones puede cambiar quien pregunta',
  response: { 200: ownPartsSchema },
});

export const listPartRights = endpoint('GET', '/admin/part-rights', administration, {
  tags: adminTags,
  summary: 'Quién puede publicar qué parte sin ser administradora',
  response: { 200: z.array(partRightSchema) },
});

export const givePartRight = endpoint(
  'POST',
  '/admin/part-rights',
  administration,
  {
    tags: adminTags,
    summary: 'Da a alguien del equipo el permiso de publicar, volver atrás y fijar una parte',
    body: newPartRightSchema,
    response: { 204: z.null() },
  },
  { proven: true },
);

export const takePartRight = endpoint(
  'DELETE',
  '/admin/part-rights/:part/:id',
  administration,
  {
    tags: adminTags,
    summary: 'Quita ese permiso',
    params: z.object({ part: z.string(), id: z.string() }),
    response: { 204: z.null() },
  },
  { proven: true },
);
