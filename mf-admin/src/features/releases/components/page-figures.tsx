import type { Measurement } from '@femcoders/contracts/measurements';
import { inDigits } from '@femcoders/contracts/spanish-count';
import { useQuery } from '@femcoders/platform';
import { EmptyState } from '@femcoders/shared-ui';
import { useAdminApi } from '../../layout/use-admin-api.ts';
import { Loaded } from '../../records/loaded.tsx';
import { type MeasuredDays, measurementsQuery } from '../api/measurements.ts';
import { type Figure, figuresOf, verdictOf } from '../measurement-words.ts';
import tableStyles from './figure-table.module.css';
import { Refusals } from './refusals.tsx';
import styles from './releases.module.css';

interface PageFiguresProps {
  name: string;
  version: string;
  days: MeasuredDays;
}

/** How a version does on each page that it was seen on. */
export function PageFigures({ name, version, days }: PageFiguresProps) {
  const api = useAdminApi();
  const query = useQuery(measurementsQuery(api, { days, name, version, by: 'page' }));
  return (
    <Loaded query={query} loading="Cargando medidas…" failed="No hemos podido leer las medidas" lines={4}>
      {({ total, entries }) =>
        total === 0 ? (
          <EmptyState title="Nadie la ha visto en estos días" />
        ) : (
          <>
            <PageTable measurements={entries} shown={figuresOf({ name })} />
            {entries.map((measurement) => (
              <Refusals key={measurement.page} now={measurement} />
            ))}
          </>
        )
      }
    </Loaded>
  );
}

function PageTable({ measurements, shown }: { measurements: readonly Measurement[]; shown: readonly Figure[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={styles.wide} tabIndex={0} aria-label="Medidas por página">
      <table className={`numbers smaller ${tableStyles.table}`}>
        <caption className="visually-hidden">Medidas por página</caption>
        <thead>
          <tr>
            <th scope="col">Página</th>
            <th scope="col">Visitas</th>
            {shown.map(({ key, label, term }) => (
              <th scope="col" key={key}>
                {term ?? label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measurements.map((measurement) => (
            <tr key={measurement.page}>
              <th scope="row">{measurement.page}</th>
              <td>{inDigits(measurement.views)}</td>
              {shown.map((figure) => (
                <td key={figure.key}>
                  <Amount figure={figure} measurement={measurement} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Amount({ figure, measurement }: { figure: Figure; measurement: Measurement }) {
  const amount = figure.read(measurement);
  if (amount === null) return <span className="quiet">pocas visitas</span>;
  const verdict = verdictOf(figure, amount);
  return (
    <>
      {figure.write(amount)}
      {verdict && <span data-verdict={verdict}>{verdict}</span>}
    </>
  );
}
