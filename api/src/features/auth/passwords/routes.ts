import * as endpoints from '@femcoders/contracts/endpoints/passwords';
import type { ApiContext, FastifyReply, FastifyRequest } from '../../../context.ts';
import { inTransaction } from '../../../database/database.ts';
import { mayMail } from '../../../rate-limit.ts';
import { serve } from '../../../serve.ts';
import { devicePassOf } from '../device-pass.ts';
import { changePassword } from './change-password.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { ownerOfLink } from './password-link.ts';
import { lockAccount, resetPassword } from './reset-password.ts';

/** Passwords that are forgotten, stolen or changed. */
export function passwordRoutes(context: ApiContext): void {
  const { app, db, pool, clock, config, enqueueMail, requestJob } = context;

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

  serve(app, endpoints.requestPasswordLink, { config: counted }, async (request, reply) => {
    const email = request.body.userEmail.toLowerCase();
    const who = { email, networks: await context.networks(request) };
    if (!(await mayMail(db, 'password-link', who, config.mailLimits, clock()))) return reply.code(204).send(null);
    await inTransaction(pool, ({ client }) => requestJob(client, 'password-link', { email }));
    return reply.code(204).send(null);
  });

  serve(app, endpoints.checkPasswordLink, { config: counted }, async (request, reply) => {
    await ownerOfLink(db, request.body.token, 'reset', clock());
    return reply.code(204).send(null);
  });

  serve(app, endpoints.resetPassword, { config: counted }, async (request, reply) => {
    await refuseCommonPassword(request.body.userPassword);
    await resetPassword(request.body, await ports(request, reply));
    return reply.code(204).send(null);
  });

  serve(app, endpoints.changePassword, { config: counted }, async (request, reply) => {
    await refuseCommonPassword(request.body.userPassword);
    await changePassword(context.caller(request), request.body.userPassword, await ports(request, reply));
    return reply.code(204).send(null);
  });

  serve(app, endpoints.lockAccount, { config: counted }, async (request, reply) => {
    await lockAccount(request.body.token, await ports(request, reply));
    return reply.code(204).send(null);
  });
}
