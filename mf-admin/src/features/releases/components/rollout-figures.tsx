import { troubledInWords } from '@femcoders/contracts/rollout-words';
import type { ArmFigures, Rollout } from '@femcoders/contracts/rollouts';
import { inDigits } from '@femcoders/contracts/spanish-count';
import { comparison, type Figure, figures } from '../measurement-words.ts';
import { partName } from '../part-name.ts';
import styles from './figure-table.module.css';

/** The vitals of both versions. */
const vitals = (['lcp', 'inp', 'cls'] as const).flatMap((key) => {
  const figure = figures.find((one) => one.key === key);
  return figure ? [{ ...figure, key }] : [];
});

/** Renders how the candidate does, next to the stable version in the same hours. */
export function RolloutFigures({ rollout: { name, candidate, stableFigures } }: { rollout: Rollout }) {
  if (candidate.visits + stableFigures.visits === 0)
    return <p className="quiet smaller">Sin visitas contadas todavía.</p>;
  return (
    <table className={`numbers smaller ${styles.table}`}>
      <caption>
        <span className="visually-hidden">Reparto de {partName(name)}: </span>
        Candidata y versión estable, en las mismas horas
      </caption>
      <thead>
        <tr>
          <th scope="col">Medida</th>
          <th scope="col">Candidata</th>
          <th scope="col">Versión estable</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Visitas</th>
          <td>
            <strong>{inDigits(candidate.visits)}</strong>
          </td>
          <td>{inDigits(stableFigures.visits)}</td>
        </tr>
        <tr>
          <th scope="row">Visitas con fallos</th>
          <td>
            <strong>{troubledInWords(candidate)}</strong>
          </td>
          <td>{troubledInWords(stableFigures)}</td>
        </tr>
        {vitals.map((figure) => (
          <VitalRow key={figure.key} figure={figure} now={candidate[figure.key]} stable={stableFigures[figure.key]} />
        ))}
      </tbody>
    </table>
  );
}

interface VitalRowProps {
  figure: Figure;
  now: ArmFigures['lcp'];
  stable: ArmFigures['lcp'];
}

function VitalRow({ figure: { label, term, write }, now, stable }: VitalRowProps) {
  const few = <span className="quiet">pocas visitas</span>;
  const word = now !== null && stable !== null ? comparison(now, stable) : null;
  return (
    <tr>
      <th scope="row">
        {label} <abbr>{term}</abbr>
      </th>
      <td>
        {now === null ? few : <strong>{write(now)}</strong>}
        {word && <span data-comparison={word}>{word}</span>}
      </td>
      <td>{stable === null ? few : write(stable)}</td>
    </tr>
  );
}
