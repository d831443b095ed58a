import { isDeepStrictEqual } from 'node:util';
import type { AdminEvent } from '@femcoders/contracts/admin-event';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { eventTexts } from '../../database/event-tables.ts';
import { users } from '../../database/schema.ts';
import type { EventRow } from '../../feature/event-change.ts';
import { picturesOf } from '../pictures/feature.ts';
import type { EditPorts } from './edit-ports.ts';

/** The columns of an event that are its text. */
export type EventText = Pick<EventRow, 'description' | 'about' | 'aboutDocument'>;

/** Texts that the editor is shown. */
const shownTexts = 30;
/** By so many characters a text is recognised. */
const titleLength = 80;

export const textOf = ({ description, about, aboutDocument }: EventText): EventText => ({
  description,
  about,
  aboutDocument,
});
export const isSameText = (one: EventText, other: EventText) => isDeepStrictEqual(textOf(one), textOf(other));

/**
 * Notes what an edit made of an event's text. What stood there before and was written otherwise, such as by an import, is
 * noted first: nothing is lost that was read.
 * @param before the row that the edit started from; null of a new event
 */
export async function saveEventText(
  db: Database,
  before: EventRow | null,
  after: EventRow,
  { now, actor }: Pick<EditPorts, 'now' | 'actor'>,
): Promise<void> {
  if (before ? isSameText(before, after) : isEmpty(after)) return;
  const last = await lastText(db, after.id);
  let version = last?.version ?? 0;
  const add = (of: EventText, savedAt: Date, savedBy: string | null) => {
    version += 1;
    const pictures = picturesOf(of.aboutDocument);
    return db.insert(eventTexts).values({ eventId: after.id, version, ...textOf(of), pictures, savedAt, savedBy });
  };
  if (before && !isEmpty(before) && !(last && isSameText(last, before))) await add(before, before.updatedAt, null);
  await add(after, now, actor.id);
}

const isEmpty = ({ description, about }: EventText) => !description && !about;

async function lastText(db: Database, eventId: string): Promise<(EventText & { version: number }) | undefined> {
  const [last] = await db
    .select()
    .from(eventTexts)
    .where(eq(eventTexts.eventId, eventId))
    .orderBy(desc(eventTexts.version))
    .limit(1);
  return last;
}

/** Returns the texts of an event that were saved last, the newest first, and which of them is the one of now. */
export async function listEventTexts(
  db: Database,
  event: EventRow,
): Promise<Required<Pick<AdminEvent, 'texts' | 'text_version'>>> {
  const { eventId, version, savedAt, about, description } = eventTexts;
  const rows = await db
    .select({
      version,
      title: sql<string>`left(coalesce(${about}, ${description}, ''), ${titleLength})`,
      ...{ savedAt, savedBy: users.name },
    })
    .from(eventTexts)
    .leftJoin(users, eq(users.id, eventTexts.savedBy))
    .where(eq(eventId, event.id))
    .orderBy(desc(version))
    .limit(shownTexts);
  const last = rows.length > 0 ? await lastText(db, event.id) : undefined;
  return {
    texts: rows.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() })),
    text_version: last && isSameText(last, event) ? last.version : null,
  };
}
