import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A column of bytes. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A column of a moment in time. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
