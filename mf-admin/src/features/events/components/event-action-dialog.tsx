import type { AdminEvent } from '@femcoders/contracts/admin-event';
import { eventLimits } from '@femcoders/contracts/event-limits';
import type { EventState } from '@femcoders/contracts/event-names';
import { counted } from '@femcoders/contracts/spanish-count';
import { asSentence } from '@femcoders/contracts/spanish-hour';
import { ActionDialog } from '../../records/action-dialog.tsx';
import { shortDate } from '../event-words.ts';
import { recipientsOfState } from '../mail-recipients.ts';
import { type EventMutations, refusalWords } from '../use-event-mutations.ts';
import { usePlannedState } from '../use-planned-mails.ts';
import { PlannedMailList } from './planned-mail-list.tsx';

type NextState = Exclude<EventState, 'draft'>;
export type EventAction = 'copy' | 'remove' | NextState;

interface EventActionDialogProps {
  event: AdminEvent;
  question: EventAction;
  mutations: EventMutations;
  /** Called with what is said when the event is in another state. */
  onSaid: (words: string) => void;
  onClose: () => void;
}

/** Asks once before something is done with an event as a whole. */
export function EventActionDialog({ event, question, mutations, onSaid, onClose }: EventActionDialogProps) {
  const shared = { wayBack: 'Dejarlo como está', words: refusalWords, onClose };
  if (question === 'copy') {
    return (
      <ActionDialog
        {...shared}
        title="Duplicar el evento"
        explanation="La copia es un borrador con todo menos las personas apuntadas y el enlace de entradas."
        act="Crear la copia"
        doing="Creando…"
        wayBack="No duplicar"
        asks={{
          draft: `event-copy:${event.id}`,
          start: { copyStart: '' },
          problemAt: 'copyStart',
          fields: {
            copyStart: {
              label: 'Empieza',
              type: 'datetime-local',
              optional: true,
              hint: 'Si lo dejas vacío: el mismo día de la semana que viene, a la misma hora.',
            },
          },
        }}
        onAct={({ copyStart }) => mutations.copy(copyStart)}
      />
    );
  }
  if (question === 'remove') {
    return (
      <ActionDialog
        {...shared}
        title="Borrar el borrador"
        explanation={`«${event.name}» desaparece para siempre.`}
        act="Sí, borrarlo"
        doing="Borrando…"
        danger
        onAct={mutations.remove}
      />
    );
  }

  const { explanation, done, ...words } = stateQuestions[question](event);
  const hear = recipientsOfState(event, question);
  const become = async (reason: string) => {
    const said = await mutations.become(question, done, { reason, hear });
    if (said !== null) return onSaid(said);
    onClose();
    return false;
  };
  const stateQuestion = {
    ...shared,
    ...words,
    explanation: <StateExplanation event={event} next={question} what={explanation} />,
  };
  if (question === 'published') return <ActionDialog {...stateQuestion} onAct={() => become('')} />;
  return (
    <ActionDialog
      {...stateQuestion}
      asks={{
        draft: `event-reason:${event.id}`,
        start: { reason: '' },
        problemAt: 'reason',
        fields: {
          reason: {
            label: 'Motivo',
            optional: question === 'postponed',
            hint: 'Lo lee quien iba a venir, en la página y en el correo.',
            rows: 3,
            maxLength: eventLimits.cancelReason,
          },
        },
      }}
      onAct={({ reason }) => become(reason)}
    />
  );
}

interface StateExplanationProps {
  event: AdminEvent;
  next: NextState;
  what: string;
}

/** The effect of the action, and the mails with their counts: counted here at once, replaced by the API's count when it arrives. */
function StateExplanation({ event, next, what }: StateExplanationProps) {
  const planned = usePlannedState(event, next);
  return (
    <>
      <p>
        {what} {mailWords(event.people, planned?.people ?? recipientsOfState(event, next))}
      </p>
      <PlannedMailList planned={planned} />
    </>
  );
}

function mailWords(people: number, hear: number): string {
  if (people === 0) return 'No se ha apuntado nadie: no se envía ningún correo.';
  if (hear === 0) return 'Ya ha terminado: no se envía ningún correo.';
  return `Avisaremos por correo a ${counted(hear, 'persona apuntada', 'personas apuntadas')}.`;
}

interface StateQuestion {
  title: string;
  explanation: string;
  act: string;
  doing: string;
  danger?: boolean;
  done: string;
}

const stateQuestions: Record<NextState, (event: AdminEvent) => StateQuestion> = {
  published: ({ start_local: start }) => ({
    title: 'Volver a publicar',
    explanation: asSentence(`Se celebrará el ${shortDate(start)}`),
    act: 'Publicar',
    doing: 'Publicando…',
    done: 'Publicado de nuevo.',
  }),
  postponed: () => ({
    title: 'Aplazar el evento',
    explanation:
      'Su página dirá que se aplaza y no admitirá inscripciones. Cuando haya fecha, cámbiala y vuelve a publicarlo.',
    act: 'Aplazar',
    doing: 'Aplazando…',
    done: 'Aplazado: la página ya lo dice.',
  }),
  cancelled: () => ({
    title: 'Cancelar el evento',
    explanation: 'Su página dirá que se cancela y por qué, y los calendarios lo tacharán. Se puede volver a publicar.',
    act: 'Sí, cancelar el evento',
    doing: 'Cancelando…',
    danger: true,
    done: 'Cancelado: la página y los calendarios ya lo dicen.',
  }),
};
