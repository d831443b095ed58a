import { filedMoment, moment } from './moment.ts';

test('an instant is told by the clock of the community at any time of the year', () => {
  expect(moment('2026-11-21T08:14:07Z')).toBe('21 nov 2026, 9:14\u00a0a.\u00a0m.');
  expect(moment('2026-07-01T22:30:00Z')).toBe('2 jul 2026, 12:30\u00a0a.\u00a0m.');
  expect(filedMoment('2026-07-01T22:30:07Z')).toBe('2026-07-02 00:30:07');
});
