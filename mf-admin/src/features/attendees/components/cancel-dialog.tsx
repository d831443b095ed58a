import type { AdminRegistration } from '@femcoders/contracts/registration';
import { Button, Dialog } from '@femcoders/shared-ui';

interface CancelDialogProps {
  /** Whose place; null while nobody's is. */
  row: AdminRegistration | null;
  onClose: () => void;
  onConfirm: (row: AdminRegistration) => void;
}

/** Asks once before somebody is taken out: she is written to. */
export function CancelDialog({ row, onClose, onConfirm }: CancelDialogProps) {
  const placed = row?.state === 'registered';
  return (
    <Dialog
      open={row !== null}
      title={placed ? `¿Cancelar la plaza de ${row.name}?` : `¿Quitar a ${row?.name ?? ''} de la lista de espera?`}
      onClose={onClose}
      footer={
        <>
          <Button variant="danger" size="small" onClick={() => row && onConfirm(row)}>
            {placed ? 'Cancelar su plaza' : 'Quitarla de la lista'}
          </Button>
          <Button variant="outline" size="small" onClick={onClose}>
            Dejarla como está
          </Button>
        </>
      }
    >
      <p>
        Si el evento no ha empezado, se lo decimos por correo
        {placed ? ' y le ofrecemos su plaza a la siguiente de la lista de espera' : ''}. Podrás recuperarla desde la
        lista.
      </p>
    </Dialog>
  );
}
