import { Link } from '@femcoders/platform';
import { PageSteps as Steps } from '@femcoders/shared-ui/page-step';
import { pageWords } from './page-words.ts';

interface PageStepsProps {
  /** The accessible name: the list that it pages. */
  label: string;
  /** From 1. */
  page: number;
  /** How many there are; undefined while that is not known. */
  pages: number | undefined;
  /** Where `pages` may not be known. */
  hasNext?: boolean;
  /** Address of a page. */
  href: (page: number) => string;
  /** Places it below its list. */
  className?: string | undefined;
}

/** The ways to the pages before and after, disabled at the ends (spec section 4); nothing where there is one page. */
export function PageSteps({ label, page, pages, hasNext = page < (pages ?? 0), href, className }: PageStepsProps) {
  if (page === 1 && !hasNext) return null;
  return (
    <Steps
      label={label}
      previous={page > 1 ? href(page - 1) : null}
      next={hasNext ? href(page + 1) : null}
      LinkComponent={Link}
      className={className}
    >
      {pageWords(page, pages)}
    </Steps>
  );
}
