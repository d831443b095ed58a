import type { AdminEvent } from '@femcoders/contracts/admin-event';
import { type EventState, eventLimits } from '@femcoders/contracts/event-limits';
import { counted } from '@femcoders/contracts/spanish-count';
import { asSentence } from '@femcoders/contracts/spanish-hour';
import { readText, useDraft } from '@femcoders/kit/forms/use-draft';
import { ApiError, Link, showToast, useLocation, useNavigate, useQueryClient } from '@femcoders/platform';
import { Button, Dialog, TextArea, TextField } from '@femcoders/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { draftKeyOf } from '../../forms/draft-key.ts';
import { useAdminApi } from '../../layout/use-admin-api.ts';
import { useKeptFocus } from '../../layout/use-kept-focus.ts';
import { adminEventKey, changeEventState, deleteEvent, duplicateEvent } from '../api/admin-event.ts';
import { placesWords, shortDate, sourceNames, toldWords } from '../event-words.ts';
import { useEventChanged } from '../use-event-changed.ts';
import { hearOfState } from '../who-hears.ts';
import styles from './event-actions.module.css';
import { StateTag } from './state-tag.tsx';

interface EventActionsProps {
  event: AdminEvent;
  /** Stores what has been typed; null when that did not work and the form says why. */
  saveFirst: () => Promise<AdminEvent | null>;
}

/** What the page that led here has done, as the state of the navigation. */
export interface ArrivingWith {
  said?: string;
}

type Question = 'copy' | 'remove' | Exclude<EventState, 'draft'>;

