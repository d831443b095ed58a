import { ConfirmDialog } from '@femcoders/kit/forms/confirm-dialog';

interface WithdrawDialogProps {
  open: boolean;
  /** Of a draft nothing stays. */
  isDraft: boolean;
  onWithdraw: () => void;
  onClose: () => void;
}

/** The one question before documents are deleted: nobody can bring them back. */
export function WithdrawDialog({ open, isDraft, onWithdraw, onClose }: WithdrawDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title={isDraft ? '¿Borras el borrador?' : '¿Retiras este envío?'}
      yes={isDraft ? 'Borrar el borrador' : 'Retirar y borrar'}
      no="Conservarlo"
      onYes={onWithdraw}
      onClose={onClose}
    >
      <p>
        {isDraft
          ? 'Borramos lo que has escrito y los archivos que has subido. No se puede deshacer.'
          : 'Borramos los documentos en este momento y no se puede deshacer. Durante un año solo guardamos las fechas.'}
      </p>
    </ConfirmDialog>
  );
}
