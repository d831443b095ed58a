import type { SQL } from 'drizzle-orm';
import type { Channel } from '../database/change-feed.ts';
import type { Database } from '../database/database.ts';

/** A part of a page that has its own address. */
export interface SearchSection {
  /** The heading's id; null of the page's beginning. */
  anchor: string | null;
  heading: string | null;
  /** Plain text. */
  text: string;
}

/** A page as the search knows it. */
export interface SearchDocument {
  path: string;
  /** See `searchKindNames` in contracts/search-names. */
  kind: string;
  title: string;
  description: string;
  /** The page's beginning first, also where it has no text. */
  sections: readonly SearchSection[];
  owner?: string | undefined;
  level?: string | undefined;
  /** ISO date. */
  day?: string | undefined;
  startsAt?: Date | undefined;
  /** Of an event: those that are over are found after those that are not. */
  overAt?: Date | undefined;
  postId?: number | undefined;
  /** The addresses that it had before: their words are found, too. */
  formerPaths?: readonly string[] | undefined;
}

/** An area whose pages are made of rows of the database, and are found as soon as these change. */
export interface SearchSource {
  /** Unlike any other's; in the database. */
  name: string;
  /** The channels that announce changes of its pages. */
  channels: readonly Channel[];
  /**
   * Where there are too many pages to read all of them for each change: a query for the columns `path` and `version` of all
   * that the public may find. A page whose version is another than when it was indexed is read again.
   */
  versions?: SQL;
  /**
   * Reads what the public may find.
   * @param paths of a source with `versions`, the pages to read
   */
  documents(db: Database, paths?: readonly string[]): Promise<SearchDocument[]>;
}
