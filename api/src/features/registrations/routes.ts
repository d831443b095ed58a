import { eventLimits } from '@femcoders/contracts/event-limits';
import { linkKeyHeader } from '@femcoders/contracts/link-key';
import {
  newRegistrationSchema,
  ownRegistrationSchema,
  registrationAnswerSchema,
} from '@femcoders/contracts/registration';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { users } from '../../database/schema.ts';
import { takeBrowserForms } from '../browser-forms/take-browser-forms.ts';
import { linkedKey, linkedKeyOf, linkKeyHeaders } from '../link-key.ts';
import { mayMail } from '../rate-limit.ts';
import { acceptOwn, leaveOwn, readOwn, readOwnCalendar } from './own-registration.ts';
import type { PlaceLinks } from './place-links.ts';
import { register } from './register.ts';
import { registrationForm } from './registration-form.ts';

const tags = ['Plazas'];
const slugParams = z.object({ slug: z.string().check(z.maxLength(eventLimits.slug, 'Este evento no existe.')) });
const headers = linkKeyHeaders('Este enlace no lleva a ninguna plaza.');

/** Places at events: asked for by name and mail, managed by the link in the mail. */
export function registrationRoutes(context: ApiContext): void {
  const { app, db, pool, clock, config, enqueueMail, placeLinks } = context;

  takeBrowserForms(app, registrationForm(config.publicUrl), (scope) => {
    scope.post(
      '/events/api/detail/:slug/registrations',
      {
        config: { addressLimit: { bucket: 'registration:address', limit: config.registrations.limit } },
        schema: {
          tags,
          summary: 'Pide una plaza en un evento',
          description:
            'Responde lo que había en ese momento: plaza o lista de espera. Espera a que se confirme con el enlace del correo, salvo la de quien la pide con el correo de su cuenta. Un correo que ya está apuntado recibe la misma respuesta que uno nuevo.',
          params: slugParams,
          body: newRegistrationSchema,
          response: { 201: registrationAnswerSchema },
        },
      },
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

  const schema = { tags, headers, response: { 200: ownRegistrationSchema } };
  type KeyRequest = FastifyRequest<{ Headers: { [linkKeyHeader]: string } }>;
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

  app.get(
    '/own-registration',
    { config: ofPlace, schema: { ...schema, summary: 'La plaza a la que lleva el enlace del correo' } },
    answer,
  );
  app.get(
    '/own-registration/calendar.ics',
    {
      config: ofCalendar,
      schema: { tags, ...linkedKey, summary: 'El evento de una plaza para el calendario (iCalendar), con su enlace' },
    },
    async (request, reply) => {
      const file = await readOwnCalendar(db, linkedKeyOf(request), await placeLinks(), config);
      reply.header('content-disposition', 'attachment; filename="tu-plaza.ics"');
      return reply.type('text/calendar; charset=utf-8').send(file);
    },
  );
  app.post(
    '/own-registration/cancel',
    { config: { ...ofPlace, idempotent: true }, schema: { ...schema, summary: 'Deja la plaza o la lista de espera' } },
    change(leaveOwn),
  );
  app.post(
    '/own-registration/accept',
    { config: { ...ofPlace, idempotent: true }, schema: { ...schema, summary: 'Acepta la plaza que se le guarda' } },
    change(acceptOwn),
  );
}
