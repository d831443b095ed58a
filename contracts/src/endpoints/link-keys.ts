import * as z from 'zod/mini';
import { linkKeyHeader, linkKeyParameter } from '../link-key.ts';
import { type EndpointSchema, endpoint } from './endpoint.ts';

/** Longest key of a link: whose and what for, and a signature. */
const longestKey = 200;

/** Answered to a key that this site has not signed. */
export const unknownLink = 'Este enlace no es de ninguno de nuestros correos o no ha llegado entero.';

/**
 * The headers of an endpoint that asks for the key of a mail's link.
 * @param unknown what is answered to what cannot be one
 */
export const linkKeyHeaders = (unknown: string) =>
  z.object({ [linkKeyHeader]: z.string(unknown).check(z.maxLength(longestKey, unknown)) });

const key = z.optional(z.string().check(z.maxLength(longestKey)));

/**
 * The input of an endpoint that links in mails lead to: the key in the query, as programs have it, or in the header,
 * as our pages send it.
 */
export const linkedKey = {
  headers: z.object({ [linkKeyHeader]: key }),
  querystring: z.object({ [linkKeyParameter]: key }),
};

/** The same in the path, as mails had it before: they are kept for years. The route alone stands in the log. */
export const formerLinkedKey = { params: z.object({ key: z.string().check(z.maxLength(longestKey)) }) };

/**
 * The endpoints of the link by which mails are ended: `GET` leads to the page that asks first, `POST` ends them.
 * @param path of the link, without its first slash; in mails from before the key follows it
 */
export function waysOut<const Path extends string, const Ends extends EndpointSchema>(
  path: Path,
  asks: Pick<EndpointSchema, 'tags' | 'summary'>,
  ends: Ends,
) {
  const asked = {
    ...asks,
    description: 'Abrir el enlace de un correo no cambia nada: también lo abren los programas que lo revisan.',
  };
  return {
    ask: endpoint('GET', `/${path}`, 'public', { ...asked, ...linkedKey }),
    askFormerly: endpoint('GET', `/${path}/:key`, 'public', { ...asked, ...formerLinkedKey }),
    end: endpoint('POST', `/${path}`, 'public', { ...ends, ...linkedKey }),
    endFormerly: endpoint('POST', `/${path}/:key`, 'public', { ...ends, ...formerLinkedKey }),
  };
}
