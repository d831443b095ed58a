import type { ModeratedComment } from '@femcoders/contracts/moderation';
import { riskLevel, riskWords } from '../risk.ts';
import styles from './score-reasons.module.css';

/** Why a comment has the score that it has: everything that was noticed, with its points. */
export function ScoreReasons({ comment: { score, reasons } }: { comment: ModeratedComment }) {
  if (score === null) return <p className="quiet small">Sin puntuar: es anterior a la puntuación.</p>;
  return (
    <section aria-labelledby="puntuacion">
      <h3 id="puntuacion" className={styles.title}>
        Por qué {score} de 100 <strong>{riskWords[riskLevel(score)]}</strong>
      </h3>
      {reasons.length === 0 ? (
        <p className="quiet small">Nada llama la atención.</p>
      ) : (
        <ul className="lines dense small">
          {reasons.map(({ code, words, points }) => (
            <li key={code + words} className="bar gap-16 between">
              <span className="shrinks breaks">{words}</span>
              <span className="tally">{signed(points)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** With a true minus sign, which is read as such. */
function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
