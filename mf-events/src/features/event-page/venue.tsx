import type { EventDetail } from '@femcoders/contracts/event';
import { type VenueFeature, venueFeatureNames, venueFeatures } from '@femcoders/contracts/event-names';
import { Link } from '@femcoders/platform';
import { EventSection } from './event-section.tsx';
import { Paragraphs } from './paragraphs.tsx';
import styles from './venue.module.css';

/** How to get there, in words: nobody's map is asked for anything. */
export function Venue({ event }: { event: EventDetail }) {
  const { venue_name, venue_address, directions } = event;
  if (!venue_address && !directions) return null;
  return (
    <EventSection title="Cómo llegar">
      {(venue_name || venue_address) && (
        <address className={styles.address}>
          {venue_name && <strong>{venue_name}</strong>}
          {venue_address && <span>{venue_address}</span>}
        </address>
      )}
      {directions && <Paragraphs text={directions} />}
      {venue_address && (
        <p>
          <a href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(venue_address)}`} rel="noopener">
            Buscar la dirección en OpenStreetMap
          </a>
        </p>
      )}
    </EventSection>
  );
}

const answers = {
  yes: { word: 'Sí', drawing: 'm3 10.5 4.5 4.5L17 5' },
  no: { word: 'No', drawing: 'M4 4l12 12M16 4 4 16' },
  unknown: { word: 'Sin comprobar', drawing: 'M6.5 7a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1-1.5 2.3M10 16v.5' },
} as const;

/**
 * Renders what is known of the venue's accessibility, and what nobody has checked. Online, only what the organiser states.
 * @param over nobody will come any more: then what has not been checked does not matter
 */
export function VenueAccessibility({ event, over }: { event: EventDetail; over: boolean }) {
  const { accessibility, accessibility_note: note, online, venue_name, venue_address } = event;
  const onlineOnly = online && !venue_name && !venue_address;
  const known = venueFeatures.filter((feature) => accessibility[feature]);
  const unheard = known.length === 0 && !note;
  if (unheard && (onlineOnly || over)) return null;
  return (
    <EventSection title={onlineOnly ? 'Accesibilidad' : 'Accesibilidad de la sede'}>
      {known.length > 0 && (
        <ul className={styles.features}>
          {(onlineOnly || over ? known : venueFeatures).map((feature) => (
            <Feature key={feature} feature={feature} answer={accessibility[feature] ?? 'unknown'} />
          ))}
        </ul>
      )}
      {note && <Paragraphs text={note} />}
      {unheard && (
        <p>
          Todavía no la hemos comprobado. Si necesitas algo para venir, <Link to="/contacto">escríbenos</Link> y lo
          miramos contigo.
        </p>
      )}
    </EventSection>
  );
}

function Feature({ feature, answer }: { feature: VenueFeature; answer: keyof typeof answers }) {
  const { word, drawing } = answers[answer];
  return (
    <li className={styles.feature}>
      <svg viewBox="0 0 20 20" className={styles[answer]} aria-hidden="true">
        <path d={drawing} />
      </svg>
      <span>
        {venueFeatureNames[feature]}: <b>{word}</b>
      </span>
    </li>
  );
}
