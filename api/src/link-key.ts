import { linkKeyHeader, linkKeyParameter } from '@femcoders/contracts/link-key';
import type { FastifyRequest } from 'fastify';

/** @returns empty where there is none, or several: it is asked before the request is validated */
export function linkedKeyOf({ headers, query, params }: FastifyRequest): string {
  const former = (params as { key?: unknown }).key;
  const asked = (query as { [linkKeyParameter]?: unknown })[linkKeyParameter];
  const key = headers[linkKeyHeader] ?? asked ?? former;
  return typeof key === 'string' ? key : '';
}
