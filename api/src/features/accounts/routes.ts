import * as endpoints from '@femcoders/contracts/endpoints/accounts';
import type { ApiContext } from '../../context.ts';
import { mayMail } from '../../rate-limit.ts';
import { serve } from '../../serve.ts';
import { refuseCommonPassword, sessionRequestOf } from '../auth/feature.ts';
import { confirmAccount } from './confirm.ts';
import { register } from './register.ts';

/** How one becomes a member. */
export function accountRoutes(context: ApiContext): void {
  const { app, db, pool, clock, config, secrets, enqueueMail, notifyMember, requestJob } = context;
  const { publicUrl } = config;

  const counted = {
    addressLimit: {
      bucket: 'register:address',
      limit: config.limits.registrationsPerAddress,
    },
  };

  serve(app, endpoints.register, { config: counted }, async (request, reply) => {
    await refuseCommonPassword(request.body.userPassword);
    if (!request.body.website) {
      const who = { email: request.body.userEmail, networks: await context.networks(request) };
      const mayWrite = await mayMail(db, 'register', who, config.mailLimits, clock());
      await register(request.body, { pool, now: clock(), mayMail: mayWrite, secrets, publicUrl, enqueueMail });
    }
    return reply.code(204).send(null);
  });

  serve(app, endpoints.confirmAccount, { config: counted }, async (request, reply) => {
    const entrance = await sessionRequestOf(context, request, reply);
    return confirmAccount(request.body, {
      pool,
      db,
      secrets,
      slackUrl: config.slackUrl,
      notifyMember,
      entrance,
      requestJob,
    });
  });
}
