import type { DoorMark, DoorMarkResult, doorMarksSchema } from '@femcoders/contracts/door';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { type Database, inTransaction, type Transaction } from '../../database/database.ts';
import { doorMarks } from '../../database/event-tables.ts';
import type { EventRow } from '../../feature/event-change.ts';
import { ApiProblem } from '../../problems.ts';
import { decideArrival } from './decide-arrival.ts';
import { type ManagePorts, noteArrival, placeMutations, refuseNoPlace } from './manage-registration.ts';
import { lockRegistration } from './own-registration.ts';
import { closed, type RegistrationRow } from './place.ts';
import { readDoorEntry } from './registration-list.ts';

/** No mark is older, in milliseconds: a device whose clock says the year 0 does not name a day that the database refuses. */
const oldestMs = 366 * 86_400_000;

/** The stored result of a mark. */
type Effect = Pick<typeof doorMarks.$inferSelect, 'outcome' | 'elsewhereAt'>;

/**
 * Takes marks made at a door, perhaps long ago: each once, however often it is sent, in its own transaction, so that one
 * that is refused keeps no other from counting.
 * @returns a result for each, in their order
 */
export async function takeDoorMarks(
  eventId: string,
  { sent_at, marks }: z.output<typeof doorMarksSchema>,
  ports: ManagePorts,
): Promise<{ results: DoorMarkResult[] }> {
  const results: DoorMarkResult[] = [];
  for (const mark of marks) {
    // How long ago is right even where the clock of the device is not; what lies ahead was made now.
    const age = Math.min(oldestMs, Math.max(0, Date.parse(sent_at) - Date.parse(mark.made_at)));
    results.push(await takeMark(eventId, mark, new Date(ports.now.getTime() - age), ports));
  }
  return { results };
}

async function takeMark(eventId: string, mark: DoorMark, madeAt: Date, ports: ManagePorts): Promise<DoorMarkResult> {
  const resultOf = async (effect: Pick<DoorMarkResult, 'outcome' | 'elsewhere_at' | 'message'>, db: Database) => ({
    id: mark.id,
    ...effect,
    entry: await readDoorEntry(db, mark.registration),
  });
  try {
    return await inTransaction(ports.pool, async (transaction) => {
      const found = await lockRegistration(transaction, mark.registration);
      if (found?.event.id !== eventId) return { ...refusal(mark, 'Esta plaza ya no existe.'), entry: null };
      const { outcome, elsewhereAt } =
        (await readEffect(transaction, found.row, mark)) ??
        (await apply(transaction, found, { ...mark, madeAt }, ports));
      return resultOf({ outcome, elsewhere_at: elsewhereAt?.toISOString() ?? null, message: null }, transaction.db);
    });
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.code !== 'conflict') throw error;
    const entry = await inTransaction(ports.pool, ({ db }) => readDoorEntry(db, mark.registration));
    return { ...refusal(mark, error.message), entry };
  }
}

const refusal = ({ id }: DoorMark, message: string) =>
  ({ id, outcome: 'refused', elsewhere_at: null, message }) as const;

/** The stored result of a mark that is sent again; `superseded` if the opposite was decided since. */
async function readEffect(
  { db }: Transaction,
  { id: registrationId, checkedInAt, arrivalDecidedAt }: RegistrationRow,
  { id, act }: DoorMark,
): Promise<Effect | undefined> {
  const [known] = await db.select().from(doorMarks).where(eq(doorMarks.id, id));
  if (known && known.registrationId !== registrationId) throw closed('Esa marca ya es de otra persona.');
  const holds = act === 'place' || (act === 'check-in') === (checkedInAt !== null);
  return known && !holds ? { outcome: 'superseded', elsewhereAt: arrivalDecidedAt } : known;
}

async function apply(
  transaction: Transaction,
  { event, row }: { event: EventRow; row: RegistrationRow },
  { id, act, madeAt }: DoorMark & { madeAt: Date },
  ports: ManagePorts,
): Promise<Effect> {
  let effect: Effect;
  if (act === 'place') {
    effect = { outcome: row.state === 'registered' ? 'already' : 'applied', elsewhereAt: null };
    await placeMutations.place(transaction, event, row, ports);
  } else {
    if (act === 'check-in' && !row.checkedInAt) refuseNoPlace(event, row);
    const { arrival, ...decided } = decideArrival(row, act, madeAt);
    if (arrival) await noteArrival(transaction, row, arrival, ports);
    effect = decided;
  }
  await transaction.db
    .insert(doorMarks)
    .values({ id, registrationId: row.id, act, madeAt, receivedAt: ports.now, ...effect });
  return effect;
}
