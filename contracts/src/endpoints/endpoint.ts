import type * as z from 'zod/mini';
import type { TeamAct } from '../publishing-names.ts';
import type { Role } from '../session.ts';

/**
 * Access to an endpoint with a team token, and not otherwise: one that may do this act, or any. Where the path names a part, the token
 * has to name it.
 */
export type TeamAccess = 'team' | `team ${TeamAct}`;

/**
 * The callers that an endpoint admits: everybody, a team's token, or members with one of these roles. `owner` stands for the member whose id is the
 * path parameter `id`, with any role.
 */
export type Access = 'public' | TeamAccess | readonly (Role | 'owner')[];

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The request and the response of an endpoint, in the words of Fastify's route schema. Texts are Spanish: the API's reading page shows them. */
export interface EndpointSchema {
  tags: readonly string[];
  summary: string;
  description?: string;
  params?: z.ZodMiniType;
  querystring?: z.ZodMiniType;
  headers?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** It asks again for a proof of identity. */
  proven?: true;
  /** It takes a file as it is, as `application/octet-stream`: `uploadFile` sends one, and `callApi` takes no such endpoint. */
  file?: true;
  /** By status; a status without content is `z.null()`. Without it nothing is promised of the answer. */
  response?: Readonly<Record<number, z.ZodMiniType>>;
}

/**
 * One call of the API, declared once: the server's route and its validation, its row of the policy table, the OpenAPI document, the
 * client's call with its types and what a release needs of the API follow from it. In a release it is only its row, as a text
 * (build/src/endpoint-rows-loader.ts): no schema reaches a browser.
 */
export interface Endpoint<
  M extends Method = Method,
  Path extends string = string,
  Schema extends EndpointSchema = EndpointSchema,
> {
  readonly method: M;
  /** Below the API's base, with `:name` for a parameter: `/comments/:id`. */
  readonly path: Path;
  readonly access: Access;
  /** It asks again for a proof of identity. */
  readonly proven: boolean;
  readonly schema: Schema;
  /** Its row: `PATCH /comments/:id`. */
  toString(): `${M} ${Path}`;
}

/** Declares an endpoint. @param access who may call it */
export function endpoint<const M extends Method, const Path extends `/${string}`, const Schema extends EndpointSchema>(
  method: M,
  path: Path,
  access: Access,
  schema: Schema,
): Endpoint<M, Path, Schema> {
  return { method, path, access, proven: schema.proven ?? false, schema, toString: () => `${method} ${path}` };
}

/** The schema of one endpoint: its own parts, and the common ones that it does not replace. */
type Completed<Own, Common> = Omit<Common, keyof Own> & Own extends infer Schema extends EndpointSchema
  ? Schema
  : never;

/**
 * Returns an `endpoint` for calls that have a part of their schema in common.
 * @param common what each of them has that does not say otherwise
 */
export const endpointsWith =
  <const Common extends Pick<EndpointSchema, 'tags'> & Partial<EndpointSchema>>(common: Common) =>
  <
    const M extends Method,
    const Path extends `/${string}`,
    const Own extends Pick<EndpointSchema, 'summary'> & Partial<EndpointSchema>,
  >(
    method: M,
    path: Path,
    access: Access,
    own: Own,
  ) =>
    endpoint(method, path, access, { ...common, ...own } as unknown as Completed<Own, Common>);

/** An endpoint whose success answers with this. */
export type Answering<Answer, Status extends 200 | 201 = 200> = Endpoint<
  Method,
  string,
  Omit<EndpointSchema, 'response'> & { response: { readonly [S in Status]: z.ZodMiniType<Answer> } }
>;

/** An endpoint that takes a file as it is. */
export type FileEndpoint = Endpoint<Method, string, EndpointSchema & { file: true }>;

/** The row of an endpoint in the policy table, as a type. */
export type RowOf<E extends Endpoint> = E extends Endpoint<infer M, infer Path> ? `${M} ${Path}` : never;

type ParameterNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type ParamsInput<Path extends string> = [ParameterNames<Path>] extends [never]
  ? unknown
  : { params: Record<ParameterNames<Path>, string> };

/** In an address a number is written as well as a text. */
type InAddress<Value> = string extends Value ? string | number : Value;
type QueryOf<Query> = {
  [Name in keyof Query]: InAddress<Query[Name]> | (undefined extends Query[Name] ? undefined : never);
};

/** A request body with its lists made read-only: it is only read. */
type Sent<Value> = Value extends readonly (infer Entry)[]
  ? readonly Sent<Entry>[]
  : Value extends object
    ? { [Name in keyof Value]: Sent<Value[Name]> }
    : Value;

/** `Key` with a value, which may be left out where an empty one is taken. */
type Part<Key extends string, Value> = object extends Value ? { [K in Key]?: Value } : { [K in Key]: Value };

type InputOf<Schema, From extends keyof EndpointSchema> = Schema extends { [K in From]: infer T extends z.ZodMiniType }
  ? z.input<T>
  : never;

/** The input of a call to an endpoint: its path parameters, query, headers and body. A file is no body of a call: `uploadFile` sends it. */
export type CallInput<E extends Endpoint> =
  E extends Endpoint<Method, infer Path, infer Schema>
    ? ParamsInput<Path> &
        (Schema extends { querystring: z.ZodMiniType }
          ? Part<'query', QueryOf<InputOf<Schema, 'querystring'>>>
          : unknown) &
        (Schema extends { headers: z.ZodMiniType } ? Part<'headers', InputOf<Schema, 'headers'>> : unknown) &
        (Schema extends { file: true }
          ? { body: never }
          : Schema extends { body: z.ZodMiniType }
            ? { body: Sent<InputOf<Schema, 'body'>> }
            : unknown)
    : never;

type Success<Response> = {
  [Status in keyof Response]: Status extends 200 | 201 | 202 | 204 ? Response[Status] : never;
}[keyof Response];

/** The response of a call to an endpoint. */
export type AnswerOf<E extends Endpoint> =
  E extends Endpoint<Method, string, infer Schema>
    ? Schema extends { response: infer Response }
      ? Success<Response> extends infer T extends z.ZodMiniType
        ? z.output<T> extends null
          ? // biome-ignore lint/suspicious/noConfusingVoidType: what is answered with nothing is awaited for its end
            void
          : z.output<T>
        : unknown
      : unknown
    : never;
