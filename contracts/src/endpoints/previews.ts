import * as z from 'zod/mini';
import { localCodeRequestSchema } from '../local-code.ts';
import { previewAnswerSchema, previewedVersionSchema } from '../preview.ts';
import { team } from '../role-groups.ts';
import { endpoint, endpointsWith } from './endpoint.ts';

const adminEndpoint = endpointsWith({ tags: ['Administración'] });

export const previewVersion = adminEndpoint('POST', '/admin/releases/preview', team, {
  summary: 'Deja ver en este navegador una versión que no está en vivo, durante media hora',
  body: previewedVersionSchema,
  response: { 200: previewAnswerSchema },
});

export const openPreview = endpoint('GET', '/previews', 'public', {
  tags: ['Versiones'],
  summary: 'Abre el enlace de una vista previa: este navegador verá esa versión, y va a su primera página',
  querystring: z.object({ clave: z._default(z.string().check(z.maxLength(300)), '') }),
});

export const endPreviews = adminEndpoint('DELETE', '/admin/releases/preview', team, {
  summary: 'Olvida lo que este navegador puede ver antes de tiempo',
  response: { 204: z.null() },
});

export const showLocalCode = adminEndpoint('POST', '/admin/releases/local-code', team, {
  summary:
    'Deja que este navegador tome un remoto de un servidor de desarrollo de su propia máquina, durante dos horas',
  body: localCodeRequestSchema,
  response: { 200: previewAnswerSchema },
});

export const openLocalCode = endpoint('GET', '/local-code', 'public', {
  tags: ['Versiones'],
  summary: 'Abre el enlace de quien desarrolla un remoto: pregunta, y este navegador lo toma de su propia máquina',
  querystring: z.object({ clave: z._default(z.string().check(z.maxLength(500)), '') }),
});
