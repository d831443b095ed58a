import { Button } from '@femcoders/shared-ui';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

export const title = 'Diálogo de confirmación';

export const description = 'La pregunta antes de lo que no tiene vuelta atrás. Cualquiera de sus botones lo cierra.';

function Trial() {
  const [open, setOpen] = useState(false);
  const [removed, setRemoved] = useState(false);
  return (
    <p className="row gap-12 middle">
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Borrar la nota
      </Button>
      <span role="status">{removed && 'Nota borrada.'}</span>
      <ConfirmDialog
        open={open}
        title="¿Borrar la nota?"
        yes="Borrarla"
        no="Conservarla"
        onYes={() => setRemoved(true)}
        onClose={() => setOpen(false)}
      >
        <p>No se puede recuperar.</p>
      </ConfirmDialog>
    </p>
  );
}

export const examples: { name: string; render: () => ReactNode }[] = [
  { name: 'Antes de borrar', render: () => <Trial /> },
];
