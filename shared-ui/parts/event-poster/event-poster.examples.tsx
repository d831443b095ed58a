import { classNames } from '@femcoders/shared-ui';
import type { ReactNode } from 'react';
import styles from './event-poster.examples.module.css';
import { EventPoster, posterGround } from './event-poster.tsx';

export const title = 'Cartel de evento';

export const description = 'La flor de cada evento y el fondo sobre el que está: salen de su identificador.';

export const examples: { name: string; render: () => ReactNode }[] = ['taller', 'charla', 'encuentro'].map((seed) => ({
  name: `De «${seed}»`,
  render: () => (
    <div className={classNames('cut-clip', styles.ground, posterGround(seed))}>
      <EventPoster seed={seed} />
    </div>
  ),
}));
