import { PanotTile, panotFromSeed } from '@femcoders/shared-ui';
import type { SlidePlace } from '@femcoders/shared-ui/carousel';
import { Picture } from '@femcoders/shared-ui/picture';
import styles from './speaker-slide.module.css';
import type { Speaker } from './speakers-query.ts';

/** Edge of every portrait's original, in pixels. */
const edge = 720;

interface SpeakerSlideProps extends Pick<SlidePlace, 'near' | 'eager'> {
  speaker: Speaker;
}

/** A speaker in a tall tile, and what she spoke about. Far from the slide that is shown, only the words. */
export function SpeakerSlide({ speaker, near, eager }: SpeakerSlideProps) {
  const { slug, name, title, portrait } = speaker;
  const picture = portrait ? (
    <Picture
      name={portrait.slice(1)}
      alt={`Retrato de ${name}`}
      width={edge}
      height={edge}
      eager={eager}
      urgent={false}
    />
  ) : (
    <PanotTile {...panotFromSeed(slug)} />
  );
  return (
    <figure id={`ponente-${slug}`} className={`stack gap-16 ${styles.speaker}`}>
      <div className={`cut-clip ${styles.portrait}`}>{near ? picture : <noscript>{picture}</noscript>}</div>
      <figcaption>
        <b className={styles.name}>{name}</b>
        <span className={styles.talk}>{title}</span>
      </figcaption>
    </figure>
  );
}
