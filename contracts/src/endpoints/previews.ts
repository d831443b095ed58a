import * as z from 'zod/mini';
import { previewAnswerSchema, previewedVersionSchema } from '../preview.ts';
import { team } from '../role-lists.ts';
import { endpoint } from './endpoint.ts';

const tags = ['Administración'];

export const previewVersion = endpoint('POST', '/admin/releases/preview', team, {
  tags,
  summary: 'Deja ver en este navegador una versión que no está en vivo, durante media hora',
  body: previewedVersionSchema,
  response: { 200: previewAnswerSchema },
});

export const endPreviews = endpoint('DELETE', '/admin/releases/preview', team, {
  tags,
  summary: 'Olvida lo que este navegador puede ver antes de tiempo',
  response: { 204: z.null() },
});
