import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { amountOf, bucketOf, percentile } from './beacon-buckets.ts';

describe('the buckets of what is measured', () => {
  it('stand for every amount up to ten minutes with an error below five per cent', () => {
    for (let amount = 1; amount <= 600_000; amount = Math.ceil(amount * 1.003)) {
      const error = Math.abs(amountOf(bucketOf(amount)) - amount) / amount;
      assert.ok(error < 0.05, `${amount} ms is shown as ${amountOf(bucketOf(amount))}`);
    }
  });

  it('are few, and hold nothing twice', () => {
    assert.equal(bucketOf(0), 0);
    assert.equal(bucketOf(1), 0);
    assert.equal(bucketOf(1.1), 1);
    assert.equal(bucketOf(1.11), 2);
    assert.equal(bucketOf(600_000), 140);
  });

  it('tell what three of four do not exceed, however they are ordered', () => {
    const counts = [900, 100, 400, 200].map((amount) => ({ bucket: bucketOf(amount), count: 1 }));
    assert.equal(percentile(counts, 0.75), amountOf(bucketOf(400)));
    assert.equal(percentile(counts, 0.5), amountOf(bucketOf(200)));
    assert.equal(percentile(counts, 0.95), amountOf(bucketOf(900)));
    assert.equal(percentile([], 0.75), null);
  });
});
