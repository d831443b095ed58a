import type { OwnSession } from '@femcoders/contracts/own-session';
import { Button, Dialog } from '@femcoders/shared-ui';
import styles from './open-sessions.module.css';

interface EndSessionDialogProps {
  /** The session to close; null while no dialog is open. */
  asked: OwnSession | 'others' | null;
  busy: boolean;
  failed: boolean;
  onEnd: () => void;
  onClose: () => void;
}

/** Asks once: a session that is closed cannot be opened again without the password. */
export function EndSessionDialog({ asked, busy, failed, onEnd, onClose }: EndSessionDialogProps) {
  const others = asked === 'others';
  return (
    <Dialog
      open={asked !== null}
      title={others ? '¿Cerrar las demás sesiones?' : '¿Cerrar esta sesión?'}
      onClose={onClose}
      footer={
        <>
          <Button variant="danger" busy={busy} onClick={onEnd}>
            {busy ? 'Cerrando…' : others ? 'Cerrar las demás' : 'Cerrar la sesión'}
          </Button>
          <Button variant="outline" onClick={onClose}>
            No, dejarlo
          </Button>
        </>
      }
    >
      <p>
        {others || asked === null
          ? 'Solo seguirá abierta la de este navegador. En los demás habrá que entrar de nuevo.'
          : `La de ${asked.device}. Allí habrá que entrar de nuevo.`}
      </p>
      {failed && (
        <p role="alert" className={styles.failure}>
          No hemos podido cerrarla. Comprueba tu conexión y prueba de nuevo.
        </p>
      )}
    </Dialog>
  );
}
