import { classNames, PanotFlower, panotFromSeed } from '@femcoders/shared-ui';
import styles from './event-poster.module.css';

export { type Photo, usePhoto } from './use-photo.ts';

/** The class of what an event's flower stands on: it sets `--ground` and the colour of the text above it. */
export function posterGround(seed: string): string | undefined {
  return styles[panotFromSeed(seed).palette];
}

/** The same where a photograph stands in the flower's place. */
export const photoGround = styles.photo;

/** The flower of an event, always the same for the same seed. It lies on the ground that `posterGround` gives. */
export function EventPoster({ seed, className }: { seed: string; className?: string | undefined }) {
  const { petals, rotation, palette } = panotFromSeed(seed);
  return (
    <svg className={classNames(styles.poster, className)} viewBox="0 0 100 100" aria-hidden="true">
      <PanotFlower petals={petals} rotation={rotation} palette={palette} radius={48} />
    </svg>
  );
}
