import type { AdminPerson } from '@femcoders/contracts/person';
import { usePending } from '@femcoders/kit/forms/use-pending';
import { useRef, useState } from 'react';
import { showFailure } from '../../layout/undo-toast.ts';
import { usePeopleMutations } from '../api/person.ts';
import styles from './people.module.css';

const ways = { up: 'Subir', down: 'Bajar' } as const;
type Way = keyof typeof ways;

/** Moves a person one place within her group. The focus stays on the button, wherever the row goes. */
export function MoveButtons({ person: { id, name } }: { person: AdminPerson }) {
  const { place } = usePeopleMutations();
  const [said, setSaid] = useState('');
  const pressed = useRef<HTMLButtonElement>(null);
  const { run } = usePending();

  const move = async (way: Way, button: HTMLButtonElement) => {
    pressed.current = button;
    setSaid('');
    try {
      await place(id, way);
      setSaid(way === 'up' ? `${name}: un puesto más arriba` : `${name}: un puesto más abajo`);
      // A row that is moved in the document loses the focus.
      setTimeout(() => pressed.current?.focus());
    } catch (error) {
      showFailure(error);
    }
  };

  return (
    <span className={styles.move}>
      {(Object.keys(ways) as Way[]).map((way) => (
        <button
          key={way}
          type="button"
          aria-label={`${ways[way]} a ${name} un puesto en su grupo`}
          onClick={({ currentTarget }) => void run(() => move(way, currentTarget))}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d={way === 'up' ? 'M10 16V4m-5 5 5-5 5 5' : 'M10 4v12m-5-5 5 5 5-5'} />
          </svg>
        </button>
      ))}
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </span>
  );
}
