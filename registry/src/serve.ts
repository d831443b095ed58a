import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CallInput, Endpoint } from '@femcoders/contracts/endpoints/endpoint';
import type { FastifyContextConfig, FastifyInstance, RawServerDefault, RouteHandlerMethod } from 'fastify';

type RouteTypes<E extends Endpoint> = { Params: CallInput<E> extends { params: infer Params } ? Params : unknown };

/**
 * Registers the route of an endpoint. Its plugins run on a bare Fastify, too, which knows no schemas: the document of the API gets what the
 * endpoint is for, and the handler reads what it is asked by the endpoint's schema.
 * @param config the route's Fastify config, for the hooks of its host
 * @param options its longest body, where that is not the host's
 */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  { method, path: url, schema: { tags, summary } }: E,
  handler: RouteHandlerMethod<RawServerDefault, IncomingMessage, ServerResponse, RouteTypes<E>>,
  config: object = {},
  options: { bodyLimit?: number } = {},
): void {
  const described = { schema: { tags, summary } as object, config: config as FastifyContextConfig };
  app.route<RouteTypes<E>>({ ...options, method, url, exposeHeadRoute: false, ...described, handler });
}
