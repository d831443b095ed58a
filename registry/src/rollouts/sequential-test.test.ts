import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { measures, tests } from './evidence.ts';
import { addMarks, logEvidence, type Marks, type SequentialTest, strengthOf } from './sequential-test.ts';

const batch = (candidate: [marked: number, visits: number], stable: [marked: number, visits: number]): Marks => ({
  visits: { candidate: candidate[1], stable: stable[1] },
  marked: { candidate: candidate[0], stable: stable[0] },
});

function choose(n: number, k: number): number {
  let ways = 1;
  for (let one = 1; one <= k; one++) ways = (ways * (n - k + one)) / one;
  return ways;
}

/** The logarithm of the ratio by definition, term by term. */
function summed({ visits, marked }: Marks, factor: number): number {
  const all = marked.candidate + marked.stable;
  const [least, most] = [Math.max(0, all - visits.stable), Math.min(all, visits.candidate)];
  const weights = [0];
  for (let k = least; k < most; k++)
    weights.push(
      (weights.at(-1) ?? 0) +
        Math.log((visits.candidate - k) * (all - k)) -
        Math.log((k + 1) * (visits.stable - all + k + 1)),
    );
  const total = (step: number) => {
    const logs = weights.map((weight, index) => weight + (least + index) * step);
    const largest = logs.reduce((one, other) => Math.max(one, other));
    return largest + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - largest), 0));
  };
  return marked.candidate * Math.log(factor) + total(0) - total(Math.log(factor));
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

  it('is exact with a million visits and ten thousand marked ones', () => {
    for (const [marks, name] of [
      [batch([150, 10_000], [9_850, 1_000_000]), 'few visits of the candidate'],
      [batch([5_600, 1_000_000], [4_400, 1_000_000]), 'as many of both'],
      [batch([0, 5_000], [10_000, 1_000_000]), 'none of the candidate marked'],
      [batch([9_900, 990_000], [100, 1_000]), 'few visits of the stable version'],
      [batch([4_000, 5_000], [4_000, 5_000]), 'nearly all marked'],
    ] as const)
      for (const factor of [1.5, 3, 7]) {
        const [exact, evidence] = [summed(marks, factor), logEvidence(marks, factor)];
        assert.ok(Math.abs(exact - evidence) < 1e-6, `${name}, ${factor}: ${evidence} and ${exact}`);
      }
  });

  it('stays a number with millions of visits', () => {
    const large = logEvidence(batch([40_000, 1_000_000], [400_000, 20_000_000]), 2);
    assert.ok(Number.isFinite(large) && large > 0, `${large}`);
    assert.ok(Number.isFinite(logEvidence(batch([0, 1_000_000], [900_000, 1_000_000]), 6)));
  });
});

describe('the evidence of several batches', () => {
  const sparing: SequentialTest = {
    alternatives: [
      { factor: 2, weight: 0.1 },
      { factor: 7, weight: 0.9 },
    ],
    limit: 20,
    isSparing: true,
  };

  /** The mean of the evidence after batches of so many marked visits each, by all ways in which they may fall. */
  function meanAfter(margins: readonly number[], odds: number, logs: readonly number[] = [0, 0]): number {
    const [all, ...others] = margins;
    if (all === undefined) return strengthOf(sparing, logs);
    const visits = { candidate: 3, stable: 9 };
    let mean = 0;
    for (let k = Math.max(0, all - visits.stable); k <= Math.min(all, visits.candidate); k++) {
      const marks: Marks = { visits, marked: { candidate: k, stable: all - k } };
      mean += chance(visits, all, k, odds) * meanAfter(others, odds, addMarks(sparing, logs, marks));
    }
    return mean;
  }

  it('has the mean 1 where the arms do not differ, although the factor follows from the batches before', () => {
    for (const margins of [
      [1, 1, 1, 1, 1],
      [2, 3, 1, 2],
      [4, 1, 5],
    ])
      assert.ok(Math.abs(meanAfter(margins, 1) - 1) < 1e-9, `${meanAfter(margins, 1)}`);
  });

  it('has a mean of at most 1 where the candidate is better', () => {
    for (const odds of [0.9, 0.5, 0.1]) assert.ok(meanAfter([1, 2, 1, 3], odds) <= 1);
  });

  it('looks for a smaller factor where one more marked visit is enough', () => {
    // Two of three that it takes.
    const logs = [Math.log(4), Math.log(10)];
    const after = addMarks(sparing, logs, batch([1, 3], [0, 297]));
    const strength = strengthOf(sparing, after);
    assert.ok(strength >= 20 && strength < 20 * 1.08, `${strength}`);
    const without = addMarks(sparing, logs, batch([0, 3], [1, 297]));
    const spent = addMarks({ ...sparing, isSparing: false }, logs, batch([0, 3], [1, 297]));
    assert.ok(strengthOf(sparing, without) > strengthOf(sparing, spent));
  });

  it('chooses the factor by margins, never by who had the marked visits', () => {
    const logs = [Math.log(4), Math.log(10)];
    const factorOf = (candidate: number) => {
      const [before, after] = [
        logs[1] ?? 0,
        addMarks(sparing, logs, batch([candidate, 3], [2 - candidate, 97]))[1] ?? 0,
      ];
      return after - before;
    };
    // Of one factor f, what one more marked visit of the candidate adds is log f.
    assert.ok(Math.abs(factorOf(2) - factorOf(1) - (factorOf(1) - factorOf(0))) < 1e-9);
  });

  it('stops a candidate that is no worse with a chance of at most 1 % by all measures together', () => {
    const chances = measures.map((measure) => 1 / tests[measure].limit);
    assert.ok(chances.reduce((sum, one) => sum + one, 0) <= 0.01);
    for (const measure of measures) {
      const weights = tests[measure].alternatives.map(({ weight }) => weight);
      assert.ok(Math.abs(weights.reduce((sum, weight) => sum + weight, 0) - 1) < 1e-12);
    }
  });
});
