import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bucketOf } from '../beacon-buckets.ts';
import { type ArmCounts, addBatch, type Evidence, evidenceSchema, isFull, noEvidence } from './evidence.ts';
import { judge, reasonOf } from './verdict.ts';

const nothing: ArmCounts = { visits: 0, troubled: 0, lcp: [], inp: [], cls: [] };
const visits = (count: number, troubled = 0): ArmCounts => ({ ...nothing, visits: count, troubled });
const page = '/recursos/:area/:slug';
const least = { leastVisits: 50 };

/** So many visits whose largest paint took between 75 and 125 % of a time, evenly. */
function painted(count: number, ms: number): ArmCounts {
  const counts = new Map<number, number>();
  for (let one = 0; one < count; one++) {
    const bucket = bucketOf(ms * (0.75 + (0.5 * one) / count));
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  }
  return { ...visits(count), lcp: [...counts].map(([bucket, times]) => ({ bucket, count: times })) };
}

function after(...batches: [candidate: ArmCounts, stable: ArmCounts, page?: string][]): Evidence {
  return batches.reduce(
    (evidence, [candidate, stable, at = page]) => addBatch(evidence, { page: at, candidate, stable }),
    noEvidence,
  );
}

describe('the verdict on a candidate', () => {
  it('is none before anything was counted, and where both do the same', () => {
    assert.deepEqual(judge(noEvidence, least), { worse: null, suspicious: false });
    const same = after(...Array.from({ length: 20 }, (): [ArmCounts, ArmCounts] => [visits(50, 1), visits(950, 19)]));
    assert.deepEqual(judge(same, least), { worse: null, suspicious: false });
  });

  it('is that it fails more often, with the figures', () => {
    const { worse } = judge(after([visits(480, 21), visits(9_120, 9)]), least);
    assert.equal(
      worse && reasonOf(worse),
      'Falla en 21 de 480 visitas (4,4 %), frente a 9 de 9120 visitas (0,1 %) con la versión estable.',
    );
  });

  it('is none yet after fewer visits than it takes', () => {
    const few = after([visits(40, 20), visits(900, 0)]);
    assert.equal(judge(few, least).worse, null);
    assert.equal(judge(few, least).suspicious, true);
  });

  it('is none for what is certain and small', () => {
    const small = after([visits(100_000, 1_300), visits(100_000, 1_000)]);
    assert.equal(judge(small, least).worse, null);
  });

  it('is that it is slower, with the time of three of four visits', () => {
    const taught = after([painted(10, 1_000), painted(200, 1_000)]);
    const slower = addBatch(taught, { page, candidate: painted(200, 1_500), stable: painted(800, 1_000) });
    const { worse } = judge(slower, least);
    assert.match(
      (worse && reasonOf(worse)) ?? '',
      /^Tarda más en mostrarse \(LCP\): 1\d\d\d ms en tres de cada cuatro visitas, frente a 1\d\d\d ms con la versión estable \(210 visitas y 1000 visitas\)\.$/,
    );
  });

  it('compares a page with itself only', () => {
    // The candidate has most visits of the slow page, and both are equally slow there.
    const mixed = after(
      [painted(60, 300), painted(600, 300), '/blog'],
      [painted(60, 3_000), painted(600, 3_000), '/lenta'],
      [painted(10, 300), painted(5_000, 300), '/blog'],
      [painted(500, 3_000), painted(500, 3_000), '/lenta'],
    );
    assert.equal(judge(mixed, least).worse, null);
  });

  it('is that it fails more often, also after an hour in which both failed while the share was small', () => {
    const outage: [ArmCounts, ArmCounts] = [visits(100, 20), visits(9_900, 1_980)];
    const later: [ArmCounts, ArmCounts] = [visits(5_000, 100), visits(15_000, 30)];
    const { worse } = judge(after(outage, later), least);
    assert.equal(
      worse && reasonOf(worse),
      'Falla en el 2,5 % de sus visitas, frente al 0,7 % con la versión estable en las mismas horas y páginas (5100 visitas y 24.900 visitas en total).',
    );
  });

  it('is none after an hour in which both failed, however much of it the candidate had', () => {
    const outage: [ArmCounts, ArmCounts] = [visits(900, 300), visits(900, 300)];
    const quiet: [ArmCounts, ArmCounts] = [visits(50, 0), visits(4_950, 10)];
    assert.deepEqual(judge(after(quiet, outage, quiet), least), { worse: null, suspicious: false });
  });

  it('takes a page on which nobody gets the stable version for nothing', () => {
    assert.equal(judge(after([visits(500, 400), visits(0)]), least).worse, null);
  });

  it('is the same after it was stored and read', () => {
    const evidence = after([painted(50, 900), painted(50, 900)], [visits(50, 9), visits(500, 1)]);
    const read = evidenceSchema.parse(JSON.parse(JSON.stringify(evidence)));
    const more = { page, candidate: visits(50, 9), stable: visits(500, 1) };
    assert.deepEqual(addBatch(read, more), addBatch(evidence, more));
  });

  it('weighs a batch by how many came, never by how they went', () => {
    for (const troubled of [0, 5]) {
      assert.equal(isFull({ candidate: visits(5, troubled), stable: visits(5) }), true);
      assert.equal(isFull({ candidate: visits(4, Math.min(troubled, 4)), stable: visits(500) }), false);
    }
  });
});
