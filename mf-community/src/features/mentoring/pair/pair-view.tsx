import { mentoringFormatNames, mentoringStateNames } from '@femcoders/contracts/mentoring-names';
import type { OwnPair } from '@femcoders/contracts/mentoring-pair';
import { dayOfYear } from '@femcoders/contracts/spanish-date';
import { Loaded } from '@femcoders/kit/data/loaded';
import { Tag } from '@femcoders/shared-ui';
import { type ActOnPair, usePair } from '../own-mentoring.ts';
import { PairActions } from './pair-actions.tsx';
import { PairGoals } from './pair-goals.tsx';
import { PairRating } from './pair-rating.tsx';
import { PairSessions } from './pair-sessions.tsx';
import styles from './pair-view.module.css';

interface PairViewProps {
  userId: string;
  pairId: string;
  /** Something changed that the rest of the page shows, too. */
  onChanged: () => void;
}

/** A pair: how to write to the other, sessions with notes of one's own, goals, and how to pause, change or end it. */
export function PairView({ userId, pairId, onChanged }: PairViewProps) {
  const { act, ...query } = usePair(userId, pairId);
  return (
    <Loaded query={query} failed="No hemos podido cargar esta mentoría" loading="Cargando la mentoría…" lines={5}>
      {(pair) => <Pair pair={pair} userId={userId} act={act} onChanged={onChanged} />}
    </Loaded>
  );
}

interface PairProps extends Pick<PairViewProps, 'userId' | 'onChanged'> {
  pair: OwnPair;
  act: ActOnPair;
}

function Pair({ pair, ...acting }: PairProps) {
  const closed = pair.state === 'closed';
  return (
    <section className={`cut ${styles.pair}`} aria-labelledby="pareja-titulo">
      <header className={`stack gap-16 one-column ${styles.head}`}>
        <h2 id="pareja-titulo" tabIndex={-1}>
          {titleOf(pair)}
        </h2>
        <p className="quiet small">
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
      <PairSessions pair={pair} act={acting.act} />
      <PairGoals pair={pair} act={acting.act} />
      {closed ? <PairRating pair={pair} act={acting.act} /> : <PairActions pair={pair} {...acting} />}
    </section>
  );
}

function titleOf({ side, with: other }: OwnPair): string {
  const name = other ?? 'alguien que ya no está';
  return side === 'mentor' ? `Acompañas a ${name}` : `Te acompaña ${name}`;
}
