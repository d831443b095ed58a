import { Picture } from '@femcoders/shared-ui/picture';
import styles from './home.module.css';

/** A drawn portrait on a block of a plan; `className` places it. */
export function Face({ name, eager, className }: { name: FaceName; eager?: boolean; className?: string | undefined }) {
  return (
    <span className={`cut-clip ${styles.face} ${className ?? ''}`}>
      <Picture name={`assets/portraits/retrato-${name}.png`} alt="" width={720} height={720} eager={eager ?? false} />
    </span>
  );
}

/** Two digits. */
type FaceName = `${number}${number}`;
