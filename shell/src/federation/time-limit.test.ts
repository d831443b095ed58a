import { TimeLimitError, withTimeLimit } from './time-limit.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what never settles is given up when its time is over', async () => {
  const waiting = withTimeLimit(new Promise(() => {}), 10_000, 'mf-blog');
  const outcome = expect(waiting).rejects.toThrow(TimeLimitError);
  await jest.advanceTimersByTimeAsync(10_000);
  await outcome;
});

test('what settles in time passes through and leaves no timer behind', async () => {
  await expect(withTimeLimit(Promise.resolve('code'), 10_000, 'mf-blog')).resolves.toBe('code');
  await expect(withTimeLimit(Promise.reject(new Error('404')), 10_000, 'mf-blog')).rejects.toThrow('404');
  expect(jest.getTimerCount()).toBe(0);
});
