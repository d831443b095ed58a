import { linkKeyHeader, linkKeyParameter } from '@femcoders/contracts/link-key';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

/** Longest key of a link: whose and what for, and a signature. */
const longestKey = 200;

/**
 * The headers of a route that asks for the key of a mail's link.
 * @param unknown what is answered to what cannot be one
 */
export const linkKeyHeaders = (unknown: string) =>
  z.object({ [linkKeyHeader]: z.string(unknown).check(z.maxLength(longestKey, unknown)) });

const key = z.optional(z.string().check(z.maxLength(longestKey)));

/**
 * What a route takes to which links of mails lead by themselves: the key in the query, as programs have it, or in the header,
 * as our pages send it.
 */
export const linkedKey = {
  headers: z.object({ [linkKeyHeader]: key }),
  querystring: z.object({ [linkKeyParameter]: key }),
};

/** The same in the path, as mails had it before: they are kept for years. The route alone stands in the log. */
export const formerLinkedKey = { params: z.object({ key: z.string().check(z.maxLength(longestKey)) }) };

/** @returns empty where there is none, or several: it is asked before the request is validated */
export function linkedKeyOf({ headers, query, params }: FastifyRequest): string {
  const former = (params as { key?: unknown }).key;
  const asked = (query as { [linkKeyParameter]?: unknown })[linkKeyParameter];
  const key = headers[linkKeyHeader] ?? asked ?? former;
  return typeof key === 'string' ? key : '';
}
