import type { Database } from './database.ts';

/**
 * Builds prepared statements of hot calls once per database instead of with every request.
 * @param prepare builds them, with names that are unique in the process
 * @returns the statements of a database; a transaction is another database and builds its own
 */
export function preparedStatements<Prepared>(prepare: (db: Database) => Prepared): (db: Database) => Prepared {
  const made = new WeakMap<Database, Prepared>();
  return (db) => {
    const known = made.get(db) ?? prepare(db);
    made.set(db, known);
    return known;
  };
}
