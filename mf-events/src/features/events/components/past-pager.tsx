import { Link } from '@femcoders/platform';
import { PageStep } from '@femcoders/shared-ui/page-step';
import { pastPageHref } from '../past-page.ts';
import styles from './past-pager.module.css';

/** Previous and next page of the past events, disabled at the ends (spec section 4). How many there are is not known. */
export function PastPager({ page, hasNext }: { page: number; hasNext: boolean }) {
  return (
    <nav aria-label="Páginas de eventos pasados" className={styles.pager}>
      <PageStep name="Anterior" to={page > 1 ? pastPageHref(page - 1) : null} LinkComponent={Link} />
      <p className={styles.page} aria-live="polite">
        Página {page}
      </p>
      <PageStep name="Siguiente" to={hasNext ? pastPageHref(page + 1) : null} LinkComponent={Link} />
    </nav>
  );
}
