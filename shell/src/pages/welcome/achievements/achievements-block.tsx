import type { OwnAchievements } from '@femcoders/contracts/achievement';
import { counted } from '@femcoders/contracts/spanish-count';
import { Link, useApi, useQuery, useSession } from '@femcoders/platform';
import { buttonClass, EmptyState } from '@femcoders/shared-ui';
import { MemberBlock } from '@femcoders/shared-ui/member-block';
import { useEffect } from 'react';
import styles from './achievements.module.css';
import { achievementsQuery, saySeen } from './achievements-query.ts';
import { AwardList } from './award-list.tsx';
import { NextList } from './next-list.tsx';

const heading = { id: 'logros', title: 'Mis logros' };

/** What the community thanks her for, and what is near. */
export function Block() {
  const { user } = useSession();
  return user && <AchievementsOf userId={user.id} />;
}

function AchievementsOf({ userId }: { userId: string }) {
  const api = useApi();
  const { data, isError, isFetching, refetch } = useQuery(achievementsQuery(api, userId));
  if (data) return <Shown achievements={data} userId={userId} />;
  if (!isError) return <MemberBlock {...heading} pending />;
  const failure = {
    title: 'No hemos podido cargar tus logros',
    onRetry: () => void refetch(),
    busy: isFetching,
  };
  return <MemberBlock {...heading} failure={failure} />;
}

function Shown({ achievements: { awards, next }, userId }: { achievements: OwnAchievements; userId: string }) {
  const api = useApi();
  const hasNew = awards.some(({ isNew }) => isNew);
  useEffect(() => {
    // If it does not arrive, the next visit marks them once more.
    if (hasNew) saySeen(api, userId).catch(() => undefined);
  }, [hasNew, api, userId]);

  // The mail leads here, and the browser has looked for this place before it was there.
  useEffect(() => {
    if (window.location.hash === `#${heading.id}`) document.getElementById(heading.id)?.scrollIntoView();
  }, []);

  return (
    <MemberBlock {...heading} note={awards.length > 0 && countOf(awards.length)}>
      {awards.length > 0 ? (
        <AwardList awards={awards} userId={userId} />
      ) : (
        <EmptyState title="Todavía no tienes logros">
          <p>Llegan solos con lo que haces en el club: venir a un evento, dejar un comentario…</p>
          <Link to="/eventos" className={buttonClass('outline', 'small')}>
            Ver los eventos
          </Link>
        </EmptyState>
      )}
      {next.length > 0 && (
        <div className={styles.near}>
          <h3>Te quedan cerca</h3>
          <NextList next={next} />
        </div>
      )}
    </MemberBlock>
  );
}

const countOf = (count: number) => counted(count, 'logro', 'logros');
