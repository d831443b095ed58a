import { Button } from '@femcoders/shared-ui';
import { useState } from 'react';
import { useWaitingWork, waitingIn } from '../../layout/waiting-work.ts';
import { ActionDialog } from '../../records/action-dialog.tsx';
import { mailsSection } from '../mails-section.ts';
import { useRetry } from '../use-retry.ts';

/** Tries all mails again that failed, once it is sure that this is wanted: what is sent cannot be called back. */
export function RetryAll() {
  const failed = waitingIn(mailsSection, useWaitingWork().data);
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
