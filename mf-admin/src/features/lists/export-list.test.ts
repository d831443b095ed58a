import { exportFileName } from './export-list.ts';

test('a file that is saved after midnight bears the new day, as the clock on the wall does', () => {
  expect(exportFileName('eventos', new Date('2026-11-21T23:30:00Z'))).toBe('eventos-2026-11-22.csv');
});
