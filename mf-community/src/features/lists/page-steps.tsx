import { pageWords } from '@femcoders/kit/lists/page-words';
import { Link } from '@femcoders/platform';
import { PageStep } from '@femcoders/shared-ui/page-step';

interface PageStepsProps {
  label: string;
  /** From 1. */
  page: number;
  /** How many there are, where that is known. */
  pages?: number;
  hasNext: boolean;
  /** The address of a page. */
  at: (page: number) => string;
}

/** The ways to the pages before and after; nothing where there is one page. */
export function PageSteps({ label, page, pages, hasNext, at }: PageStepsProps) {
  if (page === 1 && !hasNext) return null;
  return (
    <nav aria-label={label} className="row gap-12-24 middle">
      <PageStep name="Anterior" to={page > 1 ? at(page - 1) : null} LinkComponent={Link} />
      <p className="quiet" aria-live="polite">
        {pageWords(page, pages)}
      </p>
      <PageStep name="Siguiente" to={hasNext ? at(page + 1) : null} LinkComponent={Link} />
    </nav>
  );
}
