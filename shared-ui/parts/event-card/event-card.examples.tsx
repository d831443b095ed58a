import type { ReactNode } from 'react';
import { EventCard } from './event-card.tsx';

export const title = 'Tarjeta de evento';

export const description =
  'El cartel se dibuja a partir del identificador del evento. Una tarjeta pasada no ofrece entrada.';

const event = {
  title: 'Taller de ejemplo',
  dateText: 'sábado, 28 de noviembre, 10:30 a. m.',
  location: 'Sala de ejemplo, Barcelona',
  description: 'Qué se aprende, para quién es y qué hay que traer.',
  eventUrl: '/eventos',
  seed: 'ejemplo',
};

export const examples: { name: string; render: () => ReactNode }[] = [
  { name: 'Próximo', render: () => <EventCard {...event} past={false} /> },
  {
    name: 'Aplazado',
    render: () => <EventCard {...event} past={false} eventUrl="#" seed="aplazado" note="Aplazado" />,
  },
  { name: 'Pasado', render: () => <EventCard {...event} past={true} seed="ejemplo-pasado" /> },
];
