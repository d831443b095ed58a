import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Endpoint } from '@femcoders/contracts/endpoints/endpoint';
import type {
  ContextConfigDefault,
  FastifyBaseLogger,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
  RouteShorthandOptions,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { ApiServer } from './context.ts';

type HandlerOf<E extends Endpoint> = RouteHandlerMethod<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  RouteGenericInterface,
  ContextConfigDefault,
  E['schema'],
  ZodTypeProvider,
  FastifyBaseLogger
>;

type ServeOptions = Omit<RouteShorthandOptions, 'schema'>;

/**
 * Registers the route of an endpoint: what it takes is checked and what it answers is written by the endpoint's schema.
 * @param options what the server alone decides: limits of addresses, longest bodies, hooks
 */
export function serve<E extends Endpoint>(app: ApiServer, endpoint: E, handler: HandlerOf<E>): void;
export function serve<E extends Endpoint>(
  app: ApiServer,
  endpoint: E,
  options: ServeOptions,
  handler: HandlerOf<E>,
): void;
export function serve<E extends Endpoint>(
  app: ApiServer,
  { method, path: url, schema }: E,
  ...given: [HandlerOf<E>] | [ServeOptions, HandlerOf<E>]
): void {
  const [handler, options = {}] = given.toReversed() as [HandlerOf<E>, ServeOptions?];
  app.route({ ...options, method, url, schema, handler } as Parameters<ApiServer['route']>[0]);
}
