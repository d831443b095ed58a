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
import { endpointsWith } from './endpoint.ts';

const tags = ['Versiones'];

const releasesEndpoint = endpointsWith({ tags });

export const uploadRelease = releasesEndpoint('POST', '/releases', 'team upload', {
  summary: 'Sube una versión sin ponerla en vivo',
  description:
    'El cuerpo es el gzip de un tar: primero release.json, después los archivos de client/ y server/ que nombra, y ninguno más. La misma versión otra vez se contesta igual.',
  response: { 200: uploadAnswerSchema },
});

const partEndpoint = endpointsWith({
  tags,
  params: z.object({ name: z.string() }),
  response: { 200: switchOutcomeSchema },
});

export const readPartState = partEndpoint('GET', '/releases/:name', 'team', {
  summary: 'Qué está en vivo de una parte y qué versiones hay',
  response: { 200: partStateSchema },
});

export const makePreviewLink = releasesEndpoint('POST', '/releases/:name/:version/preview', 'team preview', {
  summary: 'Un enlace que enseña una versión subida a quien lo tenga, durante unos días',
  params: z.object({ name: z.string(), version: z.string() }),
  body: previewLinkRequestSchema,
  response: { 200: previewLinkSchema },
});

export const makeLocalCodeLink = partEndpoint('POST', '/releases/:name/local-code', 'team preview', {
  summary: 'Un enlace con el que un navegador toma un remoto de un servidor de desarrollo de su propia máquina',
  body: localCodeLinkRequestSchema,
  response: { 200: localCodeLinkSchema },
});

export const publishByTeam = partEndpoint('POST', '/releases/:name/publish', 'team publish', {
  summary: 'Pone en vivo una versión subida',
  body: publishRequestSchema,
});

export const rollBackByTeam = partEndpoint('POST', '/releases/:name/rollback', 'team rollback', {
  summary: 'Vuelve a la versión que estaba en vivo antes',
  body: teamRollbackRequestSchema,
});

export const pinByTeam = partEndpoint('POST', '/releases/:name/pin', 'team pin', {
  summary: 'Pone en vivo una versión y la fija: lo que se publique mientras espera',
  body: publishRequestSchema,
});

export const unpinByTeam = partEndpoint('DELETE', '/releases/:name/pin', 'team pin', {
  summary: 'Suelta la versión fijada',
});

const adminEndpoint = endpointsWith({ tags: ['Administración'] });

export const listTeamTokens = adminEndpoint('GET', '/admin/team-tokens', administration, {
  summary: 'Los tokens con los que los equipos publican',
  response: { 200: z.array(teamTokenSchema) },
});

export const makeTeamToken = adminEndpoint('POST', '/admin/team-tokens', administration, {
  summary: 'Crea un token de equipo; el secreto solo se enseña aquí',
  body: newTeamTokenSchema,
  response: { 201: madeTeamTokenSchema },
  proven: true,
});

export const revokeTeamToken = adminEndpoint('DELETE', '/admin/team-tokens/:id', administration, {
  summary: 'Revoca un token de equipo: deja de valer en el acto',
  params: z.object({ id: z.string() }),
  response: { 204: z.null() },
  proven: true,
});

export const readOwnParts = adminEndpoint('GET', '/admin/own-parts', team, {
  summary: 'Las partes cuyas versiones puede cambiar quien pregunta',
  response: { 200: ownPartsSchema },
});

export const listPartRights = adminEndpoint('GET', '/admin/part-rights', administration, {
  summary: 'Quién puede publicar qué parte sin ser administradora',
  response: { 200: z.array(partRightSchema) },
});

export const givePartRight = adminEndpoint('POST', '/admin/part-rights', administration, {
  summary: 'Da a alguien del equipo el permiso de publicar, volver atrás y fijar una parte',
  body: newPartRightSchema,
  response: { 204: z.null() },
  proven: true,
});

export const takePartRight = adminEndpoint('DELETE', '/admin/part-rights/:part/:id', administration, {
  summary: 'Quita ese permiso',
  params: z.object({ part: z.string(), id: z.string() }),
  response: { 204: z.null() },
  proven: true,
});
