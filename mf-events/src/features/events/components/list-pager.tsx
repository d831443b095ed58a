import { Link } from '@femcoders/platform';
import { PageStep } from '@femcoders/shared-ui/page-step';
import styles from './list-pager.module.css';

interface ListPagerProps {
  /** The accessible name: the list that it pages. */
  label: string;
  /** Starts at 1. How many there are is not known. */
  page: number;
  hasNext: boolean;
  /** Address of a page. */
  href: (page: number) => string;
}

/** Previous and next page of a list, disabled at the ends (spec section 4). */
export function ListPager({ label, page, hasNext, href }: ListPagerProps) {
  return (
    <nav aria-label={label} className={styles.pager}>
      <PageStep name="Anterior" to={page > 1 ? href(page - 1) : null} LinkComponent={Link} />
      <p className={styles.page} aria-live="polite">
        Página {page}
      </p>
      <PageStep name="Siguiente" to={hasNext ? href(page + 1) : null} LinkComponent={Link} />
    </nav>
  );
}
