import { Button, Dialog } from '@femcoders/shared-ui';
import { useLeaveGuard } from '../use-leave-guard.ts';

interface UnsavedChangesDialogProps {
  /** Whether something is not saved. */
  dirty: boolean;
  /** "este evento" */
  what: string;
}

/** Asks before a link leads away from what is not saved. It is no act: the first answer is to stay. */
export function UnsavedChangesDialog({ dirty, what }: UnsavedChangesDialogProps) {
  const { asking, stay, leave } = useLeaveGuard(dirty);
  return (
    <Dialog
      open={asking}
      title="Hay cambios sin guardar"
      onClose={stay}
      footer={
        <>
          <Button onClick={stay}>Seguir aquí</Button>
          <Button variant="outline" onClick={leave}>
            Salir
          </Button>
        </>
      }
    >
      <p>Quedan en este navegador: cuando vuelvas a abrir {what} estarán aquí.</p>
    </Dialog>
  );
}
