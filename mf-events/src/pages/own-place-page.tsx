import { type PageHeadFactory, useLinkToken } from '@femcoders/platform';
import { Waiting } from '@femcoders/shared-ui/waiting';
import { lazy, Suspense } from 'react';
import styles from './own-place-page.module.css';

/** Never on the server, which does not know the link. */
const OwnPlace = lazy(async () => {
  const { OwnPlace: Place } = await import(
    /* webpackChunkName: "own-place-of" */ '../features/own-place/own-place.tsx'
  );
  return { default: Place };
});

export const head: PageHeadFactory = () => ({
  title: 'Tu plaza',
  description: 'Tu plaza en un evento.',
  noindex: true,
});

/** `/eventos/mi-plaza`, private: the server sends heading and skeleton, the rest comes in the browser. */
export function Page() {
  const token = useLinkToken();
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>Tu plaza</h1>
      {token === undefined ? (
        <Waiting lines={5} label="Cargando tu plaza…" />
      ) : (
        <Suspense fallback={<Waiting lines={5} label="Cargando tu plaza…" />}>
          <OwnPlace key={token} token={token} />
        </Suspense>
      )}
      <noscript>
        <p>Para ver y cambiar tu plaza, activa JavaScript en tu navegador.</p>
      </noscript>
    </div>
  );
}
