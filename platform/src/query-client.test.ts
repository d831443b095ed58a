import { ApiError, UnreachableError } from './api-client.ts';
import { createQueryClient, retryDelay, shouldRetry } from './query-client.ts';
import { forgetSession, signIn } from './session.ts';

const unreachable = new UnreachableError('No hemos podido conectar.');

describe('what failed is tried again', () => {
  test('three times and no more (spec section 9)', () => {
    const attempts = [0, 1, 2, 3, 4].map((failures) => shouldRetry(failures, unreachable));
    expect(attempts).toEqual([true, true, true, false, false]);
  });

  test('after one second, doubling, and never later than thirty', () => {
    expect([0, 1, 2, 3, 4, 5, 20].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  });

  test('when the server is at fault or asks for patience, not when it refuses', () => {
    const refusedWith = (status: number) => shouldRetry(0, new ApiError(status, 'internal', 'mensaje'));
    expect([400, 401, 403, 404, 409, 422].map(refusedWith)).toEqual([false, false, false, false, false, false]);
    expect([429, 500, 502, 503].map(refusedWith)).toEqual([true, true, true, true]);
  });
});

describe('in the browser', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('a list that fails three times and then comes is shown, after 1 + 2 + 4 seconds', async () => {
    const client = createQueryClient('browser');
    const fetchEvents = jest
      .fn<Promise<string[]>, []>()
      .mockRejectedValueOnce(unreachable)
      .mockRejectedValueOnce(unreachable)
      .mockRejectedValueOnce(unreachable)
      .mockResolvedValue(['Taller']);
    const events = client.fetchQuery({ queryKey: ['upcomingEvents'], queryFn: fetchEvents, retry: shouldRetry });
    await jest.advanceTimersByTimeAsync(6_999);
    expect(fetchEvents).toHaveBeenCalledTimes(3);
    await jest.advanceTimersByTimeAsync(1);
    await expect(events).resolves.toEqual(['Taller']);
    client.clear();
  });

  test('what was fetched is not fetched again for five minutes', async () => {
    const client = createQueryClient('browser');
    const fetchEvents = jest.fn(async () => ['Taller']);
    const ask = () => client.fetchQuery({ queryKey: ['pastEvents'], queryFn: fetchEvents });
    await ask();
    jest.advanceTimersByTime(5 * 60_000 - 1);
    await ask();
    expect(fetchEvents).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    await ask();
    expect(fetchEvents).toHaveBeenCalledTimes(2);
    client.clear();
  });
});

test('on the server nobody waits for a second attempt', async () => {
  const client = createQueryClient('server');
  const fetchEvents = jest.fn<Promise<string[]>, []>().mockRejectedValue(unreachable);
  await client.prefetchQuery({ queryKey: ['upcomingEvents'], queryFn: fetchEvents });
  expect(fetchEvents).toHaveBeenCalledTimes(1);
});

describe('what was fetched for a member', () => {
  const enter = (userId: string) =>
    signIn({ authToken: `de ${userId}`, userId, userName: 'Nuria', userAvatar: '/a.png', userRole: 'member' });

  test('is there when she logs in again, and gone when somebody else does', () => {
    const client = createQueryClient('browser');
    enter('7');
    client.setQueryData(['second-factor'], 'activada');
    forgetSession();
    enter('7');
    expect(client.getQueryData(['second-factor'])).toBe('activada');
    forgetSession();
    enter('8');
    expect(client.getQueryData(['second-factor'])).toBeUndefined();
    client.clear();
  });
});
