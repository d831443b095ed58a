import { Button, TextField } from '@femcoders/shared-ui';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog, ConfirmFormDialog } from './confirm-dialog.tsx';
import { useForm } from './use-form.ts';

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

/** With a field: its form is sent by the button that confirms. */
function TrialWithReason() {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState<string | null>(null);
  const form = useForm({
    start: { motivo: '' },
    bodyOf: ({ motivo }) => ({ motivo: motivo.trim() }),
    send: async ({ motivo }) => setReason(motivo),
  });
  return (
    <p className="row gap-12 middle">
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Rechazar la propuesta
      </Button>
      <span role="status">{reason !== null && `Rechazada${reason && `: ${reason}`}.`}</span>
      <ConfirmFormDialog
        open={open}
        of={form}
        title="¿Rechazar la propuesta?"
        yes="Rechazarla"
        no="Pensarlo más"
        onClose={() => setOpen(false)}
      >
        <TextField label="Motivo" optional {...form.typed('motivo')} />
      </ConfirmFormDialog>
    </p>
  );
}

export const examples: { name: string; render: () => ReactNode }[] = [
  { name: 'Antes de borrar', render: () => <Trial /> },
  { name: 'Con algo que escribir', render: () => <TrialWithReason /> },
];
