import * as endpoints from '@femcoders/contracts/endpoints/registrations';
import { linkKeyHeader } from '@femcoders/contracts/link-key';
import { eq } from 'drizzle-orm';
import { acceptBrowserForms } from '../../browser-forms/accept-browser-forms.ts';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { users } from '../../database/schema.ts';
import { linkedKeyOf } from '../../link-key.ts';
import type { PlaceLinks } from '../../mail/place-links.ts';
import { mayMail } from '../../rate-limit.ts';
import { serve } from '../../serve.ts';
import { acceptOwn, leaveOwn, readOwn, readOwnCalendar } from './own-registration.ts';
import { register } from './register.ts';
import { registrationForm } from './registration-form.ts';

/** Places at events: asked for by name and mail, managed by the link in the mail. */
export function registrationRoutes(context: ApiContext): void {
  const { app, db, pool, clock, config, enqueueMail, placeLinks } = context;

  acceptBrowserForms(app, registrationForm(config.publicUrl), (scope) => {
    serve(
      scope,
      endpoints.registerForEvent,
      { config: { addressLimit: { bucket: 'registration:address', limit: config.registrations.limit } } },
      async (request, reply) => {
        const now = clock();
        const { slug } = request.params;
        const who = { email: request.body.email, networks: await context.networks(request) };
        const ports = {
          pool,
          now,
          enqueueMail,
          links: await placeLinks(),
          ownEmail: await ownEmail(request),
          // What is scarce is kept for few of the widest network.
          addressHash: who.networks.at(-1)?.hash ?? '',
          mayMail: await mayMail(db, `registration:${slug}`, who, config.mailLimits, now),
        };
        return reply.code(201).send(await register(slug, request.body, ports));
      },
    );
  });

  async function ownEmail(request: FastifyRequest): Promise<string | null> {
    const caller = await context.callerIfAny(request);
    if (!caller) return null;
    const [account] = await db.select({ email: users.email }).from(users).where(eq(users.id, caller.id));
    return account?.email ?? null;
  }

  type KeyRequest = { headers: { [linkKeyHeader]: string } };
  // A calendar is shared: who reads it uses up nothing of what its owner may do.
  const counted = (bucket: string, keyOf: (links: PlaceLinks, key: string) => string | null) => ({
    addressLimit: {
      bucket,
      limit: config.limits.linkKeys,
      // Calendars of many people are read from one address: only a key that nobody here has made is counted by it.
      who: async (request: FastifyRequest) => keyOf(await placeLinks(), linkedKeyOf(request)),
    },
  });
  const ofPlace = counted('own-registration', (links, key) => links.registrationOf(key));
  const ofCalendar = counted('own-calendar', (links, key) => links.calendarOf(key));
  const answer = async ({ headers }: KeyRequest) => readOwn(db, headers[linkKeyHeader], await placeLinks(), clock());
  const change = (act: typeof leaveOwn) => async (request: KeyRequest) => {
    await act(request.headers[linkKeyHeader], { pool, now: clock(), enqueueMail, links: await placeLinks() });
    return answer(request);
  };

  serve(app, endpoints.readOwnPlace, { config: ofPlace }, answer);
  serve(app, endpoints.readOwnPlaceCalendar, { config: ofCalendar }, async (request, reply) => {
    const file = await readOwnCalendar(db, linkedKeyOf(request), await placeLinks(), config);
    reply.header('content-disposition', 'attachment; filename="tu-plaza.ics"');
    return reply.type('text/calendar; charset=utf-8').send(file);
  });
  serve(app, endpoints.leaveOwnPlace, { config: { ...ofPlace, idempotent: true } }, change(leaveOwn));
  serve(app, endpoints.acceptOwnPlace, { config: { ...ofPlace, idempotent: true } }, change(acceptOwn));
}
