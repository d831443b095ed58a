import { partName } from './part-name.ts';

test('a part has its Spanish name, and a new one that of its remote', () => {
  expect(partName('mf-events')).toBe('Eventos');
  expect(partName('mf-jobs')).toBe('Jobs');
  expect(partName('mf-job-board')).toBe('Job board');
});
