import { type PageHeadFactory, useParams } from '@femcoders/platform';
import { Skeleton, VisuallyHidden } from '@femcoders/shared-ui';
import { useEffect, useState } from 'react';
import { OwnPlace } from '../features/own-place/own-place.tsx';
import styles from './own-place-page.module.css';

/** The address is a secret: it stands in nothing that the page says of itself. */
export const head: PageHeadFactory = () => ({
  title: 'Tu plaza',
  description: 'Tu plaza en un evento.',
  canonicalPath: '/eventos/mi-plaza',
  noindex: true,
});

/** `/eventos/mi-plaza/:token`, private: the server sends heading and skeleton, the rest comes in the browser. */
export function Page() {
  const { token = '' } = useParams();
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>Tu plaza</h1>
      {live ? (
        <OwnPlace key={token} token={token} />
      ) : (
        <div aria-busy="true">
          <VisuallyHidden>Cargando tu plaza…</VisuallyHidden>
          <Skeleton lines={5} />
        </div>
      )}
      <noscript>
        <p>Para ver y cambiar tu plaza, activa JavaScript en tu navegador.</p>
      </noscript>
    </div>
  );
}
