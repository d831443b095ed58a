import * as z from 'zod/mini';
import { changePasswordSchema, forgotPasswordSchema, passwordLinkSchema, resetPasswordSchema } from '../password.ts';
import { endpointsWith } from './endpoint.ts';

const passwordEndpoint = endpointsWith({ tags: ['Sesión'], response: { 204: z.null() } });

export const requestPasswordLink = passwordEndpoint('POST', '/auth/forgot-password', 'public', {
  summary: 'Pide un enlace para cambiar la contraseña',
  description:
    'Responde lo mismo, y tarda lo mismo, haya o no una cuenta con esa dirección. Los enlaces anteriores siguen sirviendo hasta que se usa uno.',
  body: forgotPasswordSchema,
});

export const checkPasswordLink = passwordEndpoint('POST', '/auth/reset-password/check', 'public', {
  summary: 'Dice si un enlace para cambiar la contraseña aún sirve',
  body: passwordLinkSchema,
});

export const resetPassword = passwordEndpoint('POST', '/auth/reset-password', 'public', {
  summary: 'Cambia la contraseña con un enlace y cierra todas las sesiones',
  body: resetPasswordSchema,
});

export const changePassword = passwordEndpoint('PUT', '/user/:id/password', ['owner'], {
  summary: 'Cambia tu contraseña y cierra tus demás sesiones',
  params: z.object({ id: z.uuid('Ese identificador no es de una persona.') }),
  body: changePasswordSchema,
  proven: true,
});

export const lockAccount = passwordEndpoint('POST', '/auth/lock', 'public', {
  summary: 'Bloquea una cuenta en la que ha entrado otra persona',
  body: passwordLinkSchema,
});
