import type { AnswerOf, Endpoint } from '@femcoders/contracts/endpoints/endpoint';
import type { ApiServer, FastifyRequest } from '../context.ts';
import { serve } from '../serve.ts';
import { adminPageOf } from './admin-list.ts';
import type { ListQuery, QueryOf, SortOf, Taken } from './list-query.ts';
import type { Page } from './listing.ts';

interface RecordServer<Ports> {
  app: ApiServer;
  /** Returns the dependencies of mutations. */
  portsOf: (request: FastifyRequest) => Promise<Ports>;
  /** Called once something was done. */
  changed?: () => void;
}

interface ActOptions {
  /** The action sets a state: a repeated request runs again, to the same effect (`idempotency.ts`). */
  idempotent?: true;
  /** Longest body, in bytes. */
  bodyLimit?: number;
}

/**
 * Serves the endpoints of a record of the administration: their path names it by `id`, and most answer with it as it is then. They are added
 * in the order of the calls, which is the document's.
 */
export function serveRecord<Ports>({ app, portsOf, changed }: RecordServer<Ports>) {
  // What an endpoint takes and gives is checked by the signatures below: a handler of any endpoint cannot follow them.
  const serveAny = (
    endpoint: Endpoint,
    handler: (request: FastifyRequest) => Promise<unknown>,
    { idempotent, bodyLimit }: ActOptions = {},
    status = 200,
  ) =>
    serve(
      app,
      endpoint,
      {
        ...(bodyLimit !== undefined && { bodyLimit }),
        ...(idempotent && { config: { idempotent } }),
      },
      async (request, reply) => reply.code(status).send(await handler(request)),
    );
  const idOf = ({ params }: FastifyRequest) => (params as { id: string }).id;

  async function carryOut<Done>(request: FastifyRequest, act: (ports: Ports) => Promise<Done>): Promise<Done> {
    const done = await act(await portsOf(request));
    changed?.();
    return done;
  }

  return {
    /** A page of the records. @param usual the order unless the query says otherwise; it may follow from the filters */
    list<E extends Endpoint>(
      endpoint: E,
      usual: SortOf<E> | ((query: QueryOf<E>) => SortOf<E>),
      find: (query: ListQuery<E>, page: Page, request: FastifyRequest) => Promise<AnswerOf<E>>,
    ) {
      serveAny(endpoint, (request) => {
        const query = request.query as QueryOf<E> & Partial<Page> & { sort?: SortOf<E> };
        const sort = query.sort ?? (typeof usual === 'function' ? usual(query) : usual);
        return find({ ...query, sort } as unknown as ListQuery<E>, adminPageOf(query), request);
      });
    },

    /** A record whole. */
    read<E extends Endpoint>(endpoint: E, find: (id: string, request: FastifyRequest) => Promise<AnswerOf<E>>) {
      serveAny(endpoint, (request) => find(idOf(request), request));
    },

    /** Makes one. */
    add<E extends Endpoint>(
      endpoint: E,
      make: (body: Taken<E, 'body'>, ports: Ports) => Promise<AnswerOf<E>>,
      options?: ActOptions,
    ) {
      const handler = (request: FastifyRequest) =>
        carryOut(request, (ports) => make(request.body as Taken<E, 'body'>, ports));
      serveAny(endpoint, handler, options, 201);
    },

    /** An act on one, by what was sent. @param act throws what becomes a refusal */
    act<E extends Endpoint>(
      endpoint: E,
      act: (id: string, body: Taken<E, 'body'>, ports: Ports) => Promise<AnswerOf<E>>,
      options?: ActOptions,
    ) {
      const handler = (request: FastifyRequest) =>
        carryOut(request, (ports) => act(idOf(request), request.body as Taken<E, 'body'>, ports));
      serveAny(endpoint, handler, options);
    },

    /** Deletes one; the answer names it. */
    remove(endpoint: Endpoint, remove: (id: string, ports: Ports) => Promise<unknown>) {
      serveAny(endpoint, async (request) => {
        const id = idOf(request);
        await carryOut(request, (ports) => remove(id, ports));
        return { id };
      });
    },
  };
}
