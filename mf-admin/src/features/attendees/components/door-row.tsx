import type { DoorEntry } from '@femcoders/contracts/registration';
import { hourOf } from '@femcoders/contracts/spanish-date';
import { atHour } from '@femcoders/contracts/spanish-hour';
import { Button, VisuallyHidden } from '@femcoders/shared-ui';
import { stateNames } from '../attendee-words.ts';
import styles from './door-row.module.css';

interface DoorRowProps {
  entry: DoorEntry;
  /** She is the only one found: what Enter does is set off. */
  only: boolean;
  onArrive: (entry: DoorEntry) => void;
  onUndo: (entry: DoorEntry) => void;
  onPlace: (entry: DoorEntry) => void;
}

/** Somebody at the door, and the one thing to do with her. */
export function DoorRow({ entry, only, onArrive, onUndo, onPlace }: DoorRowProps) {
  const { name, code, state, checked_in_at } = entry;
  const [label, act] =
    state !== 'registered'
      ? (['Dar plaza', onPlace] as const)
      : checked_in_at
        ? (['Deshacer', onUndo] as const)
        : (['Ha llegado', onArrive] as const);
  return (
    <li className={checked_in_at ? `${styles.row} ${styles.arrived}` : styles.row}>
      <div className={styles.who}>
        <span className={styles.name}>{name}</span>
        <span className={styles.code}>
          <VisuallyHidden>Código </VisuallyHidden>
          {code}
        </span>
      </div>
      <span className={styles.state}>
        {checked_in_at ? (
          <>
            <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
              <path d="m4 10.5 4 4 8-9" />
            </svg>
            Llegó {atHour(hourOf(checked_in_at))}
          </>
        ) : (
          state !== 'registered' && stateNames[state]
        )}
      </span>
      <Button
        variant={only && state === 'registered' && !checked_in_at ? 'filled' : 'outline'}
        className={styles.act}
        onClick={() => act(entry)}
      >
        {label} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </li>
  );
}
