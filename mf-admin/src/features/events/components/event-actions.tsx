import type { AdminEvent } from '@femcoders/contracts/admin-event';
import type { EventState } from '@femcoders/contracts/event-names';
import { useSubmission } from '@femcoders/kit/forms/use-submission';
import { Link, useLocation } from '@femcoders/platform';
import { useState } from 'react';
import { ActionButtons } from '../../records/action-buttons.tsx';
import { Facts } from '../../records/facts.tsx';
import { SavedTexts } from '../../records/saved-texts.tsx';
import { placesWords, shortDate, sourceNames } from '../event-words.ts';
import { type ArrivingWith, refusalWords, useEventMutations } from '../use-event-mutations.ts';
import { type EventAction, EventActionDialog } from './event-action-dialog.tsx';
import styles from './event-actions.module.css';
import { StateTag } from './state-tag.tsx';

interface EventActionsProps {
  event: AdminEvent;
  /** Stores what has been typed; null when that did not work and the form says why. */
  saveFirst: () => Promise<AdminEvent | null>;
}

/** How an event stands and what can be done with it as a whole. */
export function EventActions({ event, saveFirst }: EventActionsProps) {
  const mutations = useEventMutations(event, saveFirst);
  const [question, setQuestion] = useState<EventAction | null>(null);
  const { busy, problem, setProblem, send } = useSubmission(refusalWords);
  const arriving = useLocation().state as ArrivingWith | null;
  const [said, setSaid] = useState(arriving?.said ?? '');
  const { id, state, source, people } = event;
  const places = placesWords(event);
  const published = state === 'published';

  const ask = (about: EventAction) => {
    setProblem(null);
    setSaid('');
    setQuestion(about);
  };
  const become = (next: EventState, done: string) =>
    void send(async () => {
      setSaid('');
      setSaid((await mutations.become(next, done)) ?? '');
    });

  return (
    <aside className="stack gap-16 packed" aria-label="Estado del evento">
      <p className="row gap-8-12 middle quiet">
        <StateTag state={state} />
        <span>{sourceNames[source]}</span>
      </p>
      {event.cancel_reason && <p className="breaks">{event.cancel_reason}</p>}
      <Facts
        facts={[
          ['Empieza', shortDate(event.start_local)],
          ['Acaba', event.end_local && shortDate(event.end_local)],
          ['Plazas', places],
        ]}
      />
      <ul className={`row gap-4-16 ${styles.links}`}>
        <li>
          {state === 'draft' ? (
            <Link to={`/eventos/borrador/${id}`}>Ver cómo se verá</Link>
          ) : (
            <Link to={`/eventos/${event.slug}`}>Ver la página</Link>
          )}
        </li>
        {(event.takes_registrations || people > 0) && (
          <>
            <li>
              <Link to={`/admin/eventos/${id}/asistentes`}>Asistentes</Link>
            </li>
            <li>
              <Link to={`/admin/eventos/${id}/puerta`}>Puerta</Link>
            </li>
          </>
        )}
      </ul>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {problem && (
        <p role="alert" className="error bold">
          {problem.title}
        </p>
      )}
      <ActionButtons
        className="row gap-8"
        actions={[
          {
            label: 'Publicar',
            doing: 'Publicando…',
            when: state === 'draft',
            variant: 'filled',
            busy,
            onPress: () => become('published', 'Publicado: ya se ve en la página de eventos.'),
          },
          {
            label: 'Volver a publicar',
            when: state === 'postponed' || state === 'cancelled',
            variant: 'filled',
            onPress: () => ask('published'),
          },
          { label: 'Duplicar', onPress: () => ask('copy') },
          { label: 'Aplazar', when: published, onPress: () => ask('postponed') },
          {
            label: 'Volver a borrador',
            when: published && people === 0,
            onPress: () => become('draft', 'Vuelve a ser un borrador: ya no se ve.'),
          },
          {
            label: 'Cancelar el evento',
            when: published || state === 'postponed',
            variant: 'danger',
            onPress: () => ask('cancelled'),
          },
          {
            label: 'Borrar',
            when: state === 'draft' && source === 'own',
            variant: 'danger',
            onPress: () => ask('remove'),
          },
        ]}
      />
      {event.texts && event.texts.length > 0 && (
        <details className={styles.texts}>
          <summary className="bold">Textos guardados ({event.texts.length})</summary>
          <SavedTexts
            texts={event.texts}
            current={event.text_version ?? null}
            explain={() => textExplanation(event)}
            onRestore={({ version }) => mutations.restoreText(version)}
          />
        </details>
      )}
      {question && (
        <EventActionDialog
          key={question}
          event={event}
          question={question}
          mutations={mutations}
          onSaid={setSaid}
          onClose={() => setQuestion(null)}
        />
      )}
    </aside>
  );
}

function textExplanation({ state, source }: AdminEvent): string {
  const what = source === 'own' ? 'El resumen y el texto de la página vuelven' : 'El texto de la página vuelve';
  const seen = state === 'draft' ? '' : ' Quien lee lo ve en este momento.';
  return `${what} a estar como entonces. Lo de ahora se conserva en esta lista.${seen} No se manda ningún correo.`;
}
