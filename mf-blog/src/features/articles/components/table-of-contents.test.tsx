import { act, render, screen } from '@testing-library/react';
import { TableOfContents } from './table-of-contents.tsx';

const headings = [
  { id: 'primero', label: 'Primero' },
  { id: 'segundo', label: 'Segundo' },
];

let crossLine = () => {};
let reachedZone = '';

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    constructor(callback: () => void, { rootMargin }: { rootMargin: string }) {
      crossLine = callback;
      reachedZone = rootMargin;
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

function placeHeading(id: string, top: number) {
  const heading = document.createElement('h2');
  heading.id = id;
  heading.getBoundingClientRect = () => ({ top }) as DOMRect;
  document.body.append(heading);
}

afterEach(() => {
  for (const heading of document.querySelectorAll('body > h2')) heading.remove();
});

test('leads to every section', () => {
  render(<TableOfContents headings={headings} />);
  for (const link of screen.getAllByRole('link', { name: 'Segundo' })) expect(link).toHaveAttribute('href', '#segundo');
});

test('marks the section that is being read', () => {
  placeHeading('primero', -500);
  placeHeading('segundo', 100);
  render(<TableOfContents headings={headings} />);
  act(() => crossLine());
  const [link] = screen.getAllByRole('link', { name: 'Segundo' });
  expect(link).toHaveAttribute('aria-current', 'location');
  expect(screen.getAllByRole('link', { name: 'Primero' })[0]).not.toHaveAttribute('aria-current');
});

test('marks none above the first section', () => {
  placeHeading('primero', 5_000);
  placeHeading('segundo', 9_000);
  render(<TableOfContents headings={headings} />);
  act(() => crossLine());
  for (const link of screen.getAllByRole('link')) expect(link).not.toHaveAttribute('aria-current');
});

test('a jump from the end to the top is noticed: headings above the window count as reached', () => {
  render(<TableOfContents headings={headings} />);
  expect(Number.parseInt(reachedZone, 10)).toBeGreaterThan(100_000);
});
