import { pageWords } from '@femcoders/kit/lists/page-words';
import { Link } from '@femcoders/platform';
import { PageStep } from '@femcoders/shared-ui/page-step';
import styles from './list-pager.module.css';

interface ListPagerProps {
  /** The accessible name: the list that it pages. */
  label: string;
  /** Starts at 1. */
  page: number;
  /** How many there are; undefined while that is not known. */
  pages: number | undefined;
  hasNext: boolean;
  /** Address of a page. */
  href: (page: number) => string;
}

/** Previous and next page of a list, disabled at the ends (spec section 4). */
export function ListPager({ label, page, pages, hasNext, href }: ListPagerProps) {
  return (
    <nav aria-label={label} className={styles.pager}>
      <PageStep name="Anterior" to={page > 1 ? href(page - 1) : null} LinkComponent={Link} />
      <p className={styles.page} aria-live="polite">
        {pageWords(page, pages)}
      </p>
      <PageStep name="Siguiente" to={hasNext ? href(page + 1) : null} LinkComponent={Link} />
    </nav>
  );
}
