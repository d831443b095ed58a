import { actOnHubPiece } from '@femcoders/contracts/endpoints/hub';
import type { HubMutation, OwnHubPiece } from '@femcoders/contracts/hub';
import { counted } from '@femcoders/contracts/spanish-count';
import { dayInWords } from '@femcoders/contracts/spanish-day';
import { submissionProblem } from '@femcoders/kit/forms/submission-problem';
import { usePending } from '@femcoders/kit/forms/use-pending';
import { callApi, Link, showToast, useApi, useQueryClient } from '@femcoders/platform';
import { Button, Tag } from '@femcoders/shared-ui';
import { editPath, piecePath } from '../hub-address.ts';
import { refreshHub } from '../hub-queries.ts';
import { kindWords, stateWords } from '../hub-words.ts';
import styles from './my-hub.module.css';
import { ReceivedAnswer } from './received-answer.tsx';

/** One piece of hers: its state, what she can do with it, and who answered. */
export function MyPiece({ piece, userId }: { piece: OwnHubPiece; userId: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { busy, run } = usePending();
  const { id, kind, slug, title, state, reason, answers, moreAnswers = 0 } = piece;

  const act = (name: HubMutation, done: string, undo?: HubMutation) => run(() => send(name, done, undo));

  async function send(name: HubMutation, done: string, undo?: HubMutation) {
    try {
      await callApi(api, actOnHubPiece, { params: { id: userId, piece: id }, body: { act: name } });
      await refreshHub(queryClient, userId);
      const action = undo && { label: 'Deshacer', run: () => void act(undo, 'Vuelve a estar como estaba.') };
      showToast(done, { tone: 'success', ...(action && { action }) });
    } catch (error) {
      showToast(submissionProblem(error, 'No se ha cambiado nada.').title, { tone: 'error' });
    }
  }

  const button = (label: string, name: HubMutation, done: string, undo?: HubMutation) => (
    <Button variant="outline" size="small" busy={busy} onClick={() => void act(name, done, undo)}>
      {label}
      <span className="visually-hidden"> «{title}»</span>
    </Button>
  );
  return (
    <li className={styles.piece}>
      <div className="stack gap-8 shrinks breaks">
        <h3>{state === 'published' ? <Link to={piecePath(slug)}>{title}</Link> : title}</h3>
        <p className={`row gap-8-16 middle ${styles.facts}`}>
          <Tag tone={stateWords[state].tone}>{stateWords[state].name}</Tag>
          <span>{kindWords[kind].one}</span>
          {kind === 'study' && <span>hasta el {dayInWords(piece.details.expiresAt)}</span>}
          {kind === 'project' && piece.details.complete && <span>equipo completo</span>}
        </p>
        {reason && (state === 'rejected' || state === 'removed') && <p className={styles.reason}>{reason}</p>}
      </div>
      {state !== 'removed' && (
        <p className="row gap-8-16 middle">
          <Link to={editPath(id)}>Cambiar</Link>
          {kind === 'project' &&
            state === 'published' &&
            (piece.details.complete
              ? button('Volver a buscar', 'reopen', 'El proyecto vuelve a buscar manos.', 'complete')
              : button('Ya somos suficientes', 'complete', 'El equipo está completo.', 'reopen'))}
          {kind === 'study' && state === 'published' && button('Renovar', 'renew', 'Renovada por otros 60 días.')}
          {state === 'withdrawn'
            ? button('Volver a publicar', 'restore', 'Vuelve a estar como estaba.')
            : button('Retirar', 'withdraw', 'Retirado: ya no lo ve nadie.', 'restore')}
        </p>
      )}
      {answers.length > 0 && (
        <ul className={styles.answers} aria-label={`Respuestas a «${title}»`}>
          {answers.map((answer) => (
            <ReceivedAnswer key={answer.id} answer={answer} userId={userId} />
          ))}
        </ul>
      )}
      {moreAnswers > 0 && (
        <p className={styles.facts}>
          Y {counted(moreAnswers, 'respuesta más', 'respuestas más')}. Primero salen las que esperan la tuya.
        </p>
      )}
    </li>
  );
}
