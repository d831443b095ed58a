import type { EventDetail } from '@femcoders/contracts/event';
import { plural } from '@femcoders/contracts/spanish-count';
import { classNames, Panot } from '@femcoders/shared-ui';
import { placesText } from '../event/places-text.ts';
import { registrationAnchor } from '../events/event-links.ts';
import styles from './registration.module.css';
import { RegistrationForm } from './registration-form.tsx';

const bandColours = { ground: 'var(--band)', petal: 'var(--band-title)', core: 'var(--sun)' };

/** Where a place is asked for: what is left, how it continues, and the form. */
export function Registration({ event }: { event: EventDetail }) {
  if (event.registration === 'none' || event.phase === 'past') return null;
  const closed = event.registration === 'closed';
  return (
    <section
      id={registrationAnchor}
      className={classNames('wrap', styles.registration)}
      aria-labelledby="apuntarme-titulo"
    >
      {closed ? <Closed event={event} /> : <Invitation event={event} />}
      {!closed && <Panot className={styles.flower} petals={8} palette={bandColours} radius={48} />}
      {!closed && <RegistrationForm key={event.slug} slug={event.slug} waiting={event.registration === 'waiting'} />}
    </section>
  );
}

function Closed({ event }: { event: EventDetail }) {
  const why = {
    published: 'El evento ya ha empezado: no se puede pedir plaza.',
    postponed: 'Se abrirá de nuevo cuando haya fecha. Quien tenía plaza la conserva.',
    cancelled: 'El evento no se celebra: no hay plazas que pedir.',
  }[event.state];
  return (
    <div className={`stack gap-16 packed ${styles.words}`}>
      <h2 id="apuntarme-titulo">Inscripción cerrada</h2>
      <p>{why}</p>
    </div>
  );
}

function Invitation({ event }: { event: EventDetail }) {
  if (event.registration === 'waiting') {
    return (
      <div className={`stack gap-16 packed ${styles.words}`}>
        <h2 id="apuntarme-titulo">Apúntate a la lista de espera</h2>
        <p>
          Las plazas están dadas. Cuando se libera una, se la ofrecemos por correo a la primera de la lista, que tiene
          24 horas para decir que sí.
        </p>
      </div>
    );
  }
  const places = placesText(event);
  return (
    <div className={`stack gap-16 packed ${styles.words}`}>
      <h2 id="apuntarme-titulo">Guarda tu plaza</h2>
      {places && event.places_left !== null && (
        <p className={styles.left}>
          {places.split(' ')[0]} <b>{event.places_left}</b> {plural(event.places_left, 'plaza', 'plazas')}
        </p>
      )}
      <p>Con tu nombre y tu correo basta. Si al final no puedes venir, con un clic la dejas a otra.</p>
    </div>
  );
}
