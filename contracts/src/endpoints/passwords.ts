import * as z from 'zod/mini';
import { changePasswordSchema, forgotPasswordSchema, passwordLinkSchema, resetPasswordSchema } from '../password.ts';
import { endpoint } from './endpoint.ts';

const tags = ['Sesión'];
const nothing = { 204: z.null() };

export const requestPasswordLink = endpoint('POST', '/auth/forgot-password', 'public', {
  tags,
  summary: 'Pide un enlace para cambiar la contraseña',
  description:
    'Responde lo mismo, y tarda lo mismo, haya o no una cuenta con esa dirección. Los enlaces anteriores siguen sirviendo hasta que se usa uno.',
  body: forgotPasswordSchema,
  response: nothing,
});

export const checkPasswordLink = endpoint('POST', '/auth/reset-password/check', 'public', {
  tags,
  summary: 'Dice si un enlace para cambiar la contraseña aún sirve',
  body: passwordLinkSchema,
  response: nothing,
});

export const resetPassword = endpoint('POST', '/auth/reset-password', 'public', {
  tags,
  summary: 'Cambia la contraseña con un enlace y cierra todas las sesiones',
  body: resetPasswordSchema,
  response: nothing,
});

export const changePassword = endpoint(
  'PUT',
  '/user/:id/password',
  ['owner'],
  {
    tags,
    summary: 'Cambia tu contraseña y cierra tus demás sesiones',
    params: z.object({ id: z.uuid('Ese identificador no es de una persona.') }),
    body: changePasswordSchema,
    response: nothing,
  },
  { proven: true },
);

export const lockAccount = endpoint('POST', '/auth/lock', 'public', {
  tags,
  summary: 'Bloquea una cuenta en la que ha entrado otra persona',
  body: passwordLinkSchema,
  response: nothing,
});
