import { familyNames } from '@femcoders/contracts/achievement-names';
import { PanotTile } from '@femcoders/shared-ui';
import form from '../../forms/record-form.module.css';
import { type AchievementValues, drawingOf } from '../achievement-values.ts';
import styles from './achievements.module.css';

/** How it will look to its owners, from what is typed. */
export function AchievementPreview({ values }: { values: AchievementValues }) {
  const { name, why, family } = values;
  return (
    <section aria-label="Así se verá" className={form.preview}>
      <p className={form.label}>Así se verá</p>
      <PanotTile {...drawingOf(values)} className={styles.tile} />
      {family && <p className="quiet small breaks">{familyNames[family]}</p>}
      <p className={styles.name}>{name || 'Su nombre'}</p>
      <p>{why || 'Por qué se consigue'}</p>
    </section>
  );
}
