import { type Act, type ActPorts, recordAct } from '../../audit/audit-log.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { EventNotice, EventRow, OnEventChanged } from '../../feature/event-change.ts';
import { invalid } from '../../problems.ts';
import { instantOf } from '../../wall-clock.ts';
import { addEvent, changeEvent, type EventValues } from './event-change.ts';

/** The dependencies of every mutation of an event: the actor, the time and the listeners. */
export interface EditPorts extends ActPorts {
  onEventChanged: OnEventChanged;
  notice?: EventNotice | undefined;
}

/** Changes an event, and returns how many people get a mail about it. */
export async function changeAndCount(
  transaction: Transaction,
  before: EventRow,
  values: EventValues,
  ports: EditPorts,
) {
  let notified = 0;
  const after = await changeEvent(transaction, before, values, {
    ...ports,
    onEventChanged: async (...change) => {
      notified = (await ports.onEventChanged(...change)) ?? 0;
      return notified;
    },
  });
  return { after, notified };
}

/** Said to who saves over what somebody else has saved since. */
export const staleEvent =
  'Otra persona ha cambiado este evento mientras lo tenías abierto. Lo que has escrito sigue aquí.';

/** Stores an event of our own that nobody sees yet. */
export function insertDraft(
  { db }: Transaction,
  values: Omit<EventValues, 'state' | 'source'>,
  { now }: EditPorts,
): Promise<EventRow> {
  const needed = values as Required<Pick<EventRow, 'name' | 'startsAt' | 'timezone'>>;
  return addEvent(db, { ...needed, state: 'draft', createdAt: now, updatedAt: now });
}

/** @throws ApiProblem `validation` for a time that no clock of the place shows */
export function instant(field: 'start_local' | 'end_local', local: string, timezone: string): Date {
  const found = instantOf(local, timezone);
  if (found) return found;
  throw invalid([{ field, message: 'Ese día y esa hora no existen: ¿cambia la hora esa noche? Elige otros.' }]);
}

/** Writes an act on an event into the audit. */
export async function record(
  db: Database,
  { now, actor, trace }: EditPorts,
  act: Act,
  id: string,
  what: { before?: unknown; after?: unknown },
): Promise<void> {
  await recordAct(db, trace, { act, at: now, actor, subject: `event:${id}`, ...what });
}
