import type { BenchPart } from '../bench-part.ts';
import type { MeasuredRow, MeasuredTable } from '../report/bench-report.ts';
import { type Simulated, seeded, simulate } from './simulated-rollout.ts';

const pages = [
  { part: 0.7, factor: 1 },
  { part: 0.2, factor: 2 },
  { part: 0.1, factor: 0.5 },
];
/** As a roll-out takes them that is no worse: the visits are those of the candidate. */
const usual = [
  { share: 1, visits: 300 },
  { share: 5, visits: 1_000 },
  { share: 25, visits: 2_500 },
];
const at = (share: number, visits: number) => [{ share, visits }];
const vitals = { lcp: 1_200, inp: 90 };

const alike = (troubled: number, steps: Simulated['steps'], others: Partial<Simulated> = {}): Simulated => ({
  candidate: { troubled, ...vitals },
  stable: { troubled, ...vitals },
  steps,
  ...others,
});

/** Without a difference: how many of 10,000 roll-outs are stopped all the same. */
const withoutDifference: Record<string, Simulated> = {
  '0.2 % fail, steps 1, 5, 25': alike(0.002, usual),
  '1 % fail, steps 1, 5, 25': alike(0.01, usual),
  '5 % fail, steps 1, 5, 25': alike(0.05, usual),
  '1 % fail, three pages that differ': alike(0.01, usual, { pages }),
  '1 % fail, half of the visits': alike(0.01, at(50, 3_000)),
};

/** With one: how many are stopped in time. */
const withDifference: Record<string, { rollout: Simulated; within: number; hasGoal: boolean }> = Object.fromEntries([
  ...[1, 5, 25].map((share) => [
    `2 % fail in place of 0.2 %, share ${share} %: within 500 visits`,
    {
      rollout: { candidate: { troubled: 0.02 }, stable: { troubled: 0.002 }, steps: at(share, 500) },
      within: 500,
      hasGoal: share === 1,
    },
  ]),
  ...[1.1, 1.2, 1.3].map((factor) => [
    `LCP ${Math.round(100 * factor - 100)} % worse, share 5 %: within 2,000 visits`,
    {
      rollout: { ...alike(0.002, at(5, 2_000)), candidate: { troubled: 0.002, ...vitals, lcp: vitals.lcp * factor } },
      within: 2_000,
      hasGoal: factor === 1.3,
    },
  ]),
  [
    'INP 50 % worse, share 5 %: within 2,000 visits',
    {
      rollout: { ...alike(0.002, at(5, 2_000)), candidate: { troubled: 0.002, ...vitals, inp: vitals.inp * 1.5 } },
      within: 2_000,
      hasGoal: false,
    },
  ],
]);

export const part: BenchPart = {
  async run({ quick, say }) {
    const many = quick ? 100 : 10_000;
    const some = quick ? 100 : 1_000;
    const stops = Object.entries(withoutDifference).map(([name, rollout], index) => {
      say(`${name}…`);
      return rowOf(name, run(rollout, many, index, Number.POSITIVE_INFINITY), { atMost: 0.01 });
    });
    const found = Object.entries(withDifference).map(([name, { rollout, within, hasGoal }], index) => {
      say(`${name}…`);
      return rowOf(name, run(rollout, some, 100 + index, within), hasGoal ? { atLeast: 0.95 } : null);
    });
    return [
      {
        title: 'Roll-outs without a difference',
        about: `Share of ${many} simulated roll-outs that stop although the candidate is no worse. Failures, LCP and INP are looked at after every five visits of the candidate.`,
        rows: stops,
      },
      {
        title: 'Roll-outs that are worse',
        about: `Share of ${some} simulated roll-outs that stop in time, and after how many visits of the candidate half of them have.`,
        rows: found,
      },
    ] satisfies MeasuredTable[];
  },
};

interface Stops {
  share: number;
  /** Visits of the candidate after which half of those that stop have; null when none does. */
  median: number | null;
}

function run(rollout: Simulated, times: number, seed: number, within: number): Stops {
  const random = seeded(4_812 + seed);
  const stopped: number[] = [];
  for (let time = 0; time < times; time++) {
    const visits = simulate(rollout, random);
    if (visits !== null && visits <= within + 5) stopped.push(visits);
  }
  stopped.sort((one, other) => one - other);
  return { share: stopped.length / times, median: stopped[Math.floor(stopped.length / 2)] ?? null };
}

function rowOf(name: string, { share, median }: Stops, goal: MeasuredRow['goal']): MeasuredRow {
  const ratio = { median: share, least: share, most: share };
  return { name, ratio, goal, figures: median === null ? {} : { 'visits (median)': median } };
}
