import { Button, Dialog } from '@femcoders/shared-ui';

interface WithdrawQuestionProps {
  open: boolean;
  /** Of a draft nothing stays. */
  isDraft: boolean;
  onWithdraw: () => void;
  onClose: () => void;
}

/** The one question before documents are deleted: nobody can bring them back. */
export function WithdrawQuestion({ open, isDraft, onWithdraw, onClose }: WithdrawQuestionProps) {
  return (
    <Dialog
      open={open}
      title={isDraft ? '¿Borras el borrador?' : '¿Retiras este envío?'}
      onClose={onClose}
      footer={
        <>
          <Button variant="danger" onClick={onWithdraw}>
            {isDraft ? 'Borrar el borrador' : 'Retirar y borrar'}
          </Button>
          <Button variant="outline" onClick={onClose}>
            Conservarlo
          </Button>
        </>
      }
    >
      <p>
        {isDraft
          ? 'Borramos lo que has escrito y los archivos que has subido. No se puede deshacer.'
          : 'Borramos los documentos en este momento y no se puede deshacer. Durante un año solo guardamos las fechas.'}
      </p>
    </Dialog>
  );
}
