import type { Person } from '@femcoders/contracts/person';
import { type Block, PlanBlock, pitch } from '../../club/plan-block.tsx';
import styles from './founders.module.css';
import { PersonLinks } from './person-links.tsx';
import { PersonName } from './person-name.tsx';
import { Portrait } from './portrait.tsx';
import { Topics } from './topics.tsx';

/** Each founder has a block of four of the plan; her neighbours run off the page, now on one side, now on the other. */
export function Founders({ people }: { people: Person[] }) {
  return (
    <div className={styles.plan}>
      <ul className={styles.founders}>
        {people.map((person, index) => (
          <li key={person.slug} className={styles.founder} data-reveal>
            <div className={styles.portrait}>
              <Portrait person={person} eager={index === 0} />
            </div>
            <div className={styles.words}>
              <PersonName person={person} />
              {person.summary && <p className={styles.summary}>{person.summary}</p>}
              <Topics of={person.name} topics={person.topics} />
              <PersonLinks person={person} />
            </div>
            <Neighbours blocks={neighbours[index % neighbours.length] ?? []} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Two rows of blocks, from the portrait outwards. */
const neighbours: Block[][][] = [
  [
    [
      { kind: 'flower', palette: 'ink', petals: 6, radius: 42 },
      { kind: 'plain', fill: 'var(--lilac)' },
      { kind: 'flower', palette: 'sun' },
      { kind: 'plain', fill: 'var(--coral)' },
      { kind: 'stripes', fill: 'var(--mint)', detail: 'var(--art-ink)' },
    ],
    [
      { kind: 'court', fill: 'var(--mint)', detail: 'var(--violet)' },
      { kind: 'flower', palette: 'iris', petals: 5, radius: 40 },
      { kind: 'plain', fill: 'var(--violet)' },
      { kind: 'dots', fill: 'var(--lilac)', detail: 'var(--mint)' },
      { kind: 'plain', fill: 'var(--sun)' },
    ],
  ],
  [
    [
      { kind: 'stripes', fill: 'var(--coral)', detail: 'var(--art-ink)' },
      { kind: 'flower', palette: 'lilac', petals: 8, radius: 41 },
      { kind: 'plain', fill: 'var(--mint)' },
      { kind: 'court', fill: 'var(--sun)', detail: 'var(--coral)' },
      { kind: 'plain', fill: 'var(--violet)' },
    ],
    [
      { kind: 'flower', palette: 'violet' },
      { kind: 'dots', fill: 'var(--sun)', detail: 'var(--lilac)' },
      { kind: 'flower', palette: 'blush', petals: 7, radius: 41 },
      { kind: 'plain', fill: 'var(--lilac)' },
      { kind: 'flower', palette: 'ink', petals: 5, radius: 40 },
    ],
  ],
];

const width = (4 * pitch + 100).toFixed(1);
const height = (pitch + 100).toFixed(1);

function Neighbours({ blocks }: { blocks: Block[][] }) {
  return (
    <svg className={styles.neighbours} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {blocks.map((row, rowIndex) =>
        row.map((block, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place
          <PlanBlock key={`${rowIndex}-${column}`} block={block} column={column} row={rowIndex} />
        )),
      )}
    </svg>
  );
}
