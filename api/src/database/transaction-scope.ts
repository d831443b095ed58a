import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The row of `sent_once` of the request that is being answered, if it has one: it is marked as kept in each of the request's transactions, right
 * before the commit. What does the work of many requests together is outside of each, and marks the rows of all of them.
 */
export const transactionScope = new AsyncLocalStorage<Buffer>();

/** Marks rows of `sent_once`: what they stand for is kept. As a statement, or as a part of one. */
export const markKeptSql = (ids: string) => `update sent_once set kept = true where id = any(${ids}::bytea[])`;
