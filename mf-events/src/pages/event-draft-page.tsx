import type { PageHead } from '@femcoders/platform';
import { browserPart } from '@femcoders/shared-ui/browser-part';
import { Waiting } from '@femcoders/shared-ui/waiting';
import { Suspense } from 'react';

const { Part: Draft, preload } = browserPart(
  async () =>
    (await import(/* webpackChunkName: "event-draft-of" */ '../features/event-page/event-draft.tsx')).EventDraft,
);

export const head = (): PageHead => ({
  title: 'Borrador de un evento',
  description: 'Cómo se verá un evento que el equipo está preparando.',
  noindex: true,
});

export const loader = preload;

/** `/eventos/borrador/:id`: an event as visitors will see it. The server never knows who asks: it comes in the browser. */
export function Page() {
  return (
    <Suspense
      fallback={
        <div className="wrap stack gap-24">
          <h1>Borrador de un evento</h1>
          <Waiting lines={6} label="Cargando el borrador…" />
          <noscript>
            <p>Para ver un borrador, activa JavaScript en tu navegador.</p>
          </noscript>
        </div>
      }
    >
      <Draft />
    </Suspense>
  );
}
