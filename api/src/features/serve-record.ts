import type { AnswerOf, BodyOf, Endpoint, QuestionOf } from '@femcoders/contracts/endpoints/endpoint';
import type { ApiServer, FastifyReply, FastifyRequest } from '../context.ts';
import { serve } from '../serve.ts';
import { adminPageOf } from './admin-list.ts';
import type { Page } from './listing.ts';

interface RecordPorts<Ports> {
  app: ApiServer;
  /** What acts need. */
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

/** What a list is asked: every part of its query, and an order. */
type ListQuestion<E extends Endpoint> = {
  [Name in keyof QuestionOf<E>]-?: Name extends 'sort'
    ? NonNullable<QuestionOf<E>[Name]>
    : undefined extends QuestionOf<E>[Name]
      ? QuestionOf<E>[Name] | undefined
      : QuestionOf<E>[Name];
};
type OrderOf<E extends Endpoint> = ListQuestion<E> extends { sort: infer Order extends string } ? Order : never;

/**
 * Serves the endpoints of a record of the administration, each by the function that does it. They are registered in the order of the
 * calls, which is the document's.
 */
export function serveRecord<Ports>({ app, portsOf, changed }: RecordPorts<Ports>) {
  // What a handler gets and gives is checked by the signatures below, not by the routes' own types, which cannot follow them.
  const register = (
    endpoint: Endpoint,
    handler: (request: FastifyRequest, reply: FastifyReply) => unknown,
    { idempotent, bodyLimit }: ActOptions = {},
  ) =>
    serve(app, endpoint, handler as Parameters<typeof serve>[2], {
      ...(bodyLimit !== undefined && { bodyLimit }),
      ...(idempotent && { config: { idempotent } }),
    });
  const idOf = ({ params }: FastifyRequest) => (params as { id: string }).id;

  return {
    /**
     * A page of the records.
     * @param usual the order unless the question says otherwise; it may follow from the filters
     */
    list<E extends Endpoint>(
      endpoint: E,
      usual: OrderOf<E> | ((question: ListQuestion<E>) => OrderOf<E>),
      find: (question: ListQuestion<E>, page: Page, request: FastifyRequest) => Promise<AnswerOf<E>>,
    ) {
      register(endpoint, (request) => {
        const asked = request.query as Partial<Page> & ListQuestion<E> & { sort?: OrderOf<E> };
        const sort = asked.sort ?? (typeof usual === 'function' ? usual(asked) : usual);
        return find({ ...asked, sort }, adminPageOf(asked), request);
      });
    },

    /** A record whole. */
    read<E extends Endpoint>(endpoint: E, find: (id: string, request: FastifyRequest) => Promise<AnswerOf<E>>) {
      register(endpoint, (request) => find(idOf(request), request));
    },

    /** Makes one. */
    add<E extends Endpoint>(
      endpoint: E,
      make: (body: BodyOf<E>, ports: Ports) => Promise<AnswerOf<E>>,
      options?: ActOptions,
    ) {
      register(
        endpoint,
        async (request, reply) => {
          const made = await make(request.body as BodyOf<E>, await portsOf(request));
          changed?.();
          return reply.code(201).send(made);
        },
        options,
      );
    },

    /** An act on one, by what was sent; it answers with the record as it is then. */
    act<E extends Endpoint>(
      endpoint: E,
      carryOut: (id: string, body: BodyOf<E>, ports: Ports) => Promise<AnswerOf<E>>,
      options?: ActOptions,
    ) {
      register(
        endpoint,
        async (request) => {
          const done = await carryOut(idOf(request), request.body as BodyOf<E>, await portsOf(request));
          changed?.();
          return done;
        },
        options,
      );
    },

    /** Deletes one; the answer names it. */
    remove(endpoint: Endpoint, remove: (id: string, ports: Ports) => Promise<unknown>) {
      register(endpoint, async (request) => {
        const id = idOf(request);
        await remove(id, await portsOf(request));
        changed?.();
        return { id };
      });
    },
  };
}
