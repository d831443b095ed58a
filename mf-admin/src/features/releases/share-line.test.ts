import { rolloutChange } from '../../../test/admin-rollout.ts';
import { shareLine } from './share-line.ts';

const at = (hour: number) => `2026-11-21T${String(hour).padStart(2, '0')}:00:00.000Z`;
const steps = [1, 25, 100];
const changes = [rolloutChange({ at: at(8), share: 1 }), rolloutChange({ at: at(9), share: 25 })];

test('a line goes from step to step until now, by the square root of the share', () => {
  const drawn = shareLine({ state: 'running', steps, changes }, Date.parse(at(12)));
  expect(drawn?.line).toBe('M0 90H25V50H100');
  expect(drawn?.area).toBe('M0 90H25V50H100V100H0Z');
  expect(drawn?.until).toBe(at(12));
  expect(drawn?.fall).toBeNull();
});

test('one that has stopped shows where it fell, and that it stays there', () => {
  const stopped = [...changes, rolloutChange({ at: at(10), share: 0, state: 'stopped' })];
  const drawn = shareLine({ state: 'stopped', steps, changes: stopped }, Date.parse(at(23)));
  expect(drawn?.line).toBe('M0 90H46V50H92V100H100');
  expect(drawn?.fall).toEqual({ x: 92, y: 100 });
});

test('a scale names shares that can be read next to each other', () => {
  const close = shareLine({ state: 'running', steps: [1, 2, 3, 50, 55, 100], changes }, Date.parse(at(12)));
  expect(close?.scale.map(({ share }) => share)).toEqual([100, 55, 25, 3, 0]);
});

test('one without a history has no picture, and one that has just begun has a width', () => {
  expect(shareLine({ state: 'running', steps, changes: [] }, 0)).toBeNull();
  const [first] = changes;
  const drawn = shareLine({ state: 'running', steps, changes: first ? [first] : [] }, Date.parse(at(8)));
  expect(drawn?.line).toBe('M0 90H100');
});
