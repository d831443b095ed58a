import type { Role } from '@femcoders/contracts/session';
import { Link, useApi, useQuery } from '@femcoders/platform';
import { Button, buttonClass } from '@femcoders/shared-ui';
import { MemberBlock } from '@femcoders/shared-ui/member-block';
import { useState } from 'react';
import { ownTalksQuery } from '../api/own-talks.ts';
import styles from './my-talks.module.css';
import { OwnProposal } from './own-proposal.tsx';
import { SavedTalk } from './saved-talk.tsx';

/** Entries of each kind that are shown at once. */
const step = 4;

/**
 * The talks that she has kept for later, and those that she has proposed; nothing while there are none. Who prepares them
 * finds the way there.
 */
export function MyTalks({ userId, role }: { userId: string; role: Role }) {
  const own = useQuery(ownTalksQuery(useApi(), userId));
  const [shown, setShown] = useState(step);
  const { data } = own;
  const prepares = role === 'editor';
  if (data && data.saved.length === 0 && data.proposals.length === 0 && !prepares) return null;
  const left = data ? Math.max(data.saved.length, data.proposals.length) - shown : 0;
  return (
    <MemberBlock
      id="mis-charlas"
      title="Mis charlas"
      note={data && data.saved.length > 0 && `${data.saved.length} para luego`}
      pending={!data && !own.isError}
      failure={
        data
          ? undefined
          : { title: 'No hemos podido cargar tus charlas', onRetry: () => void own.refetch(), busy: own.isFetching }
      }
    >
      {prepares && (
        <p className={styles.prepare}>
          <Link to="/admin/presentaciones" className={buttonClass('outline', 'small')}>
            Preparar presentaciones
          </Link>
        </p>
      )}
      {data && (
        <div className={`stack gap-32 ${styles.lists}`}>
          {data.saved.length > 0 && (
            <section aria-labelledby="charlas-guardadas">
              <h3 id="charlas-guardadas">Para luego</h3>
              <ul className={styles.list}>
                {data.saved.slice(0, shown).map((talk) => (
                  <SavedTalk key={talk.id} talk={talk} userId={userId} helpful={data.helpful.includes(talk.id)} />
                ))}
              </ul>
            </section>
          )}
          {data.proposals.length > 0 && (
            <section aria-labelledby="charlas-propuestas">
              <h3 id="charlas-propuestas">Propuestas mías</h3>
              <ul className={styles.list}>
                {data.proposals.slice(0, shown).map((proposal) => (
                  <OwnProposal key={proposal.id} proposal={proposal} userId={userId} />
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
      {left > 0 && (
        <p>
          <Button variant="outline" size="small" onClick={() => setShown(shown + step)}>
            Ver más
          </Button>
        </p>
      )}
    </MemberBlock>
  );
}
