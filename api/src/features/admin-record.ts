import { adminListSchema } from '@femcoders/contracts/admin-list';
import type { FastifyInstance, RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import type { ApiServer, FastifyRequest } from '../context.ts';
import { adminListQuery, adminPageOf, sortQuery } from './admin-list.ts';
import type { Page } from './listing.ts';

type Schema = z.ZodMiniType;
type Shape = Readonly<Record<string, Schema>>;
type Output<Of extends Schema | undefined> = Of extends Schema ? z.output<Of> : undefined;

interface RecordDescription<Answer extends Schema, Ports> {
  app: ApiServer;
  /** Where the records are, such as `/admin/people`. */
  at: string;
  /** What is said of an identifier that names none. */
  noId: string;
  /** A record as it is then: the answer to reading it and to every act. */
  answer: Answer;
  /** What acts need. */
  portsOf: (request: FastifyRequest) => Promise<Ports>;
  /** Called once something was done. */
  changed?: () => void;
}

interface ActDetails {
  description?: string;
  /** The action sets a state: a repeated request runs again, to the same effect (`idempotency.ts`). */
  idempotent?: true;
  /** Longest body, in bytes. */
  bodyLimit?: number;
}

/** An act on a record, by what was sent. @throws what becomes a refusal */
type Act<Body extends Schema | undefined, Ports, Done> = (
  id: string,
  body: Output<Body>,
  ports: Ports,
) => Promise<Done>;

type Order<Sort extends string> = Sort | `-${Sort}`;
type FilterValues<Filters extends Shape> = { [Name in keyof Filters]: z.output<Filters[Name]> };

interface ListDescription<Sort extends string, Filters extends Shape> {
  sorts: readonly Sort[];
  /** The order unless the question says otherwise; it may follow from the filters. */
  sort: Order<Sort> | ((filters: FilterValues<Filters>) => Order<Sort>);
  filters?: Filters;
  description?: string;
}

type ListQuestion<Sort extends string, Filters extends Shape> = {
  q: string | undefined;
  sort: Order<Sort>;
} & FilterValues<Filters>;

/**
 * The routes of a record of the administration, each described by what it says in the API's document, what is sent, and the
 * function that does it. They are added in the order of the calls, which is the document's.
 */
export function adminRecord<Answer extends Schema, Ports>(record: RecordDescription<Answer, Ports>) {
  const { at, noId, answer, portsOf, changed } = record;
  // What a route takes and gives is checked by the signatures below, not by the routes' own types, which cannot follow them.
  const route = (options: RouteOptions) => (record.app as unknown as FastifyInstance).route(options);
  const tags = ['Administración'];
  const params = z.object({ id: z.uuid(noId) });
  const idOf = ({ params: named }: FastifyRequest) => (named as z.output<typeof params>).id;

  const act =
    (method: 'POST' | 'PUT' | 'DELETE') =>
    <Body extends Schema | undefined>(
      path: string,
      summary: string,
      body: Body,
      carryOut: Act<Body, Ports, z.output<Answer>>,
      { description, idempotent, bodyLimit }: ActDetails = {},
    ) => {
      route({
        method,
        url: `${at}/:id${path}`,
        ...(bodyLimit !== undefined && { bodyLimit }),
        ...(idempotent && { config: { idempotent } }),
        schema: {
          ...{ tags, summary, params, response: { 200: answer } },
          ...(description !== undefined && { description }),
          ...(body && { body }),
        },
        handler: async (request) => {
          const done = await carryOut(idOf(request), request.body as Output<Body>, await portsOf(request));
          changed?.();
          return done;
        },
      });
    };

  return {
    /** A page of the records. */
    list<Entry extends Schema, Sort extends string, Filters extends Shape = Record<never, Schema>>(
      summary: string,
      entry: Entry,
      { sorts, sort: usual, filters, description }: ListDescription<Sort, Filters>,
      find: (
        question: ListQuestion<Sort, Filters>,
        page: Page,
        request: FastifyRequest,
      ) => Promise<{ entries: z.output<Entry>[]; total: number }>,
    ) {
      route({
        method: 'GET',
        url: at,
        schema: {
          ...{ tags, summary, response: { 200: adminListSchema(entry) } },
          ...(description !== undefined && { description }),
          querystring: z.object({ ...adminListQuery, sort: sortQuery(sorts), ...filters }),
        },
        handler: (request) => {
          const asked = request.query as Partial<Page> & ListQuestion<Sort, Filters>;
          const sort = asked.sort ?? (typeof usual === 'function' ? usual(asked) : usual);
          return find({ ...asked, sort }, adminPageOf(asked), request);
        },
      });
    },

    /** A record whole. */
    read(summary: string, find: (id: string, request: FastifyRequest) => Promise<z.output<Answer>>) {
      route({
        method: 'GET',
        url: `${at}/:id`,
        schema: { tags, summary, params, response: { 200: answer } },
        handler: (request) => find(idOf(request), request),
      });
    },

    /** Makes one. */
    add<Body extends Schema>(
      summary: string,
      body: Body,
      make: (body: z.output<Body>, ports: Ports) => Promise<z.output<Answer>>,
      { bodyLimit }: Pick<ActDetails, 'bodyLimit'> = {},
    ) {
      route({
        method: 'POST',
        url: at,
        ...(bodyLimit !== undefined && { bodyLimit }),
        schema: { tags, summary, body, response: { 201: answer } },
        handler: async (request, reply) => {
          const made = await make(request.body as z.output<Body>, await portsOf(request));
          changed?.();
          return reply.code(201).send(made);
        },
      });
    },

    /** Acts that answer with the record as it is then. */
    post: act('POST'),
    put: act('PUT'),
    delete: act('DELETE'),

    /** Deletes one; the answer names it. */
    remove(summary: string, remove: (id: string, ports: Ports) => Promise<unknown>) {
      route({
        method: 'DELETE',
        url: `${at}/:id`,
        schema: { tags, summary, params, response: { 200: z.object({ id: z.string() }) } },
        handler: async (request) => {
          const id = idOf(request);
          await remove(id, await portsOf(request));
          changed?.();
          return { id };
        },
      });
    },
  };
}
