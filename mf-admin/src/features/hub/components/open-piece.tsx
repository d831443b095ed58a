import type { AdminHubPiece } from '@femcoders/contracts/hub';
import { ApiError, Link } from '@femcoders/platform';
import { buttonClass, EmptyState, ErrorState, Skeleton, Tag, VisuallyHidden } from '@femcoders/shared-ui';
import { moment } from '../../lists/moment.ts';
import { useDecision, usePiece } from '../api/open-piece.ts';
import { kindNames, reportNames, stateNames } from '../hub-words.ts';
import { Decision } from './decision.tsx';
import styles from './hub.module.css';
import { PieceSide } from './piece-side.tsx';

/** A piece at work: what it says, what readers object to, and what is decided. */
export function OpenPiece({ id }: { id: string }) {
  const { data: piece, error, isFetching, refetch } = usePiece(id);
  const decide = useDecision(id);

  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <EmptyState title="Esta pieza no está aquí">
        <p>Puede que su autora haya borrado su cuenta.</p>
        <Link to="/admin/comunidad" className={buttonClass('outline', 'small')}>
          Volver a las piezas
        </Link>
      </EmptyState>
    );
  }
  if (error && !piece) {
    return (
      <ErrorState title="No hemos podido cargar la pieza" busy={isFetching} onRetry={() => void refetch()}>
        <p>{error.message}</p>
      </ErrorState>
    );
  }
  if (!piece) {
    return (
      <div aria-busy="true">
        <VisuallyHidden>
          <span role="status">Cargando la pieza…</span>
        </VisuallyHidden>
        <Skeleton lines={8} />
      </div>
    );
  }
  return (
    <div className={styles.open}>
      <div className={styles.main}>
        <p>
          <Link to="/admin/comunidad" className={styles.back}>
            Volver a las piezas
          </Link>
        </p>
        <section className={styles.part} aria-labelledby="pieza">
          <h2 id="pieza">{piece.title}</h2>
          <p className={styles.tags}>
            <Tag tone="lilac">{kindNames[piece.kind]}</Tag>
            <Tag tone="outline">{stateNames[piece.state]}</Tag>
            {piece.topics.map((topic) => (
              <Tag key={topic} tone="outline">
                {topic}
              </Tag>
            ))}
          </p>
          <p className={styles.body}>{piece.body}</p>
          {piece.reason && <p className={styles.notice}>Lo que le dijimos: {piece.reason}</p>}
        </section>
        <Reports reports={piece.reports} />
        <Decision key={piece.state} piece={piece} decide={decide} />
      </div>
      <PieceSide piece={piece} />
    </div>
  );
}

function Reports({ reports }: { reports: AdminHubPiece['reports'] }) {
  if (reports.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="denuncias">
      <h2 id="denuncias">{reports.length === 1 ? '1 denuncia' : `${reports.length} denuncias`}</h2>
      <ul className={styles.reports}>
        {reports.map(({ reason, note, at }) => (
          <li key={at + reason}>
            <b>{reportNames[reason]}</b> · <time dateTime={at}>{moment(at)}</time>
            {note && <p>{note}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
