import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from './database/database.ts';

/** Longest name for an address, in characters, leaving room for a number. */
const longest = 74;

/**
 * A name as a part of an address: "Núria O'Neill Peña" becomes `nuria-oneill-pena`. Of a name in another alphabet nothing
 * is left.
 */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[øłđæœı]/g, (letter) => plainLetters[letter] ?? '')
    .replace(/[\p{M}'’·`´]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
}

/**
 * Returns a slug, with the first number from 2 that makes it free where another row has it. Lock before what gives
 * addresses in the same table, so that no two take the same.
 * @param slug the column of the addresses
 * @param among which rows count; all by default
 * @param reserved addresses that are no row's
 */
export async function freeSlug(
  db: Database,
  slug: PgColumn,
  wanted: string,
  { among, reserved = [] }: { among?: SQL | undefined; reserved?: readonly string[] } = {},
): Promise<string> {
  const rows = await db
    .select({ taken: sql<string>`${slug}` })
    .from(slug.table)
    .where(and(sql`starts_with(${slug}, ${wanted})`, among));
  const all = new Set([...reserved, ...rows.map(({ taken }) => taken)]);
  let free = wanted;
  for (let number = 2; all.has(free); number += 1) free = `${wanted}-${number}`;
  return free;
}

/** Those that Unicode does not take apart. */
const plainLetters: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i' };
