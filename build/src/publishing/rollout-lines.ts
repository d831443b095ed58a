import { inPercent, reachInWords, rolloutStateNames, troubledInWords } from '@femcoders/contracts/rollout-words';
import type { ArmFigures, Rollout } from '@femcoders/contracts/rollouts';
import { inDigits } from '@femcoders/contracts/spanish-count';
import { inMilliseconds, inSeconds } from '@femcoders/contracts/spanish-duration';

const few = 'pocas visitas';

const rows: readonly [string, (figures: ArmFigures) => string][] = [
  ['Visitas', ({ visits }) => inDigits(visits)],
  ['Visitas con fallos', troubledInWords],
  ['LCP', ({ lcp }) => (lcp === null ? few : inSeconds(lcp))],
  ['INP', ({ inp }) => (inp === null ? few : inMilliseconds(inp))],
  ['CLS', ({ cls }) => (cls === null ? few : inDigits(cls, 3))],
];

/** Returns what has become of a roll-out, as lines for a terminal. */
export function rolloutLines({ name, version, state, share, next, ...rollout }: Rollout): string[] {
  const reach = reachInWords({ state, share });
  return [
    `${name}: reparto de ${version}. ${rolloutStateNames[state]}. ${reach}`,
    `  ${next}`,
    ...wait(name, rollout),
  ].map(plainSpaces);
}

function wait(name: string, { approvals: { needed, by } }: Pick<Rollout, 'approvals'>): string[] {
  if (by.length >= needed) return [];
  return [`  El visto bueno lo da otra persona en /admin/despliegues, o con npm run rollout -- ${name} approve.`];
}

/** Returns how a roll-out does, as a table for a terminal: the candidate next to the stable version in the same hours. */
export function rolloutTable(rollout: Rollout): string[] {
  const { candidate, stable, stableFigures, version, steps, share } = rollout;
  const cells = [
    ['', 'Candidata', 'Estable'],
    ['Versión', version, stable],
    ...rows.map(([label, write]) => [label, write(candidate), write(stableFigures)]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const table = cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const ahead = steps.filter((step) => step > share).map(inPercent);
  return [
    ...rolloutLines(rollout),
    '',
    ...table,
    ...(rollout.state === 'running' || rollout.state === 'paused'
      ? [
          '',
          `Pasos que quedan: ${ahead.join(', ') || 'ninguno'}. En este lleva ${inDigits(rollout.stepVisits)} de ${inDigits(rollout.leastVisits)} visitas comparables.`,
        ]
      : []),
  ].map(plainSpaces);
}

/** Terminals count a space that does not break as any other sign. */
const plainSpaces = (line: string) => line.replaceAll('\u00a0', ' ');
