import { Button, Dialog } from '@femcoders/shared-ui';
import { useState } from 'react';
import { useWaitingWork, waitingIn } from '../../layout/waiting-work.ts';
import { mailsSection } from '../mails-section.ts';
import { useRetry } from '../use-retry.ts';

/** Tries all mails again that failed, once it is sure that this is wanted: what is sent cannot be called back. */
export function RetryAll() {
  const failed = waitingIn(mailsSection, useWaitingWork().data);
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useRetry();
  if (!failed && !asking) return null;
  const close = () => setAsking(false);

  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        Reintentar los fallidos
      </Button>
      <Dialog
        open={asking}
        title="¿Reintentar los correos fallidos?"
        onClose={close}
        footer={
          <>
            <Button size="small" busy={isPending} onClick={() => mutate(null, { onSettled: close })}>
              {isPending ? 'Reintentando…' : 'Sí, reintentar'}
            </Button>
            <Button size="small" variant="outline" onClick={close}>
              No
            </Button>
          </>
        }
      >
        <p>{failed?.words ?? 'Los correos fallidos'}: volverán a salir, también los que ya no vengan a cuento.</p>
        <p>Un correo enviado no se puede recuperar.</p>
      </Dialog>
    </>
  );
}
