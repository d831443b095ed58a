import {
  changedMailPreferencesSchema,
  mailPreferencesSchema,
  mailTopicStateSchema,
} from '@femcoders/contracts/mail-preferences';
import * as z from 'zod/mini';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { inTransaction } from '../../database/database.ts';
import { notFound } from '../../problems.ts';
import { linkedKeyOf, linkKeyHeaders } from '../link-key.ts';
import { readPreferences, setPreference, stateOf } from './preferences.ts';
import { unknownLink, unsubscribeRoutes } from './unsubscribe-routes.ts';
import { readUnsubscribeToken, type Subscription } from './unsubscribe-token.ts';

const tags = ['Avisos por correo'];
const ownerParams = z.object({ id: z.uuid() });
const headers = linkKeyHeaders(unknownLink);
const stateSchema = { tags, response: { 200: mailTopicStateSchema } };

/** Registers the routes for what a member gets by mail, chosen by her or ended by a link of a mail. */
export function mailPreferenceRoutes(context: ApiContext): void {
  const { app, db, pool, clock, config, secrets } = context;

  app.get(
    '/user/:id/mail-preferences',
    {
      schema: {
        tags,
        summary: 'Qué avisos recibe por correo',
        params: ownerParams,
        response: { 200: mailPreferencesSchema },
      },
    },
    (request) => readPreferences(db, context.caller(request)),
  );
  app.put(
    '/user/:id/mail-preferences',
    {
      schema: {
        tags,
        summary: 'Elige qué avisos recibe por correo',
        params: ownerParams,
        body: changedMailPreferencesSchema,
        response: { 200: mailPreferencesSchema },
      },
    },
    (request) =>
      inTransaction(pool, async ({ db }) => {
        const caller = context.caller(request);
        for (const { topic, wanted } of request.body.topics)
          await setPreference(db, { userId: caller.id, topic }, wanted, clock());
        return readPreferences(db, caller);
      }),
  );

  const counted = {
    addressLimit: {
      bucket: 'unsubscribe',
      limit: config.limits.linkKeys,
      // A mail provider asks for many of its readers from one address: only what is none is counted by address.
      who: (request: FastifyRequest) => readUnsubscribeToken(linkedKeyOf(request), secrets)?.userId ?? null,
    },
  };
  /** @throws ApiProblem `not-found` for what this site has not signed */
  function subscriptionOf(request: FastifyRequest): Subscription {
    const subscription = readUnsubscribeToken(linkedKeyOf(request), secrets);
    if (!subscription) throw notFound(unknownLink);
    return subscription;
  }

  const change = (subscription: Subscription, wanted: boolean) =>
    inTransaction(pool, async ({ db }) => {
      if ((await stateOf(db, subscription)).state !== 'gone') await setPreference(db, subscription, wanted, clock());
      return stateOf(db, subscription);
    });

  app.get(
    '/mail-preferences',
    {
      config: counted,
      schema: { ...stateSchema, headers, summary: 'De qué avisos es el enlace de un correo, y si se reciben' },
    },
    async (request) => stateOf(db, subscriptionOf(request)),
  );
  app.post(
    '/mail-preferences/subscribe',
    {
      config: { ...counted, idempotent: true },
      schema: { ...stateSchema, headers, summary: 'Vuelve a recibir los avisos de un enlace' },
    },
    async (request) => change(subscriptionOf(request), true),
  );

  unsubscribeRoutes(app, '/mail-preferences/unsubscribe', {
    page: `${config.publicUrl}/baja`,
    asks: { tags, summary: 'Lleva a la página que pregunta antes de dar de baja' },
    ends: { ...stateSchema, summary: 'Deja de recibir los avisos de un enlace, con un clic (RFC 8058)' },
    end: async (request) => change(subscriptionOf(request), false),
    config: counted,
  });
}
