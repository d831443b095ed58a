import type { FaultOutcome } from './fault.ts';

/** What came of the faults, as a table of Markdown, and below it what did not hold. */
export function tableOf(outcomes: FaultOutcome[]): string {
  const rows = outcomes.map(({ fault, times, acknowledged, lost, answers, recoveredMs }) => [
    fault,
    times,
    acknowledged,
    lost,
    Object.entries(answers)
      .map(([answer, count]) => `${answer}: ${count}`)
      .join(', '),
    recoveredMs.length > 0 ? `${Math.min(...recoveredMs)}–${Math.max(...recoveredMs)} ms` : '–',
  ]);
  const head = ['fallo', 'veces', 'confirmadas', 'perdidas', 'respuestas', 'de vuelta en'];
  const flaws = outcomes.flatMap(({ fault, flaws }) => flaws.map((flaw) => `- ${fault}: ${flaw}`));
  return [
    [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n'),
    ...(flaws.length > 0 ? ['', 'No se cumple:', ...flaws] : []),
  ].join('\n');
}
