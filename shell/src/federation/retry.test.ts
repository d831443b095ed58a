import { retryForever } from './retry.ts';

const drawAlways = (value: number) => jest.spyOn(Math, 'random').mockReturnValue(value);
afterEach(() => jest.restoreAllMocks());

test('tries until it works, pausing 1 s, 2 s, 4 s… up to 30 s at most, and reports every failure', async () => {
  drawAlways(1);
  const pauses: number[] = [];
  const failures: unknown[] = [];
  let left = 7;
  const result = await retryForever(
    async () => {
      if (left-- > 0) throw new Error(`down ${left}`);
      return 'code';
    },
    { wait: async (ms) => void pauses.push(ms), onFailure: (error) => failures.push(error) },
  );
  expect(result).toBe('code');
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  expect(failures).toHaveLength(7);
});

test('two tabs that lost the same thing come back for it at different times, never sooner than half the pause', async () => {
  const pausesOf = async (drawn: number) => {
    drawAlways(drawn);
    const pauses: number[] = [];
    let left = 3;
    const attempt = async () => {
      if (left-- > 0) throw new Error('down');
    };
    await retryForever(attempt, { wait: async (ms) => void pauses.push(ms), onFailure: () => {} });
    return pauses;
  };
  await expect(pausesOf(0)).resolves.toEqual([500, 1_000, 2_000]);
  await expect(pausesOf(0.5)).resolves.toEqual([750, 1_500, 3_000]);
});
