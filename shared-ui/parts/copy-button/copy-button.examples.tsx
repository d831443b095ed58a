import type { ReactNode } from 'react';
import { CopyButton } from './copy-button.tsx';

export const title = 'Botón de copiar';

export const examples: { name: string; render: () => ReactNode }[] = [
  {
    name: 'Una dirección',
    render: () => (
      <CopyButton text="https://ejemplo.org/calendario" copiedMessage="Dirección copiada." onCopied={() => {}}>
        Copiar la dirección
      </CopyButton>
    ),
  },
];
