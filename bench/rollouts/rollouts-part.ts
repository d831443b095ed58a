import type { BenchPart } from '../bench-part.ts';
import type { MeasuredRow, MeasuredTable } from '../report/bench-report.ts';
import { type Simulated, seeded, simulate, type Visits } from './simulated-rollout.ts';

const pages = [
  { part: 0.7, factor: 1 },
  { part: 0.2, factor: 2 },
  { part: 0.1, factor: 0.5 },
];
/** As a roll-out takes them that is no worse: the visits are those of the candidate. Where it has more of them, one look finds more. */
const usual = [
  { share: 1, visits: 300, batch: 5 },
  { share: 5, visits: 1_000, batch: 10 },
  { share: 25, visits: 2_500, batch: 50 },
];
const at = (share: number, visits: number) => [{ share, visits, batch: 5 }];
const vitals = { lcp: 1_200, inp: 90, cls: 0.04 };

const alike = (troubled: number, others: Partial<Simulated> = {}): Simulated => ({
  candidate: { troubled, ...vitals },
  stable: { troubled, ...vitals },
  steps: usual,
  ...others,
});

/** 10 % more fail in one hour of three. */
const hours = [0, 0.1, 0];
/** Without a difference: how many of 10,000 roll-outs are stopped all the same. */
const withoutDifference: Record<string, Simulated> = {
  '0.2 % fail, steps 1, 5, 25': alike(0.002),
  '1 % fail, steps 1, 5, 25': alike(0.01),
  '5 % fail, steps 1, 5, 25': alike(0.05),
  '1 % fail, three pages that differ': alike(0.01, { pages }),
  '1 % fail, 11 % in one hour of three': alike(0.01, { hours }),
  '1 % fail, half of the visits': alike(0.01, { steps: at(50, 1_500) }),
};
/** Without a difference, and not what the proof supposes: visits that are not independent. */
const ofPersons: Record<string, Simulated> = {
  '0.2 % of the people fail, each on 2 pages': alike(0.002, { pagesOfPerson: 2 }),
  '0.2 % of the people fail, each on 3 pages': alike(0.002, { pagesOfPerson: 3 }),
  '… of which the first one counts': alike(0.002, { pagesOfPerson: 3, untilFailure: true }),
};

/** With one: how many are stopped in time. */
const withDifference: Record<string, { rollout: Simulated; within: number; hasGoal: boolean }> = Object.fromEntries([
  ...[1, 5, 25, 50].map((share) => [
    `2 % fail in place of 0.2 %, share ${share} %: within 500 visits`,
    {
      rollout: { candidate: { troubled: 0.02 }, stable: { troubled: 0.002 }, steps: at(share, 500) },
      within: 500,
      hasGoal: share === 1,
    },
  ]),
  [
    '2 % fail in place of 0.2 %, share 1 % for 100 visits, then 5 %: within 500 visits',
    {
      rollout: {
        candidate: { troubled: 0.02 },
        stable: { troubled: 0.002 },
        steps: [...at(1, 100), ...at(5, 400)],
      },
      within: 500,
      hasGoal: true,
    },
  ],
  [
    '2 % fail in place of 0.2 %, after an hour in which 20 % of both did: within 1,500 visits',
    {
      rollout: {
        candidate: { troubled: 0.02 },
        stable: { troubled: 0.002 },
        steps: [
          { share: 1, visits: 50, batch: 5 },
          { share: 5, visits: 1_450, batch: 5 },
        ],
        hours: [0.2, ...new Array<number>(1_000).fill(0)],
      },
      within: 1_500,
      hasGoal: false,
    },
  ],
  ...[1.1, 1.15, 1.2, 1.3].map((factor) => [
    `LCP ${Math.round(100 * factor - 100)} % worse, share 5 %: within 2,000 visits`,
    {
      rollout: worse(0.002, { lcp: vitals.lcp * factor }),
      within: 2_000,
      hasGoal: factor === 1.3,
    },
  ]),
  [
    'LCP 30 % worse, share 1 %: within 2,000 visits',
    { rollout: { ...worse(0.002, { lcp: vitals.lcp * 1.3 }), steps: at(1, 2_000) }, within: 2_000, hasGoal: true },
  ],
  [
    'INP 50 % worse, share 5 %: within 2,000 visits',
    { rollout: worse(0.002, { inp: vitals.inp * 1.5 }), within: 2_000, hasGoal: false },
  ],
]);

function worse(troubled: number, candidate: Partial<Visits>): Simulated {
  return { ...alike(troubled, { steps: at(5, 2_000) }), candidate: { troubled, ...vitals, ...candidate } };
}

export const part: BenchPart = {
  async run({ quick, say }) {
    const many = quick ? 100 : 10_000;
    const stops = (rollouts: Record<string, Simulated>, times: number, goal: MeasuredRow['goal']) =>
      Object.entries(rollouts).map(([name, rollout], index) => {
        say(`${name}…`);
        return rowOf(name, run(rollout, times, index, Number.POSITIVE_INFINITY), goal);
      });
    const found = Object.entries(withDifference).map(([name, { rollout, within, hasGoal }], index) => {
      say(`${name}…`);
      // What has no vitals is soon simulated, and close to its goal.
      const times = rollout.stable.lcp === undefined ? many : many / 10;
      return rowOf(name, run(rollout, times, 100 + index, within), hasGoal ? { atLeast: 0.95 } : null);
    });
    return [
      {
        title: 'Roll-outs without a difference',
        about: `Share of ${many} simulated roll-outs (a fifth of them where people are) that stop although the candidate is no worse. Failures, LCP, INP and CLS are looked at after every 5 visits of the candidate at 1 %, 10 at 5 % and 50 at 25 %.`,
        rows: [...stops(withoutDifference, many, { atMost: 0.01 }), ...stops(ofPersons, many / 5, null)],
      },
      {
        title: 'Roll-outs that are worse',
        about: `Share of ${many} simulated roll-outs (a tenth of them where vitals are simulated) that stop in time, and after how many visits of the candidate half of them have.`,
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
