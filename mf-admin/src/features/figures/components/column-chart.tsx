import type { FigureStep } from '@femcoders/contracts/admin-figures-names';
import { inDigits } from '@femcoders/contracts/spanish-count';
import { stepName, stepNames } from '../figure-words.ts';
import type { Series } from '../panel.ts';
import styles from './column-chart.module.css';

interface ColumnChartProps {
  caption: string;
  /** One, or two to compare: the first is filled, the second an outline. */
  series: readonly Series[];
  step: FigureStep;
  /** First day of each column. */
  steps: readonly string[];
}

/** Width of a column with the gaps next to it, and height of the highest, in units of the drawing. */
const columnWidth = 12;
const height = 100;

/** Columns over time, with the same numbers as a table below. */
export function ColumnChart({ caption, series, step, steps }: ColumnChartProps) {
  const most = Math.max(0, ...series.flatMap(({ counts }) => counts));
  if (most === 0) return <p className={`quiet ${styles.nothing}`}>{caption}: nada en este periodo.</p>;

  const names = steps.map((first) => stepName(first, step));
  const barWidth = (columnWidth - 3) / series.length;
  const countsAt = (i: number) => series.map(({ name, counts }) => `${name}: ${counts[i] ?? 0}`).join(', ');
  return (
    <figure className={styles.figure} aria-label={caption}>
      <figcaption className={`smallest ${styles.caption}`}>
        <span>{caption}</span>
        {series.length > 1 && (
          <span className="bar gap-12">
            {series.map(({ name }) => (
              <span key={name} className="bar gap-4 middle">
                <i className={styles.sample} />
                {name}
              </span>
            ))}
          </span>
        )}
      </figcaption>
      <div className={styles.plot}>
        <p className={styles.scale} aria-hidden="true">
          <span>{inDigits(most)}</span>
          <span>0</span>
        </p>
        <svg
          role="img"
          aria-label={`${caption}: columnas, con un máximo de ${most}. Los números están en la tabla.`}
          viewBox={`0 0 ${steps.length * columnWidth} ${height}`}
          preserveAspectRatio="none"
        >
          {steps.map((first, i) => (
            <g key={first}>
              <title>{`${names[i]}. ${countsAt(i)}`}</title>
              <rect className={styles.ground} x={i * columnWidth} width={columnWidth} height={height} />
              {series.map(({ name, counts }, nth) => {
                const size = ((counts[i] ?? 0) / most) * height;
                return (
                  size > 0 && (
                    <rect
                      key={name}
                      className={nth === 0 ? styles.filled : styles.outlined}
                      x={i * columnWidth + 1.5 + nth * barWidth}
                      y={height - size}
                      width={barWidth}
                      height={size}
                    />
                  )
                );
              })}
            </g>
          ))}
        </svg>
      </div>
      <p className={styles.axis} aria-hidden="true">
        <span>{names[0]}</span>
        <span>{names[Math.floor(names.length / 2)]}</span>
        <span>{names.at(-1)}</span>
      </p>
      <details className={styles.details}>
        <summary className="text-link smallest">Ver como tabla</summary>
        <table className="numbers">
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{stepNames[step]}</th>
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {steps.map((first, i) => (
              <tr key={first}>
                <th scope="row">
                  <time dateTime={first}>{names[i]}</time>
                </th>
                {series.map(({ name, counts }) => (
                  <td key={name}>{inDigits(counts[i] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
