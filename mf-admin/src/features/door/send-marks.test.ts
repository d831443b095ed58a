import type { DoorAct, DoorOutcome } from '@femcoders/contracts/door';
import { fakeApi } from '../../../test/fake-api.ts';
import { addMark, readMarks } from './door-store.ts';
import { noticesOf, sendMarks } from './send-marks.ts';

const mark = (id: string, { eventId = 'e1', registration = 'r1', act = 'check-in' as DoorAct } = {}) => ({
  ...{ id, eventId, registration, act },
  made_at: '2026-12-12T18:00:00.000Z',
});
const result = (id: string, outcome: DoorOutcome) => ({
  ...{ id, outcome, elsewhere_at: '2026-12-12T17:30:00.000Z' },
  ...{ message: null, entry: null },
});

test('what waits is sent in its order, event by event and a hundred at once', async () => {
  const sent: [string | undefined, number][] = [];
  const api = fakeApi({
    'POST /admin/events/:id/door/marks': ({ params, body }) => {
      const { marks } = body as { marks: { id: string }[] };
      sent.push([params[0], marks.length]);
      return { results: marks.map(({ id }) => result(id, 'applied')) };
    },
  });
  await addMark(mark('first', { eventId: 'e2' }));
  for (let n = 0; n < 130; n += 1) await addMark(mark(`m${n}`));
  expect(await sendMarks(api.client)).toBe(131);
  expect(sent).toEqual([
    ['e2', 1],
    ['e1', 100],
    ['e1', 30],
  ]);
  expect(await readMarks()).toEqual([]);
  expect(await sendMarks(api.client)).toBe(0);
});

test('only marks that ended otherwise than was shown are reported, of each person the last', () => {
  const marks = [
    mark('1'),
    mark('2', { act: 'undo-check-in' }),
    mark('3', { registration: 'r2' }),
    mark('4', { registration: 'r3', act: 'undo-check-in' }),
    mark('5', { registration: 'r4' }),
  ];
  const notices = noticesOf(marks, [
    result('1', 'already'),
    result('2', 'superseded'),
    result('3', 'applied'),
    result('4', 'already'),
    result('5', 'already'),
  ]);
  expect(notices.map(({ id, outcome }) => [id, outcome])).toEqual([
    ['2', 'superseded'],
    ['5', 'already'],
  ]);
});
