import { familyNames } from '@femcoders/contracts/achievement-names';
import { PanotTile } from '@femcoders/shared-ui';
import { type AchievementValues, drawingOf } from '../achievement-values.ts';
import styles from './achievements.module.css';

/** How it will look to its owners, from what is typed. */
export function AchievementPreview({ values }: { values: AchievementValues }) {
  const { name, why, family } = values;
  return (
    <section aria-label="Así se verá" className="below-line stack gap-4 breaks">
      <p className="quiet bold smallest">Así se verá</p>
      <PanotTile {...drawingOf(values)} className={styles.tile} />
      {family && <p className="quiet small breaks">{familyNames[family]}</p>}
      <p className="part-title">{name || 'Su nombre'}</p>
      <p>{why || 'Por qué se consigue'}</p>
    </section>
  );
}
