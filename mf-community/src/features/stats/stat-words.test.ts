import { rowName, rowsOf, shortRowName, valueText } from './stat-words.ts';

const row = (from: string, to = from) => ({ from, to, group: null, values: [5] });

test('a run of months shows its ends, the year once where it is one', () => {
  expect(rowName(row('2026-03'))).toBe('marzo de 2026');
  expect(rowName(row('2026-01', '2026-03'))).toBe('enero a marzo de 2026');
  expect(rowName(row('2025-12', '2026-02'))).toBe('diciembre de 2025 a febrero de 2026');
  expect(rowName({ from: null, to: null, group: 'Junior' })).toBe('Junior');
  expect(shortRowName(row('2026-03'))).toBe('mar 26');
  expect(shortRowName(row('2026-01', '2026-03'))).toBe('ene–mar 26');
  expect(shortRowName(row('2025-12', '2026-02'))).toBe('dic 25–feb 26');
});

test('numbers are written as in Spain, with their unit', () => {
  expect([valueText(1284), valueText(2.54, 'hours'), valueText(32000, 'euros'), valueText(50, 'percent')]).toEqual([
    '1.284',
    '2,5 h',
    '32.000 €',
    '50 %',
  ]);
});

test('of the last twelve months whole runs are shown, also those that began before', () => {
  const rows = [row('2025-01', '2025-10'), row('2025-11'), row('2025-12', '2026-03'), row('2026-04', '2026-10')];
  expect(rowsOf(rows, '12-meses', '2026-10').map(({ from }) => from)).toEqual(['2025-11', '2025-12', '2026-04']);
  expect(rowsOf(rows, '12-meses', '2026-12').map(({ from }) => from)).toEqual(['2025-12', '2026-04']);
  expect(rowsOf(rows, 'todo', '2026-10')).toHaveLength(4);
});
