import type { RegistrationAnswer } from '@femcoders/contracts/registration';
import { Button, PanotTile } from '@femcoders/shared-ui';
import { readersDateText } from '../events/event-date.ts';
import type { RequestedPlace } from './requested-place.ts';

/**
 * Renders what follows once a place has been asked for. Without an account nothing is hers yet: it says for how long it
 * waits for the button of the mail.
 */
export function Registered({ asked: { answer, email }, onAnother }: { asked: RequestedPlace; onAnother: () => void }) {
  const waiting = answer.state === 'waiting';
  return (
    <>
      <PanotTile palette={waiting ? 'sun' : 'mint'} petals={8} size={96} />
      {answer.confirm_by ? (
        <Unconfirmed waiting={waiting} kept={answer.kept !== false} until={answer.confirm_by} email={email} />
      ) : (
        <Confirmed waiting={waiting} email={email} />
      )}
      <Button variant="outline" onClick={onAnother}>
        Apuntar a otra persona
      </Button>
    </>
  );
}

interface UnconfirmedProps {
  waiting: boolean;
  /** ISO 8601 instant. */
  until: string;
  email: string;
}

function Unconfirmed({ waiting, kept, until, email }: Pick<RegistrationAnswer, 'kept'> & UnconfirmedProps) {
  const deadline = readersDateText(until, '');
  return (
    <>
      <p>
        Hemos escrito a <strong>{email}</strong>. Abre el enlace del correo y pulsa el botón antes del{' '}
        <strong>{deadline}</strong>.{' '}
        {waiting
          ? 'Tu puesto en la lista cuenta desde ese momento.'
          : kept
            ? 'Hasta entonces te guardamos la plaza; después queda libre para otra persona.'
            : 'Quedan plazas, pero no te guardamos ninguna: cuanto antes lo pulses, mejor. Si ya no queda, entrarás en la lista de espera.'}
      </p>
      <p>
        Si ya estabas apuntada con ese correo, te lo decimos en él y no tienes que confirmar nada. Si no lo ves en unos
        minutos, mira en el correo no deseado.
      </p>
    </>
  );
}

function Confirmed({ waiting, email }: { waiting: boolean; email: string }) {
  return (
    <>
      <p>
        Hemos escrito a <strong>{email}</strong> con {waiting ? 'tu número en la lista' : 'tu plaza'} y el enlace para
        gestionarla. Si no lo ves en unos minutos, mira en el correo no deseado.
      </p>
      <p>
        {waiting
          ? 'Si se libera una plaza te la guardamos 24 horas y te avisamos por correo.'
          : 'Si al final no puedes, déjala con ese enlace: quizá otra la está esperando.'}
      </p>
    </>
  );
}
