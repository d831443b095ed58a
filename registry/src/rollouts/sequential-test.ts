/**
 * A sequential test of two arms whose visits are marked or not, for looks at any time.
 *
 * Within one batch (visits of one page in one hour, of both arms) and given its margins (how many visits each arm has and how many are marked in
 * all), the number of marked ones among the candidate's is hypergeometric where the arms do not differ, and Fisher's noncentral hypergeometric
 * where the odds differ by a factor. The likelihood ratio of a factor above 1 against no difference has the mean 1 under no difference, and at
 * most 1 where the candidate is better, as it grows with the candidate's marked visits. This holds for each batch given all before it, also when
 * the factor is chosen from earlier batches and from the margins of this one. So the product over batches is a test martingale, and the weighted
 * sum of several is one, too (Robbins 1970). By Ville's inequality (1939) it ever reaches 1/α with a chance of at most α, however often
 * somebody looks.
 *
 * Others who use it so: Johari, Koomen, Pekelis, Walsh, "Always Valid Inference" (Operations Research 2022), mixtures for looks at any time;
 * ter Schure, Pérez-Ortiz, Ly, Grünwald, "The Safe Logrank Test" (arXiv 2011.06931), the exact ratio within strata; Lindon, Malek, "Anytime-Valid
 * Inference for Multinomial Count Data" (NeurIPS 2022), errors of versions whose rate changes by the hour.
 */

/** A batch of one stratum: visits and marked visits of both arms. */
export interface Marks {
  visits: { candidate: number; stable: number };
  marked: { candidate: number; stable: number };
}

/** A difference that is looked for: the candidate's odds of a marked visit, divided by the stable version's. */
export interface Alternative {
  factor: number;
  /** Its share of the sum, between 0 and 1. */
  weight: number;
}

/** A one-sided test: the candidate is worse. */
export interface SequentialTest {
  /** With the smallest factor first. */
  alternatives: readonly Alternative[];
  /** One over the chance that it is ever reached where the candidate is not worse. */
  limit: number;
  /** The strongest alternative looks for a smaller factor where that is enough for the limit. */
  isSparing: boolean;
}

/** The weighted sum of the evidence for each alternative. @param logs natural logarithms of the evidence for each */
export function strengthOf({ alternatives }: Pick<SequentialTest, 'alternatives'>, logs: readonly number[]): number {
  return alternatives.reduce((sum, { weight }, index) => sum + weight * Math.exp(logs[index] ?? 0), 0);
}

/** Adds the evidence of a batch. @returns natural logarithms of the evidence for each alternative */
export function addMarks(test: SequentialTest, logs: readonly number[], marks: Marks): number[] {
  const factors = test.alternatives.map(({ factor }) => factor);
  if (test.isSparing) factors.splice(-1, 1, sparingFactor(test, logs, marks));
  const evidence = evidenceWith(marks);
  return factors.map((factor, index) => (logs[index] ?? 0) + evidence(factor));
}

/** Steps between the factors that are tried. */
const finer = 1.08;
/** With more marked visits in one batch it is not one of them that decides. */
const mostToSpare = 50;

/**
 * The smallest factor with which one marked visit of the candidate in this batch would reach the limit, else the strongest one. Evidence above
 * the limit is worth nothing, and a smaller factor loses less in batches without one. It looks at margins only.
 */
function sparingFactor(test: SequentialTest, logs: readonly number[], { visits, marked }: Marks): number {
  const factors = test.alternatives.map(({ factor }) => factor);
  const strongest = factors.at(-1) ?? 1;
  const all = marked.candidate + marked.stable;
  if (all === 0 || all > mostToSpare || all > visits.stable || visits.candidate === 0) return strongest;
  const withOne = evidenceWith({ visits, marked: { candidate: 1, stable: all - 1 } });
  const after = factors.map((factor, index) => (logs[index] ?? 0) + withOne(factor));
  for (let factor = factors[0] ?? 1; factor < strongest; factor *= finer) {
    after[after.length - 1] = (logs[after.length - 1] ?? 0) + withOne(factor);
    if (strengthOf(test, after) >= test.limit) return factor;
  }
  return strongest;
}

/**
 * The natural logarithm of the evidence of a batch: how much likelier it is when the candidate's odds of being marked are `factor` times
 * the stable version's than when they are the same. Its work grows with the root of the marked visits: some hundred terms for 10,000 of them.
 */
export function logEvidence(batch: Marks, factor: number): number {
  return evidenceWith(batch)(factor);
}

/** The same for several factors, of which only their own part is reckoned for each. */
function evidenceWith({ visits, marked }: Marks): (factor: number) => number {
  const all = marked.candidate + marked.stable;
  const range = { least: Math.max(0, all - visits.stable), most: Math.min(all, visits.candidate) };
  if (range.least === range.most) return () => 0;
  const margins: Margins = { visits, all, range };
  const same = logTotal(margins, 1);
  return (factor) => marked.candidate * Math.log(factor) + same - logTotal(margins, factor);
}

interface Margins {
  visits: Marks['visits'];
  /** Marked visits of both arms. */
  all: number;
  /** How many of them the candidate may have. */
  range: { least: number; most: number };
}

/** The ratio to the largest term below which a term is lost in rounding. */
const negligible = 1e-17;

/** The logarithm of the sum of all weights of the noncentral hypergeometric distribution, but for a constant of the margins. */
function logTotal({ visits, all, range }: Margins, factor: number): number {
  // The weight of a number of marked visits, divided by that of one less.
  const ratio = (count: number) =>
    (factor * (visits.candidate - count + 1) * (all - count + 1)) / (count * (visits.stable - all + count));
  // The weights rise to one peak and fall from there: each ratio is smaller than the one before.
  let [peak, above] = [range.least, range.most + 1];
  while (above - peak > 1) {
    const middle = Math.floor((peak + above) / 2);
    if (ratio(middle) >= 1) peak = middle;
    else above = middle;
  }
  let sum = 1;
  for (let count = peak, weight = 1; count < range.most && weight > negligible; count++) {
    weight *= ratio(count + 1);
    sum += weight;
  }
  for (let count = peak, weight = 1; count > range.least && weight > negligible; count--) {
    weight /= ratio(count);
    sum += weight;
  }
  const logPeak =
    peak * Math.log(factor) -
    logFactorial(peak) -
    logFactorial(visits.candidate - peak) -
    logFactorial(all - peak) -
    logFactorial(visits.stable - all + peak);
  return logPeak + Math.log(sum);
}

const small = [1];
for (let count = 1; count < 30; count++) small.push((small[count - 1] ?? 1) * count);
const logsOfSmall = small.map(Math.log);

/** Stirling's series, which is exact to 13 digits from 30 on. */
function logFactorial(count: number): number {
  const known = logsOfSmall[count];
  if (known !== undefined) return known;
  const series = 1 / (12 * count) - 1 / (360 * count ** 3) + 1 / (1260 * count ** 5);
  return count * Math.log(count) - count + Math.log(2 * Math.PI * count) / 2 + series;
}
