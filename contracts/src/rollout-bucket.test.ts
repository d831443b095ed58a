import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bucketOf, isInShare } from './rollout-bucket.ts';
import { rolloutNumbers } from './rollout-cookie.ts';
import { readRolloutNumber } from './rollout-number.ts';

const numbers = Array.from({ length: rolloutNumbers }, (_, number) => number);
/** Twenty roll-outs: with them 200,000 numbers are drawn. */
const rollouts = Array.from({ length: 20 }, (_, id) => ({ name: ['mf-blog', 'mf-events', 'shell'][id % 3] ?? '', id }));

describe('the share of a roll-out', () => {
  it('is what it says over 200,000 numbers, within half a point, in each roll-out and in all', () => {
    for (const share of [1, 5, 10, 25, 50, 77, 99]) {
      const drawn = rollouts.map((rollout) => numbers.filter((number) => isInShare(number, rollout, share)).length);
      for (const count of drawn)
        assert.ok(Math.abs((count / rolloutNumbers) * 100 - share) <= 0.5, `${count} at ${share} %`);
      const all = drawn.reduce((sum, count) => sum + count, 0);
      assert.ok(Math.abs((all / 200_000) * 100 - share) <= 0.5);
    }
  });

  it('is nobody at 0 and everybody at 100', () => {
    for (const rollout of rollouts) {
      assert.ok(numbers.every((number) => !isInShare(number, rollout, 0)));
      assert.ok(numbers.every((number) => isInShare(number, rollout, 100)));
    }
  });

  it('moves nobody back when it is raised, and only who must when it is lowered', () => {
    for (const rollout of rollouts) {
      for (const [less, more] of [
        [0, 1],
        [1, 5],
        [5, 25],
        [25, 26],
        [26, 100],
      ] as const) {
        const moved = numbers.filter((number) => isInShare(number, rollout, less) !== isInShare(number, rollout, more));
        assert.ok(moved.every((number) => isInShare(number, rollout, more)));
        assert.equal(moved.length, ((more - less) / 100) * rolloutNumbers);
      }
    }
  });

  it('of two remotes at 10 % each overlaps in 1 %, give or take 0.3', () => {
    for (let id = 0; id < 20; id++) {
      const both = numbers.filter(
        (number) => isInShare(number, { name: 'mf-blog', id }, 10) && isInShare(number, { name: 'mf-events', id }, 10),
      );
      assert.ok(Math.abs((both.length / rolloutNumbers) * 100 - 1) <= 0.3, `${both.length}`);
    }
  });

  it('of the next roll-out of a remote falls on others', () => {
    const both = numbers.filter(
      (number) =>
        isInShare(number, { name: 'mf-blog', id: 7 }, 10) && isInShare(number, { name: 'mf-blog', id: 8 }, 10),
    );
    assert.ok(Math.abs((both.length / rolloutNumbers) * 100 - 1) <= 0.3, `${both.length}`);
  });

  it('gives each number its own place', () => {
    assert.equal(new Set(numbers.map((number) => bucketOf(number, { name: 'mf-blog', id: 1 }))).size, rolloutNumbers);
  });

  it('never falls on what is no number', () => {
    for (const strange of [-1, 10_000, 1.5, Number.NaN]) assert.ok(!isInShare(strange, { name: 'shell', id: 1 }, 99));
  });
});

describe('the number of a visitor', () => {
  it('is read from her cookies, wherever it stands', () => {
    for (const [cookies, number] of [
      ['reparto=0000', 0],
      ['reparto=9999', 9999],
      ['a=b; reparto=0012', 12],
      ['reparto=0012; a=b', 12],
      ['a=b;reparto=0012', 12],
    ] as const)
      assert.equal(readRolloutNumber(cookies), number);
  });

  it('is none where it is not one', () => {
    for (const cookies of [
      undefined,
      '',
      'a=b',
      'reparto=',
      'reparto=10000',
      'reparto=-1',
      'reparto=12',
      'reparto=001x',
      'mireparto=0012',
      'reparto2=0012',
    ])
      assert.equal(readRolloutNumber(cookies), null, cookies);
  });
});
