import * as z from 'zod/mini';
import { deletionRequestSchema, plannedDeletionSchema } from '../my-data.ts';
import { deletionGraceDays } from '../my-data-limits.ts';
import { endpoint } from './endpoint.ts';

const tags = ['Cuenta'];
const params = z.object({ id: z.uuid('Ese identificador no es de una persona.') });
const response = { 200: plannedDeletionSchema };

export const exportOwnData = endpoint(
  'POST',
  '/user/:id/export',
  ['owner'],
  {
    tags,
    summary: 'Todo lo que guardamos sobre ti, en un ZIP',
    description: 'Con `datos.json` para programas, `index.html` para personas y tus archivos. Te avisamos por correo.',
    params,
  },
  { proven: true },
);

export const readDeletion = endpoint('GET', '/user/:id/deletion', ['owner'], {
  tags,
  summary: 'Si tu cuenta se va a borrar, y cuándo',
  params,
  response,
});

export const planDeletion = endpoint(
  'POST',
  '/user/:id/deletion',
  ['owner'],
  {
    tags,
    summary: `Pide que tu cuenta se borre dentro de ${deletionGraceDays} días`,
    description: 'Hasta ese día se puede cancelar. La única administradora no puede pedirlo.',
    params,
    body: deletionRequestSchema,
    response,
  },
  { proven: true },
);

export const cancelDeletion = endpoint('DELETE', '/user/:id/deletion', ['owner'], {
  tags,
  summary: 'Cancela el borrado de tu cuenta',
  params,
  response,
});
