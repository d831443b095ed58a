import type { EventDetail } from '@femcoders/contracts/event';
import { plural } from '@femcoders/contracts/spanish-count';
import type { ReactNode } from 'react';
import { placesText } from '../event-page/places-text.ts';
import styles from './registration.module.css';

interface InvitationProps {
  event: EventDetail;
  /** Renders the heading. */
  title: (words: string) => ReactNode;
}

/** Why no place can be asked for. */
export function Closed({ event, title }: InvitationProps) {
  const why = {
    published: 'El evento ya ha empezado: no se puede pedir plaza.',
    postponed: 'Se abrirá de nuevo cuando haya fecha. Quien tenía plaza la conserva.',
    cancelled: 'El evento no se celebra: no hay plazas que pedir.',
  }[event.state];
  return (
    <>
      {title('Inscripción cerrada')}
      <p>{why}</p>
    </>
  );
}

/** The words next to the form: how many places are left, or how the waiting list works. */
export function Invitation({ event, title }: InvitationProps) {
  if (event.registration === 'waiting') {
    return (
      <>
        {title('Apúntate a la lista de espera')}
        <p>
          No quedan plazas. Cuando se libera una, se la ofrecemos por correo a la primera de la lista, que tiene 24
          horas para decir que sí.
        </p>
      </>
    );
  }
  const places = placesText(event);
  return (
    <>
      {title('Guarda tu plaza')}
      {places && event.places_left !== null && (
        <p className={styles.left}>
          {places.split(' ')[0]} <b>{event.places_left}</b> {plural(event.places_left, 'plaza', 'plazas')}
        </p>
      )}
      <p>Con tu nombre y tu correo basta. Si al final no puedes, con un clic la dejas a otra.</p>
    </>
  );
}
