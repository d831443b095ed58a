import type { waysOut } from '@femcoders/contracts/endpoints/link-keys';
import type { FastifyContextConfig } from 'fastify';
import { formTypes } from '../browser-forms/browser-form.ts';
import type { ApiServer, FastifyReply, FastifyRequest } from '../context.ts';
import { linkedKeyOf } from '../link-key.ts';
import { serve } from '../serve.ts';

interface WayOut {
  /** Address of the page that asks first. */
  page: string;
  end: (request: FastifyRequest) => Promise<unknown>;
  config: FastifyContextConfig;
}

/** Where the link of a mail ends such mails: a person is asked on a page first, a mail program by itself is not. */
export function unsubscribeRoutes(
  app: ApiServer,
  endpoints: ReturnType<typeof waysOut>,
  { page, end, config }: WayOut,
): void {
  const ask = (request: FastifyRequest, reply: FastifyReply) =>
    reply.redirect(`${page}#${encodeURIComponent(linkedKeyOf(request))}`, 303);
  serve(app, endpoints.ask, ask);
  serve(app, endpoints.askFormerly, ask);
  void app.register(async (plain) => {
    const scope = plain as ApiServer;
    const once = { config: { ...config, idempotent: true } };
    // Mail programs send `List-Unsubscribe=One-Click` as a form (RFC 8058); the address alone says all.
    scope.addContentTypeParser(formTypes, { parseAs: 'buffer' }, async () => undefined);
    serve(scope, endpoints.end, once, end);
    serve(scope, endpoints.endFormerly, once, end);
  });
}
