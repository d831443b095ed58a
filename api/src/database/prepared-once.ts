import type { Database } from './database.ts';

/**
 * Statements of hot calls, put into words and planned once instead of with every request.
 * @param prepare makes them, with names that nothing else has
 * @returns those of a database: a transaction is one of its own, and makes its own
 */
export function preparedOnce<Prepared>(prepare: (db: Database) => Prepared): (db: Database) => Prepared {
  const made = new WeakMap<Database, Prepared>();
  return (db) => {
    const known = made.get(db) ?? prepare(db);
    made.set(db, known);
    return known;
  };
}
