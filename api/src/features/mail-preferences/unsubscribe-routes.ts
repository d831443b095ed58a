import type { FastifyContextConfig, FastifySchema } from 'fastify';
import type { ApiServer, FastifyReply, FastifyRequest } from '../../context.ts';
import { formTypes } from '../browser-forms/browser-form.ts';
import { formerLinkedKey, linkedKey, linkedKeyOf } from '../link-key.ts';

/** Answered to a key that this site has not signed. */
export const unknownLink = 'Este enlace no es de ninguno de nuestros correos o no ha llegado entero.';

interface WayOut {
  /** Address of the page that asks first. */
  page: string;
  asks: FastifySchema & { tags: string[]; summary: string };
  ends: FastifySchema & { summary: string };
  end: (request: FastifyRequest) => Promise<unknown>;
  config: FastifyContextConfig;
}

/** Where the link of a mail ends such mails: a person is asked on a page first, a mail program by itself is not. */
export function unsubscribeRoutes(app: ApiServer, path: string, { page, asks, ends, end, config }: WayOut): void {
  const asked = {
    ...asks,
    description: 'Abrir el enlace de un correo no cambia nada: también lo abren los programas que lo revisan.',
  };
  const ask = (request: FastifyRequest, reply: FastifyReply) =>
    reply.redirect(`${page}#${encodeURIComponent(linkedKeyOf(request))}`, 303);
  app.get(path, { schema: { ...asked, ...linkedKey } }, ask);
  app.get(`${path}/:key`, { schema: { ...asked, ...formerLinkedKey } }, ask);
  void app.register(async (scope) => {
    const once = { ...config, idempotent: true };
    // Mail programs send `List-Unsubscribe=One-Click` as a form (RFC 8058); the address alone says all.
    scope.addContentTypeParser(formTypes, { parseAs: 'buffer' }, async () => undefined);
    scope.post(path, { config: once, schema: { ...ends, ...linkedKey } }, end);
    scope.post(`${path}/:key`, { config: once, schema: { ...ends, ...formerLinkedKey } }, end);
  });
}
