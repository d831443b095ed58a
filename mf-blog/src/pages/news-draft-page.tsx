import type { PageHead } from '@femcoders/platform';
import { browserPart } from '@femcoders/shared-ui/browser-part';
import { Waiting } from '@femcoders/shared-ui/waiting';
import { Suspense } from 'react';

const { Part: Draft, preload } = browserPart(
  async () =>
    (await import(/* webpackChunkName: "news-draft-of" */ '../features/news/components/news-draft.tsx')).NewsDraft,
);

export const head = (): PageHead => ({
  title: 'Borrador de una noticia',
  description: 'Cómo se verá una noticia que el equipo está escribiendo.',
  noindex: true,
});

export const loader = preload;

/** `/noticias/borrador/:id`: news as they will be read. The server never knows who asks: they come in the browser. */
export function Page() {
  return (
    <Suspense fallback={<DraftWaiting />}>
      <Draft />
    </Suspense>
  );
}

const DraftWaiting = () => (
  <div className="wrap stack gap-24">
    <h1>Borrador de una noticia</h1>
    <Waiting lines={6} label="Cargando el borrador…" />
    <noscript>
      <p>Para ver un borrador, activa JavaScript en tu navegador.</p>
    </noscript>
  </div>
);
