import { keepTrying } from './keep-trying.ts';

test('tries until it works, pausing 1 s, 2 s, 4 s… up to 30 s, and tells of every failure', async () => {
  const pauses: number[] = [];
  const failures: unknown[] = [];
  let left = 7;
  const result = await keepTrying(
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
