import { useRemoteData } from '@femcoders/kit/data/remote-data';
import { useLocation } from '@femcoders/platform';
import { Carousel } from '@femcoders/shared-ui/carousel';
import { useEffect, useState } from 'react';
import { ListSection } from '../events/components/list-section.tsx';
import { SpeakerSlide } from './speaker-slide.tsx';
import styles from './speakers.module.css';
import { type Speaker, speakersQuery } from './speakers-query.ts';

/** Time of a slide (spec section 9). */
const autoplayMs = 5000;

const texts = {
  loading: 'Cargando ponentes…',
  failed: 'No hemos podido cargar las ponentes',
  comfort: 'El resto de la página sigue funcionando.',
};

/** The speakers' carousel (spec sections 2, 4 and 9); without speakers there is none. */
export function Speakers() {
  const list = useRemoteData(speakersQuery);
  const { state, data: speakers = [] } = list;
  const first = useNamedSpeaker(speakers);
  if (state === 'ready' && speakers.length === 0) return null;
  return (
    <ListSection title="Suben al escenario" list={list} retryHref="/eventos" texts={texts} className={styles.speakers}>
      <Carousel
        key={first}
        label="Ponentes"
        layout="row"
        dots={false}
        autoplayMs={autoplayMs}
        className={styles.carousel}
        controlsClassName={styles.controls}
        slides={[...speakers.slice(first), ...speakers.slice(0, first)].map((speaker) => ({
          id: speaker.slug,
          label: speaker.name,
          content: (place) => <SpeakerSlide speaker={speaker} {...place} />,
        }))}
      />
    </ListSection>
  );
}

/** Returns the place of the speaker whom the address names, who is shown first: the server knows of no name. */
function useNamedSpeaker(speakers: readonly Speaker[]): number {
  const { hash } = useLocation();
  const named = speakers.findIndex(({ slug }) => hash === `#ponente-${slug}`);
  const [first, setFirst] = useState(0);
  useEffect(() => {
    if (named >= 0) setFirst(named);
  }, [named]);
  return first;
}
