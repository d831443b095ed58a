import type { Person } from '@femcoders/contracts/person';
import { PanotTile, panotFromSeed } from '@femcoders/shared-ui';
import { Picture } from '@femcoders/shared-ui/picture';
import styles from './portrait.module.css';

/** Edge of every portrait's original, in pixels. */
const edge = 720;

/** A person's portrait in a block of the plan; without one it is drawn as the panot of her name. */
export function Portrait({ person, eager = false }: { person: Person; eager?: boolean }) {
  const { portrait, slug, name } = person;
  if (!portrait) return <PanotTile {...panotFromSeed(slug)} className={styles.panot} radius={40} />;
  return (
    <span className={`cut-clip ${styles.portrait}`}>
      <Picture name={portrait.slice(1)} alt={`Retrato de ${name}`} width={edge} height={edge} eager={eager} />
    </span>
  );
}
