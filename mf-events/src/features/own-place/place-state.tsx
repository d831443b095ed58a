import type { OwnRegistration } from '@femcoders/contracts/registration';
import { Link } from '@femcoders/platform';
import { buttonClass } from '@femcoders/shared-ui';
import type { ReactNode, RefObject } from 'react';
import { heldUntilText } from './held-until-text.ts';
import { leftWords } from './left-words.ts';
import styles from './own-place.module.css';

interface PlaceStateProps {
  place: OwnRegistration;
  /** Her state before she left just now; null when she has not. */
  left: OwnRegistration['state'] | null;
  titleRef: RefObject<HTMLHeadingElement | null>;
}

/** How her place stands, with its number or code as large as a ticket's. */
export function PlaceState({ place, left, titleRef }: PlaceStateProps) {
  const { title, big, children } = left && place.state === 'cancelled' ? thanks(left) : describe(place);
  return (
    <>
      <h2 ref={titleRef} tabIndex={-1} className={`landing ${styles.title}`}>
        {title}
      </h2>
      {big}
      {children}
    </>
  );
}

interface Described {
  title: string;
  big?: ReactNode;
  children: ReactNode;
}

function thanks(before: OwnRegistration['state']): Described {
  return {
    title: 'Gracias por avisar.',
    children: <p>{leftWords(before)} Si cambias de idea, puedes apuntarte otra vez en la página del evento.</p>,
  };
}

function describe(place: OwnRegistration): Described {
  const { event, state, name } = place;
  if (event.state === 'cancelled') {
    return { title: 'Este evento se ha cancelado', children: <p>No tienes que hacer nada: tu plaza ya no cuenta.</p> };
  }
  if (place.checked_in) {
    return {
      title: `Has llegado, ${name}`,
      children: (
        <>
          {!event.past && <Room place={place} />}
          <p>Hemos anotado tu llegada. Que lo disfrutes.</p>
        </>
      ),
    };
  }
  if (event.past) {
    return {
      title: 'Este evento ya ha pasado',
      children: (
        <p>
          Mira los <Link to="/eventos">próximos eventos</Link>.
        </p>
      ),
    };
  }
  if (state === 'registered') return registered(place);
  if (event.state === 'postponed' && state !== 'cancelled') return putOff(place);
  if (state === 'offered') return offered(place);
  if (state === 'waiting') {
    return {
      title: `Estás en la lista de espera, ${name}`,
      big: (
        <p className={styles.big}>
          Tu número <b>{place.waiting_position}</b>
        </p>
      ),
      children: <p>Si te llega el turno te escribimos, y te guardamos la plaza 24 horas.</p>,
    };
  }
  return {
    title: 'Ya no tienes plaza',
    children: (
      <p>
        La dejaste, pasó el plazo para aceptarla o la canceló el equipo. Puedes pedirla de nuevo en la página del
        evento.
      </p>
    ),
  };
}

function registered(place: OwnRegistration) {
  const { name, code, event } = place;
  return {
    title: `Tienes plaza, ${name}`,
    big: (
      <>
        <Room place={place} />
        {!event.online_only && (
          <p className={styles.big}>
            Tu código <b>{code}</b>
          </p>
        )}
      </>
    ),
    children: (
      <>
        {event.state === 'postponed' && (
          <p>
            <strong>El evento se ha aplazado.</strong> Conservas la plaza: te escribiremos con la fecha nueva.
          </p>
        )}
        <p>
          {event.online_only
            ? place.online_url
              ? 'Entra con el enlace a la hora del evento: está también en tu correo.'
              : 'El enlace para conectarte estará aquí, y te lo mandamos por correo.'
            : 'En la puerta basta con tu nombre; el código es por si no te encontramos.'}
        </p>
      </>
    ),
  };
}

/** The way into where it takes place online, if it does: while it takes place nothing else is looked for here. */
function Room({ place: { online_url } }: { place: OwnRegistration }) {
  return (
    online_url && (
      <p>
        <a className={buttonClass()} href={online_url}>
          Entrar en la sala
        </a>
      </p>
    )
  );
}

/** Nobody is given a place meanwhile, and no time to answer runs. */
function putOff({ name, state }: OwnRegistration) {
  return {
    title: 'El evento se ha aplazado',
    children: (
      <p>
        {state === 'offered'
          ? `Guardamos la plaza que hay para ti, ${name}: cuando haya fecha nueva te escribiremos y podrás decir que sí.`
          : `Conservas tu puesto en la lista de espera, ${name}: te escribiremos con la fecha nueva.`}
      </p>
    ),
  };
}

function offered({ name, offer_expires_at: until }: OwnRegistration) {
  return {
    title: `Hay una plaza para ti, ${name}`,
    children: <p>{heldUntilText(until)} Después se la ofrecemos a la siguiente de la lista.</p>,
  };
}
