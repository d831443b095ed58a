import { mentoringFormatNames, mentoringStateNames } from '@femcoders/contracts/mentoring-names';
import type { OwnPair } from '@femcoders/contracts/mentoring-pair';
import { dayOfYear } from '@femcoders/contracts/spanish-date';
import { ErrorState, Tag } from '@femcoders/shared-ui';
import { Waiting } from '@femcoders/shared-ui/waiting';
import { PairActions } from './pair-actions.tsx';
import { PairGoals } from './pair-goals.tsx';
import { PairRating } from './pair-rating.tsx';
import { PairSessions } from './pair-sessions.tsx';
import styles from './pair-view.module.css';
import { usePair } from './use-pair.ts';

interface PairViewProps {
  userId: string;
  pairId: string;
  /** Something changed that the rest of the page shows, too. */
  onChanged: () => void;
}

/** A pair: how to write to the other, sessions with notes of one's own, goals, and how to pause, change or end it. */
export function PairView({ userId, pairId, onChanged }: PairViewProps) {
  const { data: pair, isError, isFetching, refetch, act } = usePair(userId, pairId);
  if (!pair) {
    if (isError) {
      return (
        <ErrorState title="No hemos podido cargar esta mentoría" onRetry={() => void refetch()} busy={isFetching} />
      );
    }
    return <Waiting lines={5} label="Cargando la mentoría…" />;
  }
  const closed = pair.state === 'closed';
  return (
    <section className={`cut ${styles.pair}`} aria-labelledby="pareja-titulo">
      <header className={styles.head}>
        <h2 id="pareja-titulo" tabIndex={-1}>
          {titleOf(pair)}
        </h2>
        <p className={styles.state}>
          <Tag tone={closed ? 'outline' : 'mint'}>{mentoringStateNames[pair.state]}</Tag>{' '}
          {mentoringFormatNames[pair.format]}, desde el {dayOfYear(pair.startedAt)}
          {pair.closedAt && ` hasta el ${dayOfYear(pair.closedAt)}`}.
        </p>
        <blockquote className={styles.goal}>{pair.goal}</blockquote>
        {pair.contact && (
          <p className="breaks">
            Para escribirle: <strong>{pair.contact}</strong>
          </p>
        )}
      </header>
      <PairSessions pair={pair} act={act} />
      <PairGoals pair={pair} act={act} />
      {closed ? (
        <PairRating pair={pair} act={act} />
      ) : (
        <PairActions pair={pair} userId={userId} act={act} onChanged={onChanged} />
      )}
    </section>
  );
}

function titleOf({ side, with: other }: OwnPair): string {
  const name = other ?? 'alguien que ya no está';
  return side === 'mentor' ? `Acompañas a ${name}` : `Te acompaña ${name}`;
}
