import type { Measurement } from '@femcoders/contracts/measurements';
import { comparison, type Figure, figuresOf, verdictOf, viewsInWords } from '../measurement-words.ts';
import styles from './figure-table.module.css';

interface FigureTableProps {
  caption: string;
  now: Measurement | undefined;
  /** Of the version before; undefined where there is none or nobody saw it in these days. */
  before: Measurement | undefined;
}

/** Renders the figures of a version, compared with the one before. */
export function FigureTable({ caption, now, before }: FigureTableProps) {
  if (!now) return <p className="quiet smaller">Sin visitas medidas en estos días.</p>;
  return (
    <table className={`numbers smaller ${styles.table}`}>
      <caption>
        <span className="visually-hidden">{caption}: </span>
        {viewsInWords(now.views)}
        {before && `, ${viewsInWords(before.views)} de la anterior`}
      </caption>
      <thead>
        <tr>
          <th scope="col">Medida</th>
          <th scope="col">Ahora</th>
          {before && <th scope="col">Antes</th>}
        </tr>
      </thead>
      <tbody>
        {figuresOf(now).map((figure) => (
          <FigureRow key={figure.key} figure={figure} now={now} before={before} />
        ))}
      </tbody>
    </table>
  );
}

function FigureRow({ figure, now, before }: { figure: Figure } & Omit<FigureTableProps, 'caption'>) {
  const amount = now ? figure.read(now) : null;
  const earlier = before ? figure.read(before) : null;
  const verdict = amount === null ? null : verdictOf(figure, amount);
  return (
    <tr>
      <th scope="row">
        {figure.label} {figure.term && <abbr>{figure.term}</abbr>}
      </th>
      <td>
        {amount === null ? <span className="quiet">pocas visitas</span> : <strong>{figure.write(amount)}</strong>}
        {verdict && <span data-verdict={verdict}>{verdict}</span>}
      </td>
      {before && (
        <td>
          {earlier === null ? <span className="quiet">pocas visitas</span> : figure.write(earlier)}
          {amount !== null && earlier !== null && (
            <span data-comparison={comparison(amount, earlier)}>ahora {comparison(amount, earlier)}</span>
          )}
        </td>
      )}
    </tr>
  );
}
