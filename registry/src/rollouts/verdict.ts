import { counted, inDigits } from '@femcoders/contracts/spanish-count';
import { amountOf } from '../beacon-buckets.ts';
import { clsScale } from '../beacon-counts.ts';
import {
  type ArmEvidence,
  type Evidence,
  factors,
  type Measure,
  measures,
  quantileBucket,
  type Vital,
} from './evidence.ts';

/**
 * What each measure needs to stop a roll-out. `limit` is one over the chance that it ever stops one that is no worse: together 1.3 %, nearly
 * all of it for trouble, as slower pages are told with far fewer visits than there are. Simulated it is less than 1 % (docs/measurements.md). A difference that is certain and small stops
 * nothing: it also has to be beyond the margin, `factor` times the stable version's figure and `more` above it.
 */
const rules: Record<Measure, { limit: number; factor: number; more: number }> = {
  // A share of the visits: two in a thousand more.
  troubled: { limit: 80, factor: 1.5, more: 0.002 },
  // Milliseconds: 100 ms are what a person notices.
  lcp: { limit: 4_000, factor: 1.1, more: 100 },
  inp: { limit: 4_000, factor: 1.2, more: 40 },
  // A fifth of what counts as good.
  cls: { limit: 4_000, factor: 1, more: 0.02 },
};
/** From here on a difference beyond the margin is worth waiting for. */
const suspicion = 5;

/** One measure of both arms: a share of the visits, milliseconds, or a layout shift; null where nothing was measured. */
export interface Compared {
  measure: Measure;
  candidate: number | null;
  stable: number | null;
}

export interface Verdict {
  /** The measure by which the candidate is worse, and certainly so; null while none is. */
  worse: (Compared & { evidence: Pick<Evidence, 'candidate' | 'stable'> }) | null;
  /** It looks worse, and that may be chance. */
  suspicious: boolean;
}

/**
 * Judges what is known of a roll-out.
 * @param options.leastVisits visits of the candidate before which nothing is certain enough to stop it
 */
export function judge(evidence: Evidence, { leastVisits }: { leastVisits: number }): Verdict {
  const { candidate, stable, logs } = evidence;
  const suspects = measures
    .map((measure) => ({ measure, strength: strengthOf(logs[measure], measure) }))
    .filter(({ strength }) => strength >= suspicion)
    .map(({ measure, strength }) => ({
      compared: { measure, candidate: figureOf(candidate, measure), stable: figureOf(stable, measure) },
      strength,
    }))
    .filter(({ compared }) => isBeyondMargin(compared));
  const certain = suspects.find(({ compared, strength }) => strength >= rules[compared.measure].limit);
  return {
    worse: certain && candidate.visits >= leastVisits ? { ...certain.compared, evidence: { candidate, stable } } : null,
    suspicious: suspects.length > 0,
  };
}

/** The weighted sum of the evidence for each factor. */
function strengthOf(logs: readonly number[], measure: Measure): number {
  return factors[measure].reduce((all, { weight }, index) => all + weight * Math.exp(logs[index] ?? 0), 0);
}

function isBeyondMargin({ measure, candidate, stable }: Compared): boolean {
  if (candidate === null || stable === null) return false;
  const { factor, more } = rules[measure];
  return candidate >= factor * stable && candidate >= stable + more;
}

function figureOf(arm: ArmEvidence, measure: Measure): number | null {
  if (measure === 'troubled') return arm.visits === 0 ? null : arm.troubled / arm.visits;
  const bucket = quantileBucket(arm[measure], 0.75);
  if (bucket === null) return null;
  return measure === 'cls' ? amountOf(bucket) / clsScale : amountOf(bucket);
}

const vitalNames: Record<Vital, string> = {
  lcp: 'Tarda más en mostrarse',
  inp: 'Tarda más en responder',
  cls: 'Se mueve más al cargar',
};

/** Why a candidate is worse, as a sentence with its figures. */
export function reasonOf({ measure, candidate, stable, evidence }: NonNullable<Verdict['worse']>): string {
  const visits = (arm: ArmEvidence) => counted(arm.visits, 'visita', 'visitas');
  if (measure === 'troubled') {
    const failed = (arm: ArmEvidence) =>
      `${inDigits(arm.troubled)} de ${visits(arm)} (${percent(arm.troubled / arm.visits)})`;
    return `Falla en ${failed(evidence.candidate)}, frente a ${failed(evidence.stable)} con la versión estable.`;
  }
  const amount = (figure: number | null) =>
    measure === 'cls' ? inDigits(figure ?? 0, 2) : `${inDigits(Math.round(figure ?? 0))} ms`;
  const name = `${vitalNames[measure]} (${measure.toUpperCase()})`;
  return `${name}: ${amount(candidate)} en tres de cada cuatro visitas, frente a ${amount(stable)} con la versión estable (${visits(evidence.candidate)} y ${visits(evidence.stable)}).`;
}

const percent = (share: number) => `${inDigits(share * 100, 1)} %`;
