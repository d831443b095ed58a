import { Button, buttonClass } from '@femcoders/shared-ui';
import type { ReactNode } from 'react';

export const title = 'Botón';

export const description =
  'Uno lleno por grupo. El que trabaja dice qué hace, sigue teniendo el foco y no hace caso a otra pulsación.';

export const examples: { name: string; render: () => ReactNode }[] = [
  { name: 'Lleno', render: () => <Button>Únete gratis</Button> },
  { name: 'Con borde', render: () => <Button variant="outline">Próximo evento</Button> },
  { name: 'Callado', render: () => <Button variant="quiet">Volver</Button> },
  { name: 'De peligro', render: () => <Button variant="danger">Rechazar</Button> },
  { name: 'Pequeño', render: () => <Button size="small">Aceptar</Button> },
  { name: 'Ocupado', render: () => <Button busy>Enviando…</Button> },
  { name: 'Sin poder pulsarse', render: () => <Button disabled>Siguiente</Button> },
  {
    name: 'Enlace con su aspecto',
    render: () => (
      <a className={buttonClass('outline')} href="/sistema">
        Ir al sistema
      </a>
    ),
  },
];
