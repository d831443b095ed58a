import { type SQL, sql } from 'drizzle-orm';

/** A word of a query. */
export interface SoughtTerm {
  /** Any of them answers it: letters and figures, nothing in which means anything to a `tsquery`. */
  roots: readonly string[];
  /** Most pages that may have one of them, as the vocabulary knows. */
  pages: number;
}

/** @returns a `tsquery`'s text: any of these roots, in texts of a weight where one is given */
export const anyOf = (roots: readonly string[], weight = '') =>
  `(${roots.map((root) => `'${root}'${weight && `:${weight}`}`).join(' | ')})`;

/** @returns a `tsquery`'s text: each term, by any of its roots */
export const allOf = (terms: readonly SoughtTerm[]) => terms.map(({ roots }) => anyOf(roots)).join(' & ');

/** Whether the column `roots` has any of these. */
export const has = (roots: readonly string[], weight = ''): SQL => sql`(roots @@ ${anyOf(roots, weight)}::tsquery)`;

/** How many terms the column `roots` has. */
export const howMany = (terms: readonly SoughtTerm[], weight = ''): SQL =>
  sql.join(
    terms.map(({ roots }) => sql`${has(roots, weight)}::int`),
    sql` + `,
  );
