import { useApi } from '@femcoders/platform';
import { Carousel } from '@femcoders/shared-ui/carousel';
import { useRemoteList } from '../events/api/remote-list.ts';
import { ListSection } from '../events/components/list-section.tsx';
import { SpeakerSlide } from './speaker-slide.tsx';
import styles from './speakers.module.css';
import { speakersQuery } from './speakers-query.ts';

/** Time of a slide (spec section 9). */
const autoplayMs = 5000;

const texts = {
  loading: 'Cargando ponentes…',
  failed: 'No hemos podido cargar las ponentes',
  comfort: 'El resto de la página sigue funcionando.',
};

/** The speakers' carousel (spec sections 2, 4 and 9); without speakers there is none. */
export function Speakers() {
  const list = useRemoteList(speakersQuery(useApi()));
  if (list.state === 'ready' && list.entries.length === 0) return null;
  return (
    <ListSection title="Suben al escenario" list={list} retryHref="/eventos" texts={texts} className={styles.speakers}>
      <Carousel
        label="Ponentes"
        layout="row"
        dots={false}
        autoplayMs={autoplayMs}
        className={styles.carousel}
        controlsClassName={styles.controls}
        slides={list.entries.map((speaker) => ({
          id: speaker.slug,
          label: speaker.name,
          content: (place) => <SpeakerSlide speaker={speaker} {...place} />,
        }))}
      />
    </ListSection>
  );
}
