import { type PageHeadFactory, useLinkToken } from '@femcoders/platform';
import { Skeleton, VisuallyHidden } from '@femcoders/shared-ui';
import { BadPlaceLink, OwnPlace } from '../features/own-place/own-place.tsx';
import styles from './own-place-page.module.css';

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
      {token === undefined && (
        <div aria-busy="true">
          <VisuallyHidden>Cargando tu plaza…</VisuallyHidden>
          <Skeleton lines={5} />
        </div>
      )}
      {token === null && <BadPlaceLink />}
      {token && <OwnPlace key={token} token={token} />}
      <noscript>
        <p>Para ver y cambiar tu plaza, activa JavaScript en tu navegador.</p>
      </noscript>
    </div>
  );
}
