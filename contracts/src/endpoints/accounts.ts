import * as z from 'zod/mini';
import { confirmAccountSchema, newAccountSchema } from '../account.ts';
import { loginAnswerSchema } from '../session.ts';
import { endpoint } from './endpoint.ts';

const tags = ['Cuenta'];

export const register = endpoint('POST', '/auth/register', 'public', {
  tags,
  summary: 'Pide una cuenta, que nace cuando se confirma el correo',
  description: 'Responde lo mismo, y tarda lo mismo, haya o no una cuenta con esa dirección.',
  body: newAccountSchema,
  response: { 204: z.null() },
});

export const confirmAccount = endpoint('POST', '/auth/confirm', 'public', {
  tags,
  summary: 'Confirma el correo con el enlace y la contraseña elegida, y entra',
  body: confirmAccountSchema,
  response: { 200: loginAnswerSchema },
});
