import { Tag, type TagTone } from '@femcoders/shared-ui';
import type { ReactNode } from 'react';

export const title = 'Etiqueta';

export const description = 'Una palabra que clasifica. El color no dice nada que no diga la palabra.';

const tones: Record<TagTone, string> = {
  violet: 'CSS',
  coral: 'Evento',
  sun: 'Pendiente',
  mint: 'Comunidad',
  lilac: 'HTML',
  ink: 'Admin',
  outline: 'Taller',
};

export const examples: { name: string; render: () => ReactNode }[] = [
  ...Object.entries(tones).map(([tone, word]) => ({
    name: tone,
    render: () => <Tag tone={tone as TagTone}>{word}</Tag>,
  })),
];
