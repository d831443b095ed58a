import { createCarouselClock } from './carousel-clock.ts';

const onAdvance = jest.fn();
const clockOf = (lockMs = 500) => createCarouselClock({ autoplayMs: 5000, lockMs, onAdvance });

beforeEach(() => {
  jest.useFakeTimers();
  onAdvance.mockClear();
});
afterEach(() => jest.useRealTimers());

test('while it runs it advances every 5000 ms', () => {
  clockOf().run(true);
  jest.advanceTimersByTime(4999);
  expect(onAdvance).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onAdvance).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(5000);
  expect(onAdvance).toHaveBeenCalledTimes(2);
});

test('a move by hand starts the 5000 ms again', () => {
  const clock = clockOf();
  clock.run(true);
  jest.advanceTimersByTime(4000);
  expect(clock.move()).toBe(true);
  jest.advanceTimersByTime(4999);
  expect(onAdvance).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onAdvance).toHaveBeenCalledTimes(1);
});

test('for 500 ms after a move no other is granted', () => {
  const clock = clockOf();
  expect(clock.move()).toBe(true);
  jest.advanceTimersByTime(499);
  expect(clock.move()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(clock.move()).toBe(true);
});

test('its own move locks as well', () => {
  const clock = clockOf();
  clock.run(true);
  jest.advanceTimersByTime(5000);
  expect(clock.move()).toBe(false);
});

test('without a lock every move is granted', () => {
  const clock = clockOf(0);
  expect([clock.move(), clock.move()]).toEqual([true, true]);
});

test('halted it stays, and waits a whole period when it goes on', () => {
  const clock = clockOf();
  clock.run(true);
  jest.advanceTimersByTime(4000);
  clock.run(false);
  jest.advanceTimersByTime(60_000);
  clock.run(true);
  jest.advanceTimersByTime(4999);
  expect(onAdvance).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onAdvance).toHaveBeenCalledTimes(1);
});
