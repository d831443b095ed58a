import { Button, type ToastMessage, Toasts } from '@femcoders/shared-ui';
import { type ReactNode, useState } from 'react';

export const title = 'Aviso';

export const description =
  'Sale sobre la página, se anuncia y se va a su tiempo, más tarde cuanto más largo; nunca con el foco o el ratón encima.';

const messages: Omit<ToastMessage, 'id'>[] = [
  { tone: 'success', message: 'Cambios guardados.' },
  { tone: 'info', message: 'Seguimos intentándolo.', action: { label: 'Reintentar', run: () => {} } },
  { tone: 'error', message: 'No se ha podido enviar.' },
];

function Trial() {
  const [toasts, setToasts] = useState<ToastMessage[]>([]);
  const show = () =>
    setToasts((shown) => [
      ...shown,
      { ...(messages[shown.length % 3] ?? messages[0]), id: shown.length } as ToastMessage,
    ]);
  return (
    <>
      <Button variant="outline" onClick={show}>
        Mostrar un aviso
      </Button>
      {toasts.length > 0 && (
        <Toasts toasts={toasts} onDismiss={(id) => setToasts((shown) => shown.filter((toast) => toast.id !== id))} />
      )}
    </>
  );
}

export const examples: { name: string; render: () => ReactNode }[] = [
  { name: 'Éxito, información y error, por turno', render: () => <Trial /> },
];
