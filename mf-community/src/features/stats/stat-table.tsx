import { type CsvSeparator, separatorFor } from '@femcoders/contracts/csv';
import { type StatDefinition, statDefinitions } from '@femcoders/contracts/stat-definitions';
import type { Stat, StatRow } from '@femcoders/contracts/stats';
import { useEffect, useState } from 'react';
import { csvAddress } from './stat-address.ts';
import styles from './stat-table.module.css';
import { rowName, valueText } from './stat-words.ts';

/** The numbers of a chart as a table and as a file. */
export function StatTable({ stat, rows, open }: { stat: Stat; rows: readonly StatRow[]; open: boolean }) {
  const { columns, title, by }: StatDefinition = statDefinitions[stat.id];
  // The page is Spanish: so is its spreadsheet, until the browser names another.
  const [separator, setSeparator] = useState<CsvSeparator>(';');
  useEffect(() => setSeparator(separatorFor(navigator.language)), []);
  return (
    <div className={styles.below}>
      <details open={open} className={styles.details}>
        <summary>Ver como tabla</summary>
        <div className={styles.scroll}>
          <table>
            <caption>{title}</caption>
            <thead>
              <tr>
                <th scope="col">{by === 'months' ? 'Cuándo' : 'Grupo'}</th>
                {columns.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.from ?? row.group}>
                  <th scope="row">{rowName(row)}</th>
                  {columns.map((column, at) => (
                    <td key={column.name}>{valueText(row.values[at] ?? 0, column.unit)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
      <a href={csvAddress(stat.id, separator)} download className={styles.csv} aria-label={`Descargar CSV: ${title}`}>
        Descargar CSV
      </a>
    </div>
  );
}
