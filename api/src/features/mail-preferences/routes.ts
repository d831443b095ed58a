import { unknownLink } from '@femcoders/contracts/endpoints/link-keys';
import * as endpoints from '@femcoders/contracts/endpoints/mail-preferences';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { inTransaction } from '../../database/database.ts';
import { linkedKeyOf } from '../../link-key.ts';
import { unsubscribeRoutes } from '../../mail/unsubscribe-routes.ts';
import { readUnsubscribeToken, type Subscription } from '../../mail/unsubscribe-token.ts';
import { notFound } from '../../problems.ts';
import { serve } from '../../serve.ts';
import { readPreferences, setPreference, stateOf } from './preferences.ts';

/** Registers the routes for what a member gets by mail, chosen by her or ended by a link of a mail. */
export function mailPreferenceRoutes(context: ApiContext): void {
  const { app, db, pool, clock, config, secrets } = context;

  serve(app, endpoints.readMailPreferences, (request) => readPreferences(db, context.caller(request)));
  serve(app, endpoints.changeMailPreferences, (request) =>
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

  serve(
    app,
    endpoints.readLinkedPreference,
    {
      config: counted,
    },
    async (request) => stateOf(db, subscriptionOf(request)),
  );
  serve(
    app,
    endpoints.subscribe,
    {
      config: { ...counted, idempotent: true },
    },
    async (request) => change(subscriptionOf(request), true),
  );

  const waysOut = {
    ask: endpoints.openUnsubscribeLink,
    askFormerly: endpoints.openFormerUnsubscribeLink,
    end: endpoints.unsubscribe,
    endFormerly: endpoints.unsubscribeByFormerLink,
  };
  unsubscribeRoutes(app, waysOut, {
    page: `${config.publicUrl}/baja`,
    end: async (request) => change(subscriptionOf(request), false),
    config: counted,
  });
}
