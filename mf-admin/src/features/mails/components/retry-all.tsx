import { Button } from '@femcoders/shared-ui';
import { useState } from 'react';
import { useSection } from '../../layout/admin-place.ts';
import { useWaitingWork, waitingIn } from '../../layout/waiting-work.ts';
import { ActionDialog } from '../../records/action-dialog.tsx';
import { useRetry } from '../use-retry.ts';

/** Tries all mails again that failed, once it is sure that this is wanted: what is sent cannot be called back. */
export function RetryAll() {
  const section = useSection();
  const { data: work } = useWaitingWork();
  const failed = section && waitingIn(section, work);
  const [asking, setAsking] = useState(false);
  const { retry } = useRetry();
  if (!failed && !asking) return null;

  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        Reintentar los fallidos
      </Button>
      {asking && (
        <ActionDialog
          title="¿Reintentar los correos fallidos?"
          explanation={
            <>
              <p>{failed?.words ?? 'Los correos fallidos'}: volverán a salir, también los que ya no vengan a cuento.</p>
              <p>Un correo enviado no se puede recuperar.</p>
            </>
          }
          act="Sí, reintentar"
          doing="Reintentando…"
          wayBack="No"
          // A toast says what came of it.
          onAct={() => retry(null)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
