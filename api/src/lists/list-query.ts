import type { Endpoint } from '@femcoders/contracts/endpoints/endpoint';
import type { output, ZodMiniType } from 'zod/mini';

/** A part of a request as the handler of its endpoint gets it. */
export type Taken<E extends Endpoint, Part extends 'body' | 'querystring'> =
  E['schema'] extends Record<Part, infer Schema extends ZodMiniType> ? output<Schema> : undefined;
export type QueryOf<E extends Endpoint> = Taken<E, 'querystring'>;
export type SortOf<E extends Endpoint> = Extract<QueryOf<E> extends { sort?: infer Sort } ? Sort : never, string>;
/** The query of a list of the administration: words that are looked for, the order, and the list's own filters. */
export type ListQuery<E extends Endpoint> = Filters<QueryOf<E>> & { q: string | undefined; sort: SortOf<E> };
/** The filters, with those that were not sent as undefined. */
type Filters<Query> = Omit<
  { [Name in keyof Required<Query>]: Query[Name & keyof Query] },
  'q' | 'sort' | 'page' | 'limit'
>;
