import type { OwnRegistration } from '@femcoders/contracts/registration';
import { ConfirmDialog } from '@femcoders/kit/forms/confirm-dialog';

interface LeaveDialogProps {
  open: boolean;
  state: OwnRegistration['state'];
  onLeave: () => void;
  onClose: () => void;
}

/** The one question before a place is given up. */
export function LeaveDialog({ open, state, onLeave, onClose }: LeaveDialogProps) {
  const waiting = state === 'waiting';
  return (
    <ConfirmDialog
      open={open}
      title={waiting ? '¿Dejas la lista de espera?' : '¿Dejas tu plaza?'}
      yes={waiting ? 'Dejar la lista' : 'Dejar la plaza'}
      no={waiting ? 'Seguir en la lista' : 'Conservarla'}
      onYes={onLeave}
      onClose={onClose}
    >
      <p>
        {waiting
          ? 'Pierdes tu puesto. Si cambias de idea, tendrás que apuntarte de nuevo y esperar al final.'
          : 'Se la damos a la siguiente de la lista. Si cambias de idea, tendrás que apuntarte de nuevo.'}
      </p>
    </ConfirmDialog>
  );
}

/** The labels of the button that opens the dialog. */
export const leaveLabels = {
  registered: 'No puedo ir: dejar mi plaza',
  offered: 'No la quiero',
  waiting: 'Dejar la lista de espera',
} as const;
