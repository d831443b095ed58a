import type { DoorMark, DoorMarkResult } from '@femcoders/contracts/door';
import type { AdminRegistration, DoorEntry } from '@femcoders/contracts/registration';

/** Takes marks of doors as the API does, over people in memory; the same mark counts once. */
export function doorMarksApi(people: AdminRegistration[]) {
  const known = new Map<string, DoorMarkResult>();
  const entryOf = (row: AdminRegistration): DoorEntry => {
    const { id, name, code, state, checked_in_at } = row;
    return { id, name, code, state: state as DoorEntry['state'], checked_in_at };
  };
  function take({ id, registration, act, made_at }: DoorMark): DoorMarkResult {
    const row = people.find((one) => one.id === registration);
    if (!row) return { id, outcome: 'refused', elsewhere_at: null, message: 'Esta plaza ya no existe.', entry: null };
    const before = row.checked_in_at;
    const isAlready = act === 'check-in' && before !== null;
    if (act === 'place') row.state = 'registered';
    else row.checked_in_at = act === 'check-in' ? (before ?? made_at) : null;
    const outcome = isAlready ? 'already' : 'applied';
    return { id, outcome, elsewhere_at: isAlready ? before : null, message: null, entry: entryOf(row) };
  }
  return {
    'POST /admin/events/e1/door/marks': ({ body }: { body: unknown; params: string[] }) => ({
      results: (body as { marks: DoorMark[] }).marks.map((mark) => {
        const result = known.get(mark.id) ?? take(mark);
        known.set(mark.id, result);
        return result;
      }),
    }),
  };
}
