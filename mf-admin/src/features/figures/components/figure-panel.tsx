import type { AdminFigures } from '@femcoders/contracts/admin-figures';
import { VisuallyHidden } from '@femcoders/shared-ui';
import { useId } from 'react';
import type { Panel } from '../panel.ts';
import { ColumnChart } from './column-chart.tsx';
import styles from './figure-panel.module.css';
import { TallyTable } from './tally-table.tsx';

/** Renders one side of the site: its numbers of the period, their parts, and the current state. */
export function FigurePanel({ panel, figures }: { panel: Panel; figures: Pick<AdminFigures, 'step' | 'steps'> }) {
  const { title, facts, chart, tallies, wideTally, note } = panel;
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <div className={`stack gap-8 packed ${styles.summary}`}>
        <h2 id={id} className="small-title">
          {title}
        </h2>
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label} className="bar gap-8 between">
              <dt className="quiet">{label}</dt>
              <dd className="bold unbroken">{value ?? <Nothing />}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ColumnChart {...chart} {...figures} />
      <div className={styles.tallies}>
        {tallies.map((tally) => (
          <TallyTable key={tally.caption} tally={tally} />
        ))}
      </div>
      {wideTally && (
        <div className={styles.wide}>
          <TallyTable tally={wideTally} />
        </div>
      )}
      {note && <p className={`quiet smallest ${styles.note}`}>{note}</p>}
    </section>
  );
}

function Nothing() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>sin datos</VisuallyHidden>
    </>
  );
}
