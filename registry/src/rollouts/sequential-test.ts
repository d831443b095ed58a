/**
 * A sequential test of two arms whose visits are marked or not, for looks at any time.
 *
 * Within one batch (visits of one page in one hour, of both arms) and given how many visits each arm has and how many are marked in all, the number
 * of marked ones among the candidate's is hypergeometric where the arms do not differ, and Fisher's noncentral hypergeometric where the odds
 * differ by a factor. The likelihood ratio of a factor against no difference has the mean 1 under no difference, and at most 1 where the
 * candidate is better, as it grows with the candidate's marked visits. So the product over batches is a test martingale for each factor, and
 * the weighted sum over several factors is one, too (Robbins 1970); by Ville's inequality (1939) it ever reaches 1/α with a chance of at
 * most α, however often somebody looks. This is the stratified, conditional form of the mixture test of Johari, Koomen, Pekelis and Walsh (Always Valid
 * Inference, Operations Research 2022), as the safe logrank test of Grünwald, Ly, Pérez-Ortiz and ter Schure has it for risk sets.
 */

/** A batch of one stratum: visits and marked visits of both arms. */
export interface Marks {
  visits: { candidate: number; stable: number };
  marked: { candidate: number; stable: number };
}

/** Marked visits of a batch that are reckoned with: more are thinned, so that a look costs at most some milliseconds. */
const mostMarked = 5_000;

/**
 * The natural logarithm of the evidence of a batch: how much likelier it is when the candidate's odds of being marked are `factor` times
 * the stable version's than when they are the same.
 */
export function logEvidence(batch: Marks, factor: number): number {
  const { visits, marked } = thinned(batch);
  const all = marked.candidate + marked.stable;
  const least = Math.max(0, all - visits.stable);
  const most = Math.min(all, visits.candidate);
  if (least === most) return 0;
  const step = Math.log(factor);
  // Weights of the numbers of marked visits that the candidate may have, each from the one before, as logarithms.
  let weight = 0;
  const [same, other] = [new LogSum(), new LogSum()];
  for (let count = least; count <= most; count++) {
    same.add(weight);
    other.add(weight + count * step);
    weight +=
      Math.log((visits.candidate - count) * (all - count)) - Math.log((count + 1) * (visits.stable - all + count + 1));
  }
  return marked.candidate * step + same.value() - other.value();
}

/** Of so many marked visits that adding them up takes long, an even part is weighed: that says less, and nothing wrong. */
function thinned(batch: Marks): Marks {
  const all = batch.marked.candidate + batch.marked.stable;
  if (all <= mostMarked) return batch;
  const part = (count: number) => Math.floor((count * mostMarked) / all);
  const { visits, marked } = batch;
  return {
    visits: { candidate: part(visits.candidate), stable: part(visits.stable) },
    marked: { candidate: part(marked.candidate), stable: part(marked.stable) },
  };
}

/** Adds numbers of which only the logarithms are known. */
class LogSum {
  #largest = Number.NEGATIVE_INFINITY;
  #sum = 0;

  add(log: number): void {
    if (log <= this.#largest) {
      this.#sum += Math.exp(log - this.#largest);
    } else {
      this.#sum = this.#sum * Math.exp(this.#largest - log) + 1;
      this.#largest = log;
    }
  }

  value(): number {
    return this.#largest + Math.log(this.#sum);
  }
}
