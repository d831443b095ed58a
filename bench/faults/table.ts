import type { FaultOutcome } from '@femcoders/e2e/faults/fault.ts';

/** Returns the outcomes of the faults as a Markdown table, and the flaws below it. */
export function tableOf(outcomes: FaultOutcome[]): string {
  const rows = outcomes.map(({ fault, times, acknowledged, lost, answers, recoveredMs }) => [
    fault,
    times,
    acknowledged,
    lost,
    recoveredAfter(recoveredMs),
    Object.entries(answers)
      .map(([answer, count]) => `${answer} × ${count}`)
      .join(', '),
  ]);
  const head = ['fault', 'times', 'acknowledged', 'lost', 'recovered after, s (least–most)', 'answers seen'];
  const flaws = outcomes.flatMap(({ fault, flaws }) => [...new Set(flaws)].map((flaw) => `- ${fault}: ${flaw}`));
  return [
    [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n'),
    ...(flaws.length > 0 ? ['', 'What did not hold:', '', ...flaws] : []),
  ].join('\n');
}

function recoveredAfter(recoveredMs: number[]): string {
  const sorted = recoveredMs.toSorted((a, b) => a - b);
  const seconds = (at: number) => ((sorted[at] ?? 0) / 1000).toFixed(1);
  if (sorted.length === 0) return '–';
  return `${seconds(Math.floor(sorted.length / 2))} (${seconds(0)}–${seconds(sorted.length - 1)})`;
}
