import { confirmAccountSchema, newAccountSchema } from '@femcoders/contracts/account';
import { loginAnswerSchema } from '@femcoders/contracts/session';
import * as z from 'zod/mini';
import type { ApiContext } from '../../context.ts';
import { entranceOf } from '../auth/enter.ts';
import { refuseCommonPassword } from '../passwords/common-passwords.ts';
import { mayMail } from '../rate-limit.ts';
import { confirmAccount } from './confirm.ts';
import { register } from './register.ts';

const tags = ['Cuenta'];

/** How one becomes a member. */
export function accountRoutes(context: ApiContext): void {
  const { app, db, pool, clock, config, secrets, enqueueMail, notifyMember, requestAwards } = context;
  const { publicUrl } = config;

  const counted = {
    addressLimit: {
      bucket: 'register:address',
      limit: config.limits.registrationsPerAddress,
    },
  };

  app.post(
    '/auth/register',
    {
      config: counted,
      schema: {
        tags,
        summary: 'Pide una cuenta, que nace cuando se confirma el correo',
        description: 'Responde lo mismo, y tarda lo mismo, haya o no una cuenta con esa dirección.',
        body: newAccountSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await refuseCommonPassword(request.body.userPassword);
      if (!request.body.website) {
        const who = { email: request.body.userEmail, networks: await context.networks(request) };
        const mayWrite = await mayMail(db, 'register', who, config.mailLimits, clock());
        await register(request.body, { pool, now: clock(), mayMail: mayWrite, secrets, publicUrl, enqueueMail });
      }
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/auth/confirm',
    {
      config: counted,
      schema: {
        tags,
        summary: 'Confirma el correo con el enlace y la contraseña elegida, y entra',
        body: confirmAccountSchema,
        response: { 200: loginAnswerSchema },
      },
    },
    async (request, reply) => {
      const entrance = await entranceOf(context, request, reply);
      return confirmAccount(request.body, {
        pool,
        db,
        secrets,
        slackUrl: config.slackUrl,
        notifyMember,
        entrance,
        requestAwards,
      });
    },
  );
}
