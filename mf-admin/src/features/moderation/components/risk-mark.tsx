import { VisuallyHidden } from '@femcoders/shared-ui';
import { type RiskLevel, riskLevel, riskWords } from '../risk.ts';
import styles from './risk-mark.module.css';

const petals: Record<RiskLevel, number> = { low: 1, medium: 2, high: 4 };
const centres = [
  [13.5, 6.5],
  [13.5, 13.5],
  [6.5, 13.5],
  [6.5, 6.5],
] as const;

/** A spam score: its number, and as many petals of a panot filled as the risk is high. */
export function RiskMark({ score }: { score: number | null }) {
  if (score === null) {
    return (
      <span className={styles.risk}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>Sin puntuar</VisuallyHidden>
      </span>
    );
  }
  const level = riskLevel(score);
  return (
    <span className={styles.risk} data-level={level}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        {centres.map(([x, y], index) => (
          <circle
            key={`${x}-${y}`}
            cx={x}
            cy={y}
            r="3.1"
            className={index < petals[level] ? styles.full : styles.empty}
          />
        ))}
      </svg>
      {/* Two digits, so that the scores of a column line up; `inDigits` writes numbers of a text. */}
      <span className="tally">{String(score).padStart(2, '0')}</span>
      <VisuallyHidden>{`, ${riskWords[level].toLowerCase()}`}</VisuallyHidden>
    </span>
  );
}
