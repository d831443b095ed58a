import type { Role } from '@femcoders/contracts/session';
import { OwnData } from '@femcoders/kit/data/own-data';
import { useFocusAfterRemoval } from '@femcoders/kit/lists/use-focus-after-removal';
import { Link, useApi, useQuery } from '@femcoders/platform';
import { Button, buttonClass } from '@femcoders/shared-ui';
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
  const prepares = role === 'editor';
  const { saved = [], proposals = [] } = own.data ?? {};
  const removing = useFocusAfterRemoval('charlas-guardadas', saved.length);
  if (own.data && saved.length === 0 && proposals.length === 0 && !prepares) return null;
  return (
    <OwnData
      id="mis-charlas"
      title="Mis charlas"
      note={saved.length > 0 && `${saved.length} para luego`}
      query={own}
      failed="No hemos podido cargar tus charlas"
    >
      {({ helpful }) => (
        <>
          {prepares && (
            <p className={styles.prepare}>
              <Link to="/admin/presentaciones" className={buttonClass('outline', 'small')}>
                Preparar presentaciones
              </Link>
            </p>
          )}
          <div className={`stack gap-32 ${styles.lists}`}>
            {saved.length > 0 && (
              <section aria-labelledby="charlas-guardadas">
                <h3 id="charlas-guardadas">Para luego</h3>
                <ul>
                  {saved.slice(0, shown).map((talk) => (
                    <SavedTalk
                      key={talk.id}
                      talk={talk}
                      userId={userId}
                      helpful={helpful.includes(talk.id)}
                      onRemove={removing}
                    />
                  ))}
                </ul>
              </section>
            )}
            {proposals.length > 0 && (
              <section aria-labelledby="charlas-propuestas">
                <h3 id="charlas-propuestas">Propuestas mías</h3>
                <ul>
                  {proposals.slice(0, shown).map((proposal) => (
                    <OwnProposal key={proposal.id} proposal={proposal} userId={userId} />
                  ))}
                </ul>
              </section>
            )}
          </div>
          {Math.max(saved.length, proposals.length) > shown && (
            <p>
              <Button variant="outline" size="small" onClick={() => setShown(shown + step)}>
                Ver más
              </Button>
            </p>
          )}
        </>
      )}
    </OwnData>
  );
}
