import { fireEvent, render, screen } from '@testing-library/react';
import { useReveal } from './reveal.ts';

function Page() {
  useReveal();
  return (
    <>
      <p data-reveal>Primera</p>
      <p data-reveal>Segunda</p>
      <p>Sin marca</p>
    </>
  );
}

/** Every paragraph is 100 px high and they stand 1000 px apart; jsdom's window is 768 px high. */
function scrollTo(y: number) {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const top = (this.textContent === 'Primera' ? 100 : 1100) - y;
    return { top, bottom: top + 100 } as DOMRect;
  });
  fireEvent.scroll(window);
}
const away = (text: string) => screen.getByText(text).dataset.away;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('nothing is hidden while nobody scrolls', () => {
  render(<Page />);
  expect(away('Primera')).toBeUndefined();
  expect(away('Segunda')).toBeUndefined();
});

test('while she scrolls, what is below and above the window waits there, and what comes into it appears, every time', () => {
  render(<Page />);
  scrollTo(50);
  expect(away('Primera')).toBeUndefined();
  expect(away('Segunda')).toBe('below');
  scrollTo(400);
  expect(away('Primera')).toBe('above');
  expect(away('Segunda')).toBeUndefined();
  scrollTo(50);
  expect(away('Primera')).toBeUndefined();
  expect(away('Segunda')).toBe('below');
  expect(away('Sin marca')).toBeUndefined();
});

test('soon after the last movement all is there again', () => {
  render(<Page />);
  scrollTo(50);
  jest.advanceTimersByTime(199);
  expect(away('Segunda')).toBe('below');
  jest.advanceTimersByTime(1);
  expect(away('Segunda')).toBeUndefined();
});

test('what arrives late takes part from the next movement on', () => {
  const { rerender } = render(<Page />);
  scrollTo(50);
  rerender(
    <>
      <Page />
      <p data-reveal>Tarde</p>
    </>,
  );
  expect(away('Tarde')).toBeUndefined();
  scrollTo(60);
  expect(away('Tarde')).toBe('below');
});

test('it leaves nothing hidden behind', () => {
  const leftover = document.body.appendChild(document.createElement('p'));
  leftover.dataset.reveal = '';
  const { unmount } = render(<Page />);
  scrollTo(50);
  expect(leftover.dataset.away).toBe('below');
  unmount();
  expect(leftover.dataset.away).toBeUndefined();
});
