import {
  changePasswordSchema,
  forgotPasswordSchema,
  passwordLinkSchema,
  resetPasswordSchema,
} from '@femcoders/contracts/password';
import * as z from 'zod/mini';
import type { ApiContext, FastifyReply, FastifyRequest } from '../../context.ts';
import { inTransaction } from '../../database/database.ts';
import { devicePassOf } from '../auth/device-pass.ts';
import { mayMail } from '../rate-limit.ts';
import { changePassword } from './change-password.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import type { RequestPasswordLink } from './forgot-password.ts';
import { ownerOfLink } from './password-link.ts';
import { lockAccount, resetPassword } from './reset-password.ts';

const tags = ['Sesión'];
const nothing = { 204: z.null() };

/** Passwords that are forgotten, stolen or changed. */
export function passwordRoutes(context: ApiContext, requestPasswordLink: RequestPasswordLink): void {
  const { app, db, pool, clock, config, enqueueMail } = context;

  const counted = {
    addressLimit: {
      bucket: 'password-link:address',
      limit: config.limits.passwordLinksPerAddress,
    },
  };
  const ports = async (request: FastifyRequest, reply: FastifyReply) => ({
    pool,
    now: clock(),
    publicUrl: config.publicUrl,
    enqueueMail,
    trace: await context.trace(request),
    rememberDevice: devicePassOf(context, request, reply).remember,
  });

  app.post(
    '/auth/forgot-password',
    {
      config: counted,
      schema: {
        tags,
        summary: 'Pide un enlace para cambiar la contraseña',
        description:
          'Responde lo mismo, y tarda lo mismo, haya o no una cuenta con esa dirección. Los enlaces anteriores siguen sirviendo hasta que se usa uno.',
        body: forgotPasswordSchema,
        response: nothing,
      },
    },
    async (request, reply) => {
      const email = request.body.userEmail.toLowerCase();
      const who = { email, networks: await context.networks(request) };
      if (!(await mayMail(db, 'password-link', who, config.mailLimits, clock()))) return reply.code(204).send(null);
      await inTransaction(pool, ({ client }) => requestPasswordLink(client, email));
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/auth/reset-password/check',
    {
      config: counted,
      schema: {
        tags,
        summary: 'Dice si un enlace para cambiar la contraseña aún sirve',
        body: passwordLinkSchema,
        response: nothing,
      },
    },
    async (request, reply) => {
      await ownerOfLink(db, request.body.token, 'reset', clock());
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/auth/reset-password',
    {
      config: counted,
      schema: {
        tags,
        summary: 'Cambia la contraseña con un enlace y cierra todas las sesiones',
        body: resetPasswordSchema,
        response: nothing,
      },
    },
    async (request, reply) => {
      await refuseCommonPassword(request.body.userPassword);
      await resetPassword(request.body, await ports(request, reply));
      return reply.code(204).send(null);
    },
  );

  app.put(
    '/user/:id/password',
    {
      config: counted,
      schema: {
        tags,
        summary: 'Cambia tu contraseña y cierra tus demás sesiones',
        params: z.object({ id: z.uuid('Ese identificador no es de una persona.') }),
        body: changePasswordSchema,
        response: nothing,
      },
    },
    async (request, reply) => {
      await refuseCommonPassword(request.body.userPassword);
      await changePassword(context.caller(request), request.body.userPassword, await ports(request, reply));
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/auth/lock',
    {
      config: counted,
      schema: {
        tags,
        summary: 'Bloquea una cuenta en la que ha entrado otra persona',
        body: passwordLinkSchema,
        response: nothing,
      },
    },
    async (request, reply) => {
      await lockAccount(request.body.token, await ports(request, reply));
      return reply.code(204).send(null);
    },
  );
}
