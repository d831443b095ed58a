import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The row of `sent_once` of the request that is being answered, if it has one. Each transaction of the request marks it as kept,
 * right before the commit. A batch of many requests runs outside of all of them, and marks all their rows.
 */
export const transactionScope = new AsyncLocalStorage<Buffer>();

/** Marks rows of `sent_once`: what they stand for is kept. As a statement, or as a part of one. */
export const markKeptSql = (ids: string) => `update sent_once set kept = true where id = any(${ids}::bytea[])`;
