import type { OwnAchievements } from '@femcoders/contracts/achievement';
import { counted } from '@femcoders/contracts/spanish-count';
import { OwnData } from '@femcoders/kit/data/own-data';
import { Link, useApi, useQuery, useSession } from '@femcoders/platform';
import { buttonClass, EmptyState } from '@femcoders/shared-ui';
import { useEffect } from 'react';
import styles from './achievements.module.css';
import { achievementsQuery, saySeen } from './achievements-query.ts';
import { AwardList } from './award-list.tsx';
import { NextList } from './next-list.tsx';

const anchor = 'logros';

/** Renders what the community thanks her for, and what is near. */
export function Block() {
  const { user } = useSession();
  return user && <AchievementsOf userId={user.id} />;
}

function AchievementsOf({ userId }: { userId: string }) {
  const query = useQuery(achievementsQuery(useApi(), userId));
  const count = query.data?.awards.length ?? 0;
  return (
    <OwnData
      id={anchor}
      title="Mis logros"
      note={count > 0 && countOf(count)}
      query={query}
      failed="No hemos podido cargar tus logros"
    >
      {(achievements) => <Shown achievements={achievements} userId={userId} />}
    </OwnData>
  );
}

function Shown({ achievements: { awards, next }, userId }: { achievements: OwnAchievements; userId: string }) {
  const api = useApi();
  const hasNew = awards.some(({ isNew }) => isNew);
  useEffect(() => {
    // If it does not arrive, the next visit marks them once more.
    if (hasNew) saySeen(api, userId).catch(() => undefined);
  }, [hasNew, api, userId]);

  // The mail leads here, and the browser has looked for this place before it had its height.
  useEffect(() => {
    if (window.location.hash === `#${anchor}`) document.getElementById(anchor)?.scrollIntoView();
  }, []);

  return (
    <>
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
    </>
  );
}

const countOf = (count: number) => counted(count, 'logro', 'logros');
