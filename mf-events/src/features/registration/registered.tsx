import type { RegistrationAnswer } from '@femcoders/contracts/registration';
import { Button, PanotTile } from '@femcoders/shared-ui';
import { useEffect, useRef } from 'react';
import styles from './registration.module.css';

interface RegisteredProps {
  state: RegistrationAnswer['state'];
  email: string;
  onAnother: () => void;
}

/** What stands where the form was once a place, or one of the waiting list, has been asked for. */
export function Registered({ state, email, onAnother }: RegisteredProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const waiting = state === 'waiting';
  return (
    <div className={styles.registered}>
      <PanotTile palette={waiting ? 'sun' : 'mint'} petals={8} size={96} />
      <h3 ref={heading} tabIndex={-1}>
        {waiting ? 'Estás en la lista de espera.' : 'Nos vemos allí.'}
      </h3>
      <p>
        Hemos escrito a <strong>{email}</strong> con {waiting ? 'tu número en la lista' : 'tu plaza'} y el enlace para
        gestionarla. Si no lo ves en unos minutos, mira en el correo no deseado.
      </p>
      <p>
        {waiting
          ? 'Si se libera una plaza te la guardamos 24 horas y te avisamos por correo.'
          : 'Si al final no puedes venir, déjala con ese enlace: quizá otra la está esperando.'}
      </p>
      <Button variant="outline" onClick={onAnother}>
        Apuntar a otra persona
      </Button>
    </div>
  );
}