/** How an event stands and what can be done with it as a whole. */
export function EventActions({ event, saveFirst }: EventActionsProps) {
  const api = useAdminApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const eventChanged = useEventChanged();
  const buttons = useRef<HTMLDivElement>(null);
  useKeptFocus(buttons);
  const [question, setQuestion] = useState<Question | null>(null);
  const [busy, setBusy] = useState(false);
  const reason = useDraft(draftKeyOf(`event-reason:${event.id}`), { start: '', read: readText, onDevice: false });
  const [copyStart, setCopyStart] = useState('');
  const [error, setError] = useState<string>();
  const arriving = useLocation().state as ArrivingWith | null;
  const [said, setSaid] = useState(arriving?.said ?? '');

  const { id, state, source } = event;
  const { people } = event;
  const hear = question && question !== 'copy' && question !== 'remove' ? hearOfState(event, question) : 0;
  const places = placesWords(event);

  // What keeps a question from being answered is said at its field.
  useEffect(() => {
    if (error) document.querySelector<HTMLElement>('[role="dialog"] [aria-invalid="true"]')?.focus();
  }, [error]);

  const ask = (about: Question) => {
    setError(undefined);
    setSaid('');
    setQuestion(about);
  };

  /** Does what was asked for; what the API has against it is said where it was asked. */
  async function act(work: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    setSaid('');
    try {
      await work();
      setQuestion(null);
    } catch (failure) {
      const words = failure instanceof ApiError ? failure.message : 'No hemos podido conectar. Prueba otra vez.';
      setError(words);
      // Perhaps it is no longer as it is shown here.
      void queryClient.invalidateQueries({ queryKey: adminEventKey(id) });
    } finally {
      setBusy(false);
    }
  }

  const become = (next: EventState, done: string) =>
    act(async () => {
      const saved = await saveFirst();
      if (!saved) {
        setQuestion(null);
        return;
      }
      const why = next === 'postponed' || next === 'cancelled' ? reason.value.trim() : '';
      const change = { state: next, reason: why || null, updated_at: saved.updated_at };
      const changed = await changeEventState(api, id, change);
      await eventChanged(changed);
      reason.forget();
      setSaid(hear > 0 ? `${done} ${toldWords(changed.told)}` : done);
    });

  const copy = () =>
    act(async () => {
      const made = await duplicateEvent(api, id, { start_local: copyStart || null });
      await eventChanged(made);
      const arrivingWith: ArrivingWith = { said: 'Esta es la copia: un borrador. Revisa la fecha y publícala.' };
      navigate(`/admin/eventos/${made.id}`, { state: arrivingWith });
    });

  const remove = () =>
    act(async () => {
      await deleteEvent(api, id);
      await eventChanged(null);
      navigate('/admin/eventos');
      showToast(`«${event.name}» se ha borrado.`);
    });

  const told =
    people === 0
      ? 'No hay nadie apuntada: no se envía ningún correo.'
      : hear === 0
        ? 'Ya ha terminado: no se envía ningún correo.'
        : `Avisaremos por correo a ${counted(hear, 'persona apuntada', 'personas apuntadas')}.`;
  const failed = error && (
    <p role="alert" className={styles.error}>
      {error}
    </p>
  );

  return (
    <aside className={styles.actions} aria-label="Estado del evento">
      <p className={styles.state}>
        <StateTag state={state} />
        <span>{sourceNames[source]}</span>
      </p>
      {event.cancel_reason && <p className={styles.reason}>{event.cancel_reason}</p>}
      <dl className={styles.facts}>
        <div>
          <dt>Empieza</dt>
          <dd>{shortDate(event.start_local)}</dd>
        </div>
        {event.end_local && (
          <div>
            <dt>Acaba</dt>
            <dd>{shortDate(event.end_local)}</dd>
          </div>
        )}
        {places && (
          <div>
            <dt>Plazas</dt>
            <dd>{places}</dd>
          </div>
        )}
      </dl>
      <ul className={styles.links}>
        {state !== 'draft' && (
          <li>
            <Link to={`/eventos/${event.slug}`}>Ver la página</Link>
          </li>
        )}
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
      {question === null && failed}
      <div ref={buttons} className={styles.buttons}>
        {state === 'draft' && (
          <Button
            size="small"
            busy={busy && question === null}
            onClick={() => void become('published', 'Publicado: ya se ve en la página de eventos.')}
          >
            {busy && question === null ? 'Publicando…' : 'Publicar'}
          </Button>
        )}
        {(state === 'postponed' || state === 'cancelled') && (
          <Button size="small" onClick={() => ask('published')}>
            Volver a publicar
          </Button>
        )}
        <Button variant="outline" size="small" onClick={() => ask('copy')}>
          Duplicar
        </Button>
        {state === 'published' && (
          <>
            <Button variant="outline" size="small" onClick={() => ask('postponed')}>
              Aplazar
            </Button>
            {people === 0 && (
              <Button
                variant="outline"
                size="small"
                onClick={() => void become('draft', 'Vuelve a ser un borrador: ya no se ve.')}
              >
                Volver a borrador
              </Button>
            )}
          </>
        )}
        {(state === 'published' || state === 'postponed') && (
          <Button variant="danger" size="small" onClick={() => ask('cancelled')}>
            Cancelar el evento
          </Button>
        )}
        {state === 'draft' && source === 'own' && (
          <Button variant="danger" size="small" onClick={() => ask('remove')}>
            Borrar
          </Button>
        )}
      </div>

      <Dialog
        open={question === 'cancelled' || question === 'postponed'}
        title={question === 'postponed' ? 'Aplazar el evento' : 'Cancelar el evento'}
        onClose={() => setQuestion(null)}
        footer={
          <>
            {question === 'postponed' ? (
              <Button busy={busy} onClick={() => void become('postponed', 'Aplazado: la página ya lo dice.')}>
                {busy ? 'Aplazando…' : 'Aplazar'}
              </Button>
            ) : (
              <Button
                variant="danger"
                busy={busy}
                onClick={() => void become('cancelled', 'Cancelado: la página y los calendarios ya lo dicen.')}
              >
                {busy ? 'Cancelando…' : 'Sí, cancelar el evento'}
              </Button>
            )}
            <Button variant="outline" onClick={() => setQuestion(null)}>
              Dejarlo como está
            </Button>
          </>
        }
      >
        <div className={styles.question}>
          <p>
            {question === 'postponed'
              ? 'Su página dirá que se aplaza y no admitirá inscripciones. Cuando haya fecha, cámbiala y vuelve a publicarlo.'
              : 'Su página dirá que se cancela y por qué, y los calendarios lo tacharán. Se puede volver a publicar.'}{' '}
            {told}
          </p>
          <TextArea
            name="reason"
            label="Motivo"
            optional={question === 'postponed'}
            hint="Lo lee quien iba a venir, en la página y en el correo."
            rows={3}
            maxLength={eventLimits.cancelReason}
            value={reason.value}
            error={error}
            onChange={({ target }) => reason.change(target.value)}
          />
        </div>
      </Dialog>

      <Dialog
        open={question === 'published'}
        title="Volver a publicar"
        onClose={() => setQuestion(null)}
        footer={
          <>
            <Button busy={busy} onClick={() => void become('published', 'Publicado de nuevo.')}>
              {busy ? 'Publicando…' : 'Publicar'}
            </Button>
            <Button variant="outline" onClick={() => setQuestion(null)}>
              Dejarlo como está
            </Button>
          </>
        }
      >
        <p>
          {asSentence(`Se celebrará el ${shortDate(event.start_local)}`)} {told}
        </p>
        {failed}
      </Dialog>

      <Dialog
        open={question === 'copy'}
        title="Duplicar el evento"
        onClose={() => setQuestion(null)}
        footer={
          <>
            <Button busy={busy} onClick={() => void copy()}>
              {busy ? 'Creando…' : 'Crear la copia'}
            </Button>
            <Button variant="outline" onClick={() => setQuestion(null)}>
              No duplicar
            </Button>
          </>
        }
      >
        <div className={styles.question}>
          <p>La copia es un borrador con todo menos las personas apuntadas y el enlace de entradas.</p>
          <TextField
            name="copy-start"
            label="Empieza"
            type="datetime-local"
            optional
            hint="Vacío: el mismo día de la semana y a la misma hora, la próxima semana que venga."
            value={copyStart}
            error={error}
            onChange={({ target }) => setCopyStart(target.value)}
          />
        </div>
      </Dialog>

      <Dialog
        open={question === 'remove'}
        title="Borrar el borrador"
        onClose={() => setQuestion(null)}
        footer={
          <>
            <Button variant="danger" busy={busy} onClick={() => void remove()}>
              {busy ? 'Borrando…' : 'Sí, borrarlo'}
            </Button>
            <Button variant="outline" onClick={() => setQuestion(null)}>
              Dejarlo como está
            </Button>
          </>
        }
      >
        <p>«{event.name}» desaparece para siempre.</p>
        {failed}
      </Dialog>
    </aside>
  );
}
