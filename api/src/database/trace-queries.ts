import { AsyncLocalStorage } from 'node:async_hooks';
import { errorType, type Span, type Tracing } from '@femcoders/contracts/tracing';
import type pg from 'pg';

type Query = (...asked: unknown[]) => unknown;

/**
 * Makes each statement of a pool a span of the request that asks it. What asks outside of a trace makes none.
 * A span has the kind of the statement and its table, and neither its text nor its values.
 */
export function traceQueries(pool: pg.Pool, tracing: Tracing): void {
  const connect = pool.connect.bind(pool) as Query;
  // Who waits for a connection is called by the one who gives it back, and would be part of her trace.
  const connectInTrace: Query = (callback, ...others) =>
    typeof callback === 'function' ? connect(AsyncLocalStorage.bind(callback as () => void), ...others) : connect();
  pool.connect = connectInTrace as typeof pool.connect;
  pool.on('connect', (client) => {
    client.query = tracedQuery(client.query.bind(client) as Query, tracing) as typeof client.query;
  });
}

const tracedQuery =
  (query: Query, tracing: Tracing): Query =>
  (...asked) => {
    const text = textOf(asked[0]);
    if (text === null || !tracing.traceparent()) return query(...asked);
    const span = tracing.start(summaryOf(text), { kind: 'client', attributes: attributesOf(text) });
    const callback = asked.at(-1);
    if (typeof callback === 'function') {
      const settle = (error: unknown, result: unknown) => {
        finish(span, error);
        callback(error, result);
      };
      return query(...asked.slice(0, -1), settle);
    }
    const answer = query(...asked);
    if (answer instanceof Promise)
      answer.then(
        () => finish(span, null),
        (error) => finish(span, error),
      );
    else span.end();
    return answer;
  };

function finish(span: Span, error: unknown): void {
  if (error) span.fail(errorType(error));
  span.end();
}

/** @returns null of what the driver does by itself, such as copying a table */
function textOf(asked: unknown): string | null {
  if (typeof asked === 'string') return asked;
  if (typeof asked !== 'object' || asked === null || 'submit' in asked) return null;
  return 'text' in asked && typeof asked.text === 'string' ? asked.text : null;
}

function attributesOf(text: string) {
  return { 'db.system.name': 'postgresql', 'db.query.summary': summaryOf(text) };
}

/** The kind of a statement and the first table that it names: `SELECT users`. */
export function summaryOf(text: string): string {
  const [, kind = 'SQL'] = /^\s*([a-z]+)\b/i.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?([a-z_]\w{0,62}(?:"?\."?\w{1,62})?)\b/i.exec(text) ?? [];
  return [kind.toUpperCase(), ...(table ? [table.replaceAll('"', '')] : [])].join(' ');
}
