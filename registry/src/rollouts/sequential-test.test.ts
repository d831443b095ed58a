import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { logEvidence, type Marks } from './sequential-test.ts';

const batch = (candidate: [marked: number, visits: number], stable: [marked: number, visits: number]): Marks => ({
  visits: { candidate: candidate[1], stable: stable[1] },
  marked: { candidate: candidate[0], stable: stable[0] },
});

function choose(n: number, k: number): number {
  let ways = 1;
  for (let one = 1; one <= k; one++) ways = (ways * (n - k + one)) / one;
  return ways;
}

/** The chance that so many of all marked visits are the candidate's, by definition. */
function chance(visits: Marks['visits'], all: number, candidate: number, odds: number): number {
  const weight = (k: number) => choose(visits.candidate, k) * choose(visits.stable, all - k) * odds ** k;
  let total = 0;
  for (let k = Math.max(0, all - visits.stable); k <= Math.min(all, visits.candidate); k++) total += weight(k);
  return weight(candidate) / total;
}

describe('the evidence of a batch', () => {
  it('is the likelihood ratio of the noncentral and the central hypergeometric distribution', () => {
    for (const factor of [1.5, 2, 6])
      for (const [candidate, stable] of [
        [0, 3],
        [2, 1],
        [3, 5],
        [4, 0],
      ] as const) {
        const visits = { candidate: 6, stable: 9 };
        const all = candidate + stable;
        const ratio = chance(visits, all, candidate, factor) / chance(visits, all, candidate, 1);
        const evidence = Math.exp(logEvidence(batch([candidate, 6], [stable, 9]), factor));
        assert.ok(Math.abs(evidence / ratio - 1) < 1e-9, `${evidence} and ${ratio}`);
      }
  });

  it('has the mean 1 where the arms do not differ, and at most 1 where the candidate is better', () => {
    const visits = { candidate: 7, stable: 12 };
    for (const odds of [1, 0.8, 0.3])
      for (const all of [1, 4, 9, 15]) {
        let mean = 0;
        for (let k = Math.max(0, all - 12); k <= Math.min(all, 7); k++)
          mean += chance(visits, all, k, odds) * Math.exp(logEvidence(batch([k, 7], [all - k, 12]), 3));
        if (odds === 1) assert.ok(Math.abs(mean - 1) < 1e-9, `${mean}`);
        else assert.ok(mean <= 1, `${mean}`);
      }
  });

  it('is none where nothing is marked, everything is, or only one arm was visited', () => {
    for (const nothing of [
      batch([0, 10], [0, 90]),
      batch([10, 10], [90, 90]),
      batch([3, 10], [0, 0]),
      batch([0, 0], [3, 10]),
      batch([0, 0], [0, 0]),
    ])
      assert.ok(Math.abs(logEvidence(nothing, 6)) < 1e-9);
  });

  it('grows with the marked visits of the candidate', () => {
    const logs = [0, 1, 2, 3, 4].map((marked) => logEvidence(batch([marked, 10], [4 - marked, 90]), 6));
    assert.deepEqual(
      logs,
      logs.toSorted((one, other) => one - other),
    );
    assert.ok((logs[0] ?? 0) < 0 && (logs[4] ?? 0) > 0);
  });

  it('stays a number with millions of visits', () => {
    const large = logEvidence(batch([40_000, 1_000_000], [400_000, 20_000_000]), 2);
    assert.ok(Number.isFinite(large) && large > 0, `${large}`);
    assert.ok(Number.isFinite(logEvidence(batch([0, 1_000_000], [900_000, 1_000_000]), 6)));
  });
});
