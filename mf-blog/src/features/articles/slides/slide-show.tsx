import { Carousel } from '@femcoders/shared-ui/carousel';
import { Picture } from '@femcoders/shared-ui/picture';
import styles from './slide-show.module.css';

/** Spec section 9, in milliseconds. */
const autoplayMs = 5_000;

/** Pixels of every slide's original (pictures/src/grid-slides.ts). */
const size = { width: 1200, height: 750 };

/** The data of a slide in an article. */
export interface SlideData {
  /** Path of the picture below the site's root. */
  picture: string;
  alt: string;
  title: string;
  text: string;
}

export interface SlideShowProps {
  /** Names the carousel. */
  label: string;
  slides: SlideData[];
}

/** The carousel of an article: it plays by itself, rests under the mouse, and its index wraps (spec section 4). */
export function SlideShow({ label, slides }: SlideShowProps) {
  return (
    <div className={`cut ${styles.band}`}>
      <Carousel
        label={label}
        autoplayMs={autoplayMs}
        pauseOnHover
        slides={slides.map(({ picture, alt, title, text }) => ({
          id: picture,
          label: title,
          content: ({ eager }) => (
            <figure className={styles.slide}>
              <Picture name={picture} alt={alt} {...size} eager={eager} urgent={false} className={styles.picture} />
              <figcaption className={styles.words}>
                <strong className={styles.title}>{title}</strong>
                <span>{text}</span>
              </figcaption>
            </figure>
          ),
        }))}
      />
    </div>
  );
}
