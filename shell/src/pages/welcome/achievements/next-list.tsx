import type { AchievementInReach } from '@femcoders/contracts/achievement';
import { factCounted } from '@femcoders/contracts/achievement-names';
import { PanotTile } from '@femcoders/shared-ui';
import styles from './achievements.module.css';

/** How far open the flower of one that she has not begun stands. */
const bud = 0.25;

/** Renders what she may get next, and how far she is: the flowers open on the way. */
export function NextList({ next }: { next: AchievementInReach[] }) {
  return (
    <ul className={styles.next}>
      {next.map(({ id, name, drawing, fact, count, threshold }) => (
        <li key={id}>
          <PanotTile
            petals={drawing.petals}
            palette="lilac"
            open={bud + (1 - bud) * (count / threshold)}
            className={styles.bud}
          />
          <div>
            <h4>{name}</h4>
            <p className={styles.evidence}>
              {count} de {factCounted(threshold, fact)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
