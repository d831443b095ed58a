import { Button, VisuallyHidden } from '@femcoders/shared-ui';
import { stateNames } from '../../attendees/attendee-words.ts';
import { at } from '../door-words.ts';
import type { ShownEntry } from '../merge-marks.ts';
import styles from './door-row.module.css';

interface DoorRowProps {
  entry: ShownEntry;
  /** She is the only one found: what Enter does is set off. */
  only: boolean;
  /** Whether the door is online; offline, rows with unsent marks say so. */
  live: boolean;
  onArrive: (entry: ShownEntry) => void;
  onUndo: (entry: ShownEntry) => void;
  onPlace: (entry: ShownEntry) => void;
}

/** Somebody at the door, and the one thing to do with her. */
export function DoorRow({ entry, only, live, onArrive, onUndo, onPlace }: DoorRowProps) {
  const { name, code, state, checked_in_at, waits } = entry;
  const [label, act] =
    state !== 'registered'
      ? (['Dar plaza', onPlace] as const)
      : checked_in_at
        ? (['Deshacer', onUndo] as const)
        : (['Ha llegado', onArrive] as const);
  return (
    <li className={checked_in_at ? `${styles.row} ${styles.arrived}` : styles.row}>
      <div className="row gap-4-12 shrinks">
        <span className={styles.name}>{name}</span>
        <span className="code quiet">
          <VisuallyHidden>Código </VisuallyHidden>
          {code}
        </span>
      </div>
      <span className={styles.state}>
        {checked_in_at ? (
          <>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="m4 10.5 4 4 8-9" />
            </svg>
            Llegó {at(checked_in_at)}
          </>
        ) : (
          state !== 'registered' && stateNames[state]
        )}
        {waits && !live && <span className="quiet">por enviar</span>}
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
