import type { ReactNode } from 'react';
import { MemberBlock } from './member-block.tsx';

export const title = 'Bloque de la página propia';

export const description = 'Cada uno carga y falla por separado; los de otras áreas se ponen debajo.';

export const examples: { name: string; render: () => ReactNode }[] = [
  {
    name: 'Con lo suyo',
    render: () => (
      <MemberBlock id="bloque-listo" title="Mis eventos" note="2 por venir">
        <p>Lo que haya que enseñar.</p>
      </MemberBlock>
    ),
  },
  { name: 'Esperando', render: () => <MemberBlock id="bloque-espera" title="Mis comentarios" pending /> },
  {
    name: 'Sin respuesta',
    render: () => (
      <MemberBlock
        id="bloque-fallo"
        title="Mis logros"
        failure={{ title: 'No hemos podido cargar tus logros', onRetry: () => {}, busy: false }}
      />
    ),
  },
];
