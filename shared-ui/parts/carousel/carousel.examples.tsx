import { PanotTile } from '@femcoders/shared-ui';
import type { ReactNode } from 'react';
import { Carousel } from './carousel.tsx';

export const title = 'Carrusel';

export const description =
  'Diapositivas que dan la vuelta: con botones, puntos, flechas del teclado o el dedo. Lo que avanza solo se puede pausar.';

const stops = ['Glòries', 'Monumental', 'Tetuan', 'Girona', 'Passeig de Gràcia', 'Universitat'];

const slides = stops.map((stop, index) => ({
  id: stop,
  label: stop,
  content: (
    <>
      <PanotTile petals={index + 3} palette={index % 2 === 0 ? 'violet' : 'coral'} size={144} />
      <h3>{stop}</h3>
      {index === 2 && <p>Esta tiene además un texto más largo, y las demás no cambian de altura por eso.</p>}
    </>
  ),
}));

export const examples: { name: string; render: () => ReactNode }[] = [
  {
    name: 'De una en una, avanza cada cinco segundos',
    render: () => <Carousel label="Paradas, de una en una" slides={slides} autoplayMs={5000} lockMs={500} />,
  },
  {
    name: 'En fila y sin avanzar sola',
    render: () => <Carousel label="Paradas en fila" slides={slides} layout="row" dots={false} />,
  },
];
