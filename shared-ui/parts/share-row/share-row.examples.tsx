import type { ReactNode } from 'react';
import { ShareRow } from './share-row.tsx';

export const title = 'Fila para compartir';

export const description =
  'Donde una red admite una dirección es un enlace; donde no, copia el texto y lo dice. En el móvil ofrece además su propio menú.';

export const examples: { name: string; render: () => ReactNode }[] = [
  {
    name: 'En un artículo',
    render: () => (
      <ShareRow
        label="Compartir el ejemplo"
        title="Un artículo de ejemplo"
        url="https://femcoders.example/blog"
        slackUrl="https://slack.com/"
        onCopied={() => {}}
      />
    ),
  },
];
