import { Avatar, SeedAvatar } from '@femcoders/shared-ui';
import type { ReactNode } from 'react';

export const title = 'Retrato';

export const description = 'La imagen de una persona; si no llega, el panot de su nombre, que es siempre el mismo.';

export const examples: { name: string; render: () => ReactNode }[] = [
  { name: 'Con imagen', render: () => <Avatar src="/default-avatar.png" name="Persona de ejemplo" size={112} /> },
  { name: 'Sin imagen', render: () => <Avatar name="Persona de ejemplo" size={112} /> },
  { name: 'De un alias', render: () => <SeedAvatar seed="Anónimo" title="Anónimo" /> },
];
