import { Link } from '@femcoders/platform';
import { buttonClass } from '@femcoders/shared-ui';
import { pastPageHref } from '../past-page.ts';
import styles from './past-pager.module.css';

/** Previous and next page of the past events, disabled at the ends (spec section 4). How many there are is not known. */
export function PastPager({ page, hasNext }: { page: number; hasNext: boolean }) {
  return (
    <nav aria-label="Páginas de eventos pasados" className={styles.pager}>
      <Step name="Anterior" to={page > 1 ? page - 1 : null} />
      <p className={styles.page} aria-live="polite">
        Página {page}
      </p>
      <Step name="Siguiente" to={hasNext ? page + 1 : null} />
    </nav>
  );
}

function Step({ name, to }: { name: string; to: number | null }) {
  const look = buttonClass('outline', 'small');
  if (to === null) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: a link without an address is how HTML says that there is nowhere to go
      <a className={look} role="link" aria-disabled="true">
        {name}
      </a>
    );
  }
  return (
    <Link className={look} to={pastPageHref(to)} preventScrollReset>
      {name}
    </Link>
  );
}
