import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Bytes of a file, in its row or in an object, without reading it. */
export const keptBytes = ({ content, object }: { content: PgColumn; object: PgColumn }): SQL<number> =>
  sql<number>`coalesce((${object} ->> 'bytes')::int, octet_length(${content}))`;
