import { roles } from '@femcoders/contracts/session';
import type { Attempt } from './try-policy.ts';

const columns = [
  ['anonymous', 'anonymous'],
  ['no token', 'no good token'],
  ['over', 'session that is over'],
  ...roles.map((role) => [role, `${role}, about another`] as const),
  ['herself', null],
] as const;

const letters: Partial<Record<Attempt['got'], string>> = { 'second-factor-required': 'f', 'proof-required': 'p' };
const legend =
  '403f: her role needs a second factor · 403p: she has to prove again that it is her · !: not as the table says';

const cell = ({ status, expected, got }: Attempt) => `${status}${letters[got] ?? ''}${expected === got ? '' : '!'}`;

/** Tables of routes and those who ask, one per situation, each cell with the status that was answered. */
export function* printPolicy(attempts: readonly Attempt[]): Generator<string> {
  yield legend;
  for (const situation of new Set(attempts.map((attempt) => attempt.situation))) {
    const inSituation = attempts.filter((attempt) => attempt.situation === situation);
    const rows = [...new Set(inSituation.map(({ row }) => row))];
    const width = Math.max(...rows.map((row) => row.length));
    yield `\n${situation.name}\n`;
    yield `${''.padEnd(width)}  ${columns.map(([title]) => title.padEnd(10)).join('')}`;
    for (const row of rows) {
      const ofRow = inSituation.filter((attempt) => attempt.row === row);
      const cells = columns.map(([, who]) => {
        const found = ofRow.filter((one) => (who ? one.who === who : one.who.endsWith('about herself')));
        const marks = new Set(found.map(cell));
        return [...marks].join('/').padEnd(10);
      });
      yield `${row.padEnd(width)}  ${cells.join('')}`;
    }
  }
}

/** How many agree, and what differs, each in a sentence. */
export function* summarise(attempts: readonly Attempt[]): Generator<string> {
  const differing = attempts.filter(({ expected, got }) => expected !== got);
  for (const { row, who, situation, expected, got, status } of differing) {
    yield `✖ ${row} as ${who} (${situation.name}): the table says ${expected}, the API ${got} (${status})`;
  }
  yield `${attempts.length - differing.length} agree, ${differing.length} differ`;
}
