import type { EventFeed } from '@femcoders/contracts/event-feed';
import { counted } from '@femcoders/contracts/spanish-count';
import { usePending } from '@femcoders/kit/forms/use-pending';
import { useQueryClient } from '@femcoders/platform';
import { Button } from '@femcoders/shared-ui';
import { useId } from 'react';
import { showFailure } from '../../layout/undo-toast.ts';
import { useAdminApi } from '../../layout/use-admin-api.ts';
import { MomentText } from '../../lists/components/moment-text.tsx';
import { askForImport, feedChanged, switchFeed } from '../event-feeds.ts';
import { feedState, foundWords } from '../feed-words.ts';
import styles from './event-feeds.module.css';
import { RemoveFeed } from './remove-feed.tsx';

/** One source: how the last reading went, and what can be done with it. */
export function FeedEntry({ feed, onRemoved }: { feed: EventFeed; onRemoved: () => void }) {
  const api = useAdminApi();
  const queryClient = useQueryClient();
  const titleId = useId();
  const { busy: sending, run } = usePending();
  const { name, kind, address, active, ready, busy, error, notes, tried_at, succeeded_at } = feed;

  const act = (work: () => Promise<EventFeed>) =>
    run(async () => {
      try {
        void feedChanged(queryClient, await work());
      } catch (failure) {
        showFailure(failure);
        void feedChanged(queryClient);
      }
    });

  const state = feedState(feed);
  const failed = error !== null && !busy;
  return (
    <li className={styles.feed} aria-labelledby={titleId}>
      <div className="stack gap-4 shrinks">
        <h2 id={titleId} className="text-title breaks">
          {name}
        </h2>
        <p className="quiet">{kind === 'ical' ? 'Calendario iCal' : 'Organización en Eventbrite'}</p>
        {address && <p className={styles.address}>{address}</p>}
      </div>
      <div className="stack gap-4 shrinks">
        <p role="status" className={failed ? 'error bold' : 'bold'}>
          {state}
          {failed && `: ${error}.`}
        </p>
        {!ready && (
          <p>
            Faltan <code>EVENTBRITE_TOKEN</code> y <code>EVENTBRITE_ORGANISATION</code> en el servidor.
          </p>
        )}
        {succeeded_at && (
          <p className="quiet digits">
            {foundWords(feed)} · leído el{' '}
            <span className="unbroken">
              <MomentText at={succeeded_at} />
            </span>
          </p>
        )}
        {failed && tried_at && (
          <p className="quiet digits">
            Último intento, el{' '}
            <span className="unbroken">
              <MomentText at={tried_at} />
            </span>
            . Los eventos siguen como estaban.
          </p>
        )}
        {notes.length > 0 && (
          <details>
            <summary className="bold">{counted(notes.length, 'aviso', 'avisos')}</summary>
            <ul className="bullets stack gap-4">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <div className={styles.actions}>
        {ready && (
          <Button
            variant="outline"
            size="small"
            busy={busy || sending}
            aria-describedby={titleId}
            onClick={() => void act(() => askForImport(api, feed))}
          >
            {busy ? 'Importando…' : 'Importar ahora'}
          </Button>
        )}
        <Button
          variant="outline"
          size="small"
          aria-describedby={titleId}
          onClick={() => void act(() => switchFeed(api, feed, !active))}
        >
          {active ? 'Pausar' : 'Reanudar'}
        </Button>
        {kind === 'ical' && <RemoveFeed feed={feed} describedBy={titleId} onRemoved={onRemoved} />}
      </div>
    </li>
  );
}
