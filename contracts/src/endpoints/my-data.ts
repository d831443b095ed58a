import * as z from 'zod/mini';
import { deletionRequestSchema, plannedDeletionSchema } from '../my-data.ts';
import { deletionGraceDays } from '../my-data-limits.ts';
import { endpoint, endpointsWith } from './endpoint.ts';

const tags = ['Cuenta'];
const params = z.object({ id: z.uuid('Ese identificador no es de una persona.') });

export const exportOwnData = endpoint('POST', '/user/:id/export', ['owner'], {
  tags,
  summary: 'Todo lo que guardamos sobre ti, en un ZIP',
  description: 'Con `datos.json` para programas, `index.html` para personas y tus archivos. Te avisamos por correo.',
  params,
  proven: true,
});

const deletionEndpoint = endpointsWith({ tags, params, response: { 200: plannedDeletionSchema } });

export const readDeletion = deletionEndpoint('GET', '/user/:id/deletion', ['owner'], {
  summary: 'Si tu cuenta se va a borrar, y cuándo',
});

export const planDeletion = deletionEndpoint('POST', '/user/:id/deletion', ['owner'], {
  summary: `Pide que tu cuenta se borre dentro de ${deletionGraceDays} días`,
  description: 'Hasta ese día se puede cancelar. La única administradora no puede pedirlo.',
  body: deletionRequestSchema,
  proven: true,
});

export const cancelDeletion = deletionEndpoint('DELETE', '/user/:id/deletion', ['owner'], {
  summary: 'Cancela el borrado de tu cuenta',
});
