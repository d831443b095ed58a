import type { Rollout } from '@femcoders/contracts/rollouts';
import { isUnderWay } from './shown-rollouts.ts';

/** The share of a roll-out over time as a line of steps, in a drawing 100 wide and 100 high. */
export interface ShareLine {
  /** SVG path data of the line, and of the area under it. */
  line: string;
  area: string;
  /** Shares that the scale names, with their height above the ground. */
  scale: readonly { share: number; height: number }[];
  /** ISO 8601 instants at both ends. */
  from: string;
  until: string;
  /** Where it came to nobody by itself or by somebody. */
  fall: { x: number; y: number } | null;
}

/** Part of the width that shows what came of the last change of a roll-out that has ended. */
const afterwards = 0.08;
/** Least distance of two numbers of the scale. */
const leastGap = 13;

/**
 * Draws a roll-out until now. The scale is that of square roots: 1 % and 5 % would look alike on a linear one.
 * @param now milliseconds since 1970
 */
export function shareLine(rollout: Pick<Rollout, 'state' | 'changes' | 'steps'>, now: number): ShareLine | null {
  const { changes, steps } = rollout;
  const [first] = changes;
  const last = changes.at(-1);
  if (!first || !last) return null;
  const [from, end] = [Date.parse(first.at), Date.parse(last.at)];
  const ended = end + Math.max(60_000, ((end - from) * afterwards) / (1 - afterwards));
  const until = Math.max(isUnderWay(rollout) ? now : ended, from + 60_000);
  const x = (at: string) => round(((Date.parse(at) - from) / (until - from)) * 100);

  const turns = changes.slice(1).map(({ at, share }) => `H${x(at)}V${100 - heightOf(share)}`);
  const line = [`M0 ${100 - heightOf(first.share)}`, ...turns, 'H100'].join('');
  const fell = rollout.state === 'stopped' || rollout.state === 'withdrawn';
  return {
    line,
    area: `${line}V100H0Z`,
    scale: scaleOf([...steps, ...changes.map(({ share }) => share)]),
    from: first.at,
    until: new Date(until).toISOString(),
    fall: fell ? { x: x(last.at), y: 100 - heightOf(last.share) } : null,
  };
}

function scaleOf(shares: readonly number[]): ShareLine['scale'] {
  const scale: { share: number; height: number }[] = [];
  const all = [100, 0, ...[...new Set(shares)].sort((a, b) => b - a)];
  for (const share of all) {
    const height = heightOf(share);
    if (scale.every((one) => Math.abs(one.height - height) >= leastGap)) scale.push({ share, height });
  }
  return scale.sort((a, b) => b.share - a.share);
}

const heightOf = (share: number) => round(Math.sqrt(share / 100) * 100);
const round = (value: number) => Math.round(value * 100) / 100;
