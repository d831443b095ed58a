import { AsyncLocalStorage } from 'node:async_hooks';
import type { PoolClient } from 'pg';

/** Writes what has to be kept together with what a request keeps. */
export type KeepWith = (client: PoolClient) => Promise<unknown>;

/** What the request that is being answered adds to each of its transactions, right before the commit. */
export const transactionScope = new AsyncLocalStorage<KeepWith>();
