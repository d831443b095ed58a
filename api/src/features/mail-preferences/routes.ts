import {
  changedMailPreferencesSchema,
  mailPreferencesSchema,
  mailTopicStateSchema,
} from '@femcoders/contracts/mail-preferences';
import * as z from 'zod/mini';
import type { ApiContext, ApiServer, FastifyRequest } from '../../context.ts';
import { inTransaction } from '../../database/database.ts';
import { notFound } from '../../problems.ts';
import { formTypes } from '../browser-forms/browser-form.ts';
import { readPreferences, setPreference, stateOf } from './preferences.ts';
import { readUnsubscribeToken, type Subscription } from './unsubscribe-token.ts';

const tags = ['Avisos por correo'];
const ownerParams = z.object({ id: z.uuid() });
const tokenParams = z.object({ token: z.string().check(z.maxLength(200)) });
const stateSchema = { tags, params: tokenParams, response: { 200: mailTopicStateSchema } };

/** What a member gets by mail, chosen by her or ended by a link of a mail. */
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
      limit: config.limits.unsubscribes,
      says: 'Has hecho demasiados intentos.',
      // A mail provider asks for many of its readers from one address: only what is none is counted by address.
      who: ({ params }: FastifyRequest) =>
        readUnsubscribeToken((params as { token: string }).token, secrets)?.userId ?? null,
    },
  };
  /** @throws ApiProblem `not-found` for what this site has not signed */
  function subscriptionOf(request: FastifyRequest<{ Params: { token: string } }>): Subscription {
    const subscription = readUnsubscribeToken(request.params.token, secrets);
    if (!subscription) throw notFound('Este enlace no es de ninguno de nuestros correos o no ha llegado entero.');
    return subscription;
  }

  const change = (subscription: Subscription, wanted: boolean) =>
    inTransaction(pool, async ({ db }) => {
      if ((await stateOf(db, subscription)).state !== 'gone') await setPreference(db, subscription, wanted, clock());
      return stateOf(db, subscription);
    });

  app.get(
    '/mail-preferences/:token',
    {
      config: counted,
      schema: { ...stateSchema, summary: 'De qué avisos es el enlace de un correo, y si se reciben' },
    },
    async (request) => stateOf(db, subscriptionOf(request)),
  );
  app.post(
    '/mail-preferences/subscribe/:token',
    { config: counted, schema: { ...stateSchema, summary: 'Vuelve a recibir los avisos de un enlace' } },
    async (request) => change(subscriptionOf(request), true),
  );

  app.get(
    '/mail-preferences/unsubscribe/:token',
    {
      schema: {
        tags,
        summary: 'Lleva a la página que pregunta antes de dar de baja',
        description: 'Abrir el enlace de un correo no cambia nada: también lo abren los programas que lo revisan.',
        params: tokenParams,
      },
    },
    ({ params }, reply) => reply.redirect(`${config.publicUrl}/baja#${encodeURIComponent(params.token)}`, 303),
  );
  void app.register(async (plain) => {
    const scope = plain as ApiServer;
    // Mail programs send `List-Unsubscribe=One-Click` as a form (RFC 8058); the address alone says all.
    scope.addContentTypeParser(formTypes, { parseAs: 'buffer' }, async () => undefined);
    scope.post(
      '/mail-preferences/unsubscribe/:token',
      {
        config: counted,
        schema: {
          ...stateSchema,
          summary: 'Deja de recibir los avisos de un enlace, con un clic (RFC 8058)',
        },
      },
      async (request) => change(subscriptionOf(request), false),
    );
  });
}
