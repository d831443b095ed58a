import type { EventFeed } from '@femcoders/contracts/event-feed';
import { showToast, useQueryClient } from '@femcoders/platform';
import { Button, Dialog } from '@femcoders/shared-ui';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import { useState } from 'react';
import { useAdminApi } from '../../layout/use-admin-api.ts';
import { feedChanged, removeFeed } from '../event-feeds.ts';
import styles from './event-feeds.module.css';

const choices = [
  { value: 'own', label: 'Siguen publicados' },
  { value: 'draft', label: 'Pasan a borrador y salen de la web' },
] as const;

interface RemoveFeedProps {
  feed: EventFeed;
  describedBy: string;
  /** Called once it is gone from the page, the focus with it. */
  onRemoved: () => void;
}

/** Removes a calendar, after asking what becomes of its events. */
export function RemoveFeed({ feed, describedBy, onRemoved }: RemoveFeedProps) {
  const api = useAdminApi();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [kept, setKept] = useState<'own' | 'draft'>('own');

  async function remove() {
    if (busy) return;
    setBusy(true);
    try {
      await removeFeed(api, feed, kept);
      setAsking(false);
      showToast(`Ya no se importa de «${feed.name}».`, { tone: 'success' });
      await feedChanged(queryClient);
      onRemoved();
    } catch (failure) {
      showToast(failure instanceof Error ? failure.message : 'No ha podido ser.', { tone: 'error' });
      void feedChanged(queryClient);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button variant="danger" size="small" aria-describedby={describedBy} onClick={() => setAsking(true)}>
        Quitar
      </Button>
      <Dialog
        open={asking}
        title={`¿Quitar «${feed.name}»?`}
        onClose={() => setAsking(false)}
        footer={
          <>
            <Button variant="danger" busy={busy} onClick={() => void remove()}>
              {busy ? 'Quitando…' : 'Quitar la fuente'}
            </Button>
            <Button variant="outline" onClick={() => setAsking(false)}>
              Dejarla
            </Button>
          </>
        }
      >
        <div className={styles.question}>
          <p>
            Dejaremos de leerla. Sus eventos pasan a ser nuestros, y los que tienen gente apuntada siguen publicados.
          </p>
          {feed.upcoming > 0 && (
            <ChoiceGroup
              type="radio"
              name={`kept-${feed.id}`}
              label={feed.upcoming === 1 ? 'El que está por venir' : `Los ${feed.upcoming} que están por venir`}
              choices={choices}
              chosen={[kept]}
              onChange={([choice]) => choice && setKept(choice)}
            />
          )}
        </div>
      </Dialog>
    </>
  );
}
