import { readWhole } from './whole-list.ts';

const listOf = (length: number) => {
  const asked: number[] = [];
  const entries = Array.from({ length }, (_, index) => index);
  const ask = async ({ page, limit }: { page: number; limit: number }) => {
    asked.push(page);
    return entries.slice((page - 1) * limit, page * limit);
  };
  return { asked, entries, ask };
};

describe('A whole list', () => {
  it.each([0, 1, 499, 500, 1200])('has all of its %i entries', async (length) => {
    const { ask, entries, asked } = listOf(length);
    expect(await readWhole(ask)).toEqual(entries);
    expect(asked).toHaveLength(Math.floor(length / 500) + 1);
  });

  it('ends', async () => {
    const { ask } = listOf(100_000);
    expect(await readWhole(ask)).toHaveLength(22_500);
  });
});
