import { Button, Dialog } from '@femcoders/shared-ui';
import { type ReactNode, useState } from 'react';

export const title = 'Diálogo';

export const description =
  'Retiene el foco y la página, se cierra con Esc y devuelve el foco. Lo que lo dibuja llega cuando alguien se acerca.';

function Trial() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Abrir un diálogo
      </Button>
      <Dialog open={open} title="Un diálogo" onClose={close} footer={<Button onClick={close}>Entendido</Button>}>
        <p>Los botones se quedan a la vista mientras el texto se desplaza.</p>
      </Dialog>
    </>
  );
}

function BareTrial() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Abrir uno sin marco
      </Button>
      <Dialog open={open} bare title="Un diálogo sin marco" onClose={close}>
        <Button onClick={close}>Cerrar</Button>
      </Dialog>
    </>
  );
}

export const examples: { name: string; render: () => ReactNode }[] = [
  { name: 'Con botones', render: () => <Trial /> },
  { name: 'Sin marco, arriba', render: () => <BareTrial /> },
];
