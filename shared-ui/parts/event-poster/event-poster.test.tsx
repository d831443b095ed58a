import { render } from '@testing-library/react';
import { EventPoster, posterGround } from './event-poster.tsx';

const drawing = (seed: string) => render(<EventPoster seed={seed} />).container.innerHTML;

test('an event keeps its flower and its ground, and screen readers do not announce it', () => {
  expect(drawing('evento-1')).toBe(drawing('evento-1'));
  expect(drawing('evento-1')).toContain('aria-hidden="true"');
  expect(posterGround('evento-1')).toBe(posterGround('evento-1'));
});

test('events differ', () => {
  const seeds = Array.from({ length: 12 }, (_, index) => `evento-${index}`);
  expect(new Set(seeds.map(drawing)).size).toBeGreaterThan(4);
  expect(new Set(seeds.map(posterGround)).size).toBeGreaterThan(3);
});
