import type { EventFeed } from '@femcoders/contracts/event-feed';
import { plural } from '@femcoders/contracts/spanish-count';
import { useQueryClient } from '@femcoders/platform';
import { Button } from '@femcoders/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useAdminApi } from '../../layout/use-admin-api.ts';
import { ActionDialog } from '../../records/action-dialog.tsx';
import { feedChanged, removeFeed } from '../event-feeds.ts';

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
  const removed = useRef<(() => void) | null>(null);
  // Not earlier: an open dialog keeps the focus to itself.
  useEffect(() => () => removed.current?.(), []);
  return (
    <>
      <Button variant="danger" size="small" aria-describedby={describedBy} onClick={() => setAsking(true)}>
        Quitar
      </Button>
      {asking && (
        <ActionDialog
          title={`¿Quitar «${feed.name}»?`}
          explanation="Dejaremos de leerla. Sus eventos pasan a ser nuestros, y los que tienen gente apuntada siguen publicados."
          act="Quitar la fuente"
          doing="Quitando…"
          danger
          wayBack="Conservarla"
          asks={{
            draft: `feed-removal:${feed.id}`,
            start: { kept: 'own' as 'own' | 'draft' },
            fields: {
              kept: {
                label: plural(feed.upcoming, 'El que está por venir', `Los ${feed.upcoming} que están por venir`),
                choices,
                fresh: true,
                isShown: () => feed.upcoming > 0,
              },
            },
          }}
          onAct={async ({ kept }) => {
            await removeFeed(api, feed, kept).catch((failure) => {
              void feedChanged(queryClient);
              throw failure;
            });
            removed.current = onRemoved;
            void feedChanged(queryClient);
            return `Ya no se importa de «${feed.name}».`;
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
