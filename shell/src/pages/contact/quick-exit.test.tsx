import { act, fireEvent, render, screen } from '@testing-library/react';
import { QuickExit } from './quick-exit.tsx';

const leave = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  leave.mockClear();
  render(<QuickExit leave={leave} />);
});
afterEach(() => {
  document.documentElement.hidden = false;
  jest.useRealTimers();
});

function shift(times = 1) {
  for (let n = 0; n < times; n += 1) {
    fireEvent.keyDown(document, { key: 'Shift' });
    fireEvent.keyUp(document, { key: 'Shift' });
  }
}

test('one press leaves at once for a page that reveals nothing, and this one is gone from the screen', () => {
  fireEvent.click(screen.getByRole('link', { name: 'Salir rápido' }));
  expect(leave).toHaveBeenCalledWith(expect.stringContaining('aemet.es'));
  expect(document.documentElement).not.toBeVisible();
});

test('so does Shift three times, each press announced', () => {
  shift();
  expect(screen.getByRole('status')).toHaveTextContent('dos veces más para salir');
  shift();
  expect(screen.getByRole('status')).toHaveTextContent('una vez más para salir');
  expect(leave).not.toHaveBeenCalled();
  shift();
  expect(leave).toHaveBeenCalledTimes(1);
});

test('five seconds later the count begins again', () => {
  shift(2);
  act(() => void jest.advanceTimersByTime(5_001));
  shift();
  expect(leave).not.toHaveBeenCalled();
  shift(2);
  expect(leave).toHaveBeenCalledTimes(1);
});

test('capital letters do not count', () => {
  for (const letter of ['A', 'B', 'C', 'D']) {
    fireEvent.keyDown(document, { key: 'Shift' });
    fireEvent.keyDown(document, { key: letter, shiftKey: true });
    fireEvent.keyUp(document, { key: letter, shiftKey: true });
    fireEvent.keyUp(document, { key: 'Shift' });
  }
  expect(leave).not.toHaveBeenCalled();
});

test('when somebody comes back the page is there', () => {
  shift(3);
  fireEvent(window, new Event('pageshow'));
  expect(document.documentElement).toBeVisible();
});
