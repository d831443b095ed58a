import { counted, inDigits } from '@femcoders/contracts/spanish-count';
import { amountOf } from '../beacon-buckets.ts';
import { clsScale } from '../beacon-counts.ts';
import {
  type ArmEvidence,
  type Evidence,
  type Measure,
  measures,
  quantileBucket,
  tests,
  type Vital,
} from './evidence.ts';
import { strengthOf } from './sequential-test.ts';

/**
 * A difference that is certain and small stops nothing: it also has to be beyond the margin, `factor` times the stable version's figure and `more`
 * above it.
 */
const margins: Record<Measure, { factor: number; more: number }> = {
  // A share of the visits: two in a thousand more.
  troubled: { factor: 1.5, more: 0.002 },
  // Milliseconds: 100 ms are what a person notices.
  lcp: { factor: 1.1, more: 100 },
  inp: { factor: 1.2, more: 40 },
  // A fifth of what counts as good.
  cls: { factor: 1, more: 0.02 },
};
/** From here on a difference beyond the margin is worth waiting for. */
const suspicion = 5;

/**
 * One measure of both arms in the same hours on the same pages: a share of the visits, milliseconds, or a layout shift; null where nothing was
 * measured.
 */
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
    .map((measure) => ({ measure, strength: strengthOf(tests[measure], logs[measure]) }))
    .filter(({ strength }) => strength >= suspicion)
    .map(({ measure, strength }) => ({
      compared: { measure, candidate: figureOf(candidate, measure), stable: figureOf(stable, measure) },
      strength,
    }))
    .filter(({ compared }) => isBeyondMargin(compared));
  const certain = suspects.find(({ compared, strength }) => strength >= tests[compared.measure].limit);
  return {
    worse: certain && candidate.visits >= leastVisits ? { ...certain.compared, evidence: { candidate, stable } } : null,
    suspicious: suspects.length > 0,
  };
}

function isBeyondMargin({ measure, candidate, stable }: Compared): boolean {
  if (candidate === null || stable === null) return false;
  const { factor, more } = margins[measure];
  return candidate >= factor * stable && candidate >= stable + more;
}

function figureOf(arm: ArmEvidence, measure: Measure): number | null {
  const { visits, troubled } = arm.comparable;
  if (measure === 'troubled') return visits === 0 ? null : troubled / visits;
  const bucket = quantileBucket(arm.comparable[measure], 0.75);
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
    const share = (arm: ArmEvidence) => (arm.visits === 0 ? null : arm.troubled / arm.visits);
    const plain = { measure, candidate: share(evidence.candidate), stable: share(evidence.stable) };
    if (!isBeyondMargin(plain)) {
      // All visits of both are no reason, as they are of different hours.
      return `Falla en el ${percent(candidate ?? 0)} de sus visitas, frente al ${percent(stable ?? 0)} con la versión estable en las mismas horas y páginas (${visits(evidence.candidate)} y ${visits(evidence.stable)} en total).`;
    }
    return `Falla en ${failed(evidence.candidate)}, frente a ${failed(evidence.stable)} con la versión estable.`;
  }
  const amount = (figure: number | null) =>
    measure === 'cls' ? inDigits(figure ?? 0, 2) : `${inDigits(Math.round(figure ?? 0))} ms`;
  const name = `${vitalNames[measure]} (${measure.toUpperCase()})`;
  return `${name}: ${amount(candidate)} en tres de cada cuatro visitas, frente a ${amount(stable)} con la versión estable (${visits(evidence.candidate)} y ${visits(evidence.stable)}).`;
}

const percent = (share: number) => `${inDigits(share * 100, 1)} %`;
