import * as z from 'zod/mini';
import { confirmAccountSchema, newAccountSchema } from '../account.ts';
import { loginAnswerSchema } from '../session.ts';
import { endpointsWith } from './endpoint.ts';

const accountsEndpoint = endpointsWith({ tags: ['Cuenta'] });

export const register = accountsEndpoint('POST', '/auth/register', 'public', {
  summary: 'Pide una cuenta, que nace cuando se confirma el correo',
  description: 'Responde lo mismo, y tarda lo mismo, haya o no una cuenta con esa dirección.',
  body: newAccountSchema,
  response: { 204: z.null() },
});

export const confirmAccount = accountsEndpoint('POST', '/auth/confirm', 'public', {
  summary: 'Confirma el correo con el enlace y la contraseña elegida, y entra',
  body: confirmAccountSchema,
  response: { 200: loginAnswerSchema },
});
