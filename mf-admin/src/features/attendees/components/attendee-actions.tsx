import type { AdminRegistration } from '@femcoders/contracts/registration';
import { usePending } from '@femcoders/kit/forms/use-pending';
import { VisuallyHidden } from '@femcoders/shared-ui';
import { showFailure } from '../../layout/undo-toast.ts';
import type { PlaceMutation } from '../api/place-mutation.ts';
import styles from './attendee-actions.module.css';

interface AttendeeActionsProps {
  row: AdminRegistration;
  /** Resolves when it is done. */
  onAct: (act: PlaceMutation) => Promise<void>;
}

/** Renders what can be done with a place in its state. */
export function AttendeeActions({ row, onAct }: AttendeeActionsProps) {
  const { busy, run } = usePending();
  return (
    <span className="row gap-4-16">
      {actionsFor(row).map(({ act, label }) => (
        <button
          key={act}
          type="button"
          className={styles.act}
          aria-disabled={busy || undefined}
          onClick={() => void run(() => onAct(act)).catch(showFailure)}
        >
          {label} <VisuallyHidden>{row.name}</VisuallyHidden>
        </button>
      ))}
    </span>
  );
}

function actionsFor({ state, checked_in_at }: AdminRegistration): { act: PlaceMutation; label: string }[] {
  if (state === 'cancelled') return [{ act: 'restore', label: 'Recuperar' }];
  if (state !== 'registered') {
    return [
      { act: 'place', label: 'Dar plaza' },
      { act: 'cancel', label: 'Quitar' },
    ];
  }
  if (checked_in_at) return [{ act: 'undo-check-in', label: 'No ha llegado' }];
  return [
    { act: 'check-in', label: 'Ha llegado' },
    { act: 'cancel', label: 'Cancelar' },
  ];
}
