import { changePairSession } from '@femcoders/contracts/endpoints/mentoring';
import type { OwnPair, PairSession } from '@femcoders/contracts/mentoring-pair';
import { weekdayMoment } from '@femcoders/contracts/spanish-date';
import { useSubmission } from '@femcoders/kit/forms/use-submission';
import { callApi, showToast } from '@femcoders/platform';
import { Button } from '@femcoders/shared-ui';
import { useEffect, useState } from 'react';
import { ProblemLine } from '../../forms/problem-line.tsx';
import type { ActOnPair } from '../own-mentoring.ts';
import styles from './pair-view.module.css';
import { SessionForm } from './session-form.tsx';
import { SessionNote } from './session-note.tsx';

/** The pair's sessions: what is to come first, then what was, each with what she noted for herself. */
export function PairSessions({ pair, act }: { pair: OwnPair; act: ActOnPair }) {
  const closed = pair.state === 'closed';
  const [adding, setAdding] = useState(false);
  const coming = pair.sessions.filter(({ state }) => state === 'planned').reverse();
  const past = pair.sessions.filter(({ state }) => state !== 'planned');
  return (
    <section className="stack gap-16 one-column" aria-labelledby="sesiones">
      <h3 id="sesiones">Sesiones</h3>
      {pair.sessions.length === 0 && (
        <p className="quiet small">
          {closed ? 'No apuntasteis ninguna.' : 'Todavía no hay ninguna. Cuando tengáis día y hora, apuntadla aquí.'}
        </p>
      )}
      {pair.sessions.length > 0 && (
        <ol className="stack one-column">
          {[...coming, ...past].map((session) => (
            <Session key={session.id} session={session} latest={session === past[0]} closed={closed} act={act} />
          ))}
        </ol>
      )}
      {!closed &&
        (adding ? (
          <SessionForm act={act} onDone={() => setAdding(false)} />
        ) : (
          <p>
            <Button size="small" variant="outline" onClick={() => setAdding(true)}>
              Apuntar una sesión
            </Button>
          </p>
        ))}
    </section>
  );
}

interface SessionProps {
  session: PairSession;
  /** The last that was. */
  latest: boolean;
  closed: boolean;
  act: ActOnPair;
}

function Session({ session, latest, closed, act }: SessionProps) {
  const { busy, problem, send } = useSubmission('No se ha perdido nada.');
  const [moving, setMoving] = useState(false);
  const begun = useHasPassed(session.startsAt);
  const over = useHasPassed(endOf(session));
  const { state } = session;
  const become = (to: PairSession['state'], said: string) =>
    send(async () => {
      await act((api, of) =>
        callApi(api, changePairSession, { params: { ...of, session: session.id }, body: { state: to } }),
      );
      const back = to === 'cancelled' ? 'Sigue en pie: se lo decimos.' : 'Como estaba';
      const undo = { label: 'Deshacer', run: () => void become(state, back) };
      showToast(said, to === 'planned' ? {} : { action: undo });
    });

  if (moving) {
    return (
      <li className={styles.session}>
        <SessionForm session={session} act={act} onDone={() => setMoving(false)} />
      </li>
    );
  }
  return (
    <li className={styles.session}>
      <p className={styles.when}>{weekdayMoment(session.startsAt)}</p>
      <p className="quiet small">
        {session.minutes} minutos, hora de Madrid. {session.place && `${session.place}. `}
        {state === 'planned' && begun && !over ? 'Ahora.' : stateWords[state]}
      </p>
      <ProblemLine problem={problem} />
      {!closed && state === 'planned' && (
        <p className="row gap-8-16 middle">
          {begun ? (
            <>
              <Button size="small" busy={busy} onClick={() => void become('done', 'Anotada como hecha.')}>
                Se hizo
              </Button>
              <Button size="small" variant="outline" onClick={() => void become('missed', 'Anotada como no hecha.')}>
                No se hizo
              </Button>
            </>
          ) : (
            <>
              <a className="text-link" href={`/api${session.calendar}`}>
                Añadir al calendario
              </a>
              <Button size="small" variant="outline" onClick={() => setMoving(true)}>
                Cambiarla
              </Button>
              <Button
                size="small"
                variant="quiet"
                busy={busy}
                onClick={() => void become('cancelled', 'Sesión cancelada: se lo decimos.')}
              >
                Cancelarla
              </Button>
            </>
          )}
        </p>
      )}
      {(state === 'done' || session.note || (state === 'planned' && begun)) && (
        <SessionNote session={session} inviting={latest || state === 'planned'} act={act} />
      )}
    </li>
  );
}

/** Not known before the browser draws: its clock is the reader's. */
function useHasPassed(instant: string): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const left = Date.parse(instant) - Date.now();
    setPassed(left <= 0);
    // Timers count in 31 bits; what is that far away passes on another visit.
    if (left <= 0 || left > 2 ** 31 - 1) return;
    const timer = setTimeout(() => setPassed(true), left);
    return () => clearTimeout(timer);
  }, [instant]);
  return passed;
}

const endOf = ({ startsAt, minutes }: PairSession) => new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();

const stateWords = { planned: '', done: 'Hecha.', missed: 'No se hizo.', cancelled: 'Cancelada.' } as const;
