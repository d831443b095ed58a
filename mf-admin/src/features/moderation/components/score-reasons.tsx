import type { ModeratedComment } from '@femcoders/contracts/moderation';
import { riskLevel, riskWords } from '../risk.ts';
import styles from './score-reasons.module.css';

/** Why a comment has the score that it has: everything that was noticed, with its points. */
export function ScoreReasons({ comment: { score, reasons } }: { comment: ModeratedComment }) {
  if (score === null) return <p className={styles.none}>Sin puntuar: es anterior a la puntuación.</p>;
  return (
    <section className={styles.score} aria-labelledby="puntuacion">
      <h3 id="puntuacion">
        Por qué {score} de 100 <span>{riskWords[riskLevel(score)]}</span>
      </h3>
      {reasons.length === 0 ? (
        <p className={styles.none}>Nada llama la atención.</p>
      ) : (
        <ul>
          {reasons.map(({ code, words, points }) => (
            <li key={code + words}>
              <span>{words}</span>
              <span className={styles.points}>{signed(points)}</span>
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
