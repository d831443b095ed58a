import { buttonClass, classNames } from '@femcoders/shared-ui';
import type { MouseEvent } from 'react';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pages: number;
  /** There are more of them, not counted yet. */
  more?: boolean;
  /** Real addresses, so that pages work without scripts and in a new tab. */
  hrefFor: (page: number) => string;
  /** Takes over a plain click. */
  onSelect?: (page: number) => void;
  /** Name of the navigation: "Páginas de eventos pasados". */
  label: string;
}

/** Previous and next are disabled at the ends (spec section 4). */
export function Pagination({ page, pages, more, hrefFor, onSelect, label }: PaginationProps) {
  const select = (target: number) => (event: MouseEvent) => {
    if (!onSelect || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onSelect(target);
  };

  const step = (name: string, target: number) => {
    const reachable = target >= 1 && target <= pages;
    return reachable ? (
      <a className={buttonClass('outline', 'small')} href={hrefFor(target)} onClick={select(target)}>
        {name}
      </a>
    ) : (
      // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: a link that leads nowhere is not a stop
      <span className={buttonClass('outline', 'small')} role="link" aria-disabled="true">
        {name}
      </span>
    );
  };

  return (
    <nav aria-label={label} className={styles.pagination}>
      {step('Anterior', page - 1)}
      <ol className="row middle">
        {pageList(page, pages).map((entry, index, list) => (
          <li key={entry} className="bar middle">
            {index > 0 && entry - (list[index - 1] ?? 0) > 1 && <span className={styles.gap}>…</span>}
            <a
              className={classNames('cut', styles.page)}
              href={hrefFor(entry)}
              aria-label={`Página ${entry}`}
              aria-current={entry === page ? 'page' : undefined}
              onClick={select(entry)}
            >
              {entry}
            </a>
          </li>
        ))}
      </ol>
      {step('Siguiente', page + 1)}
      <p className={styles.count}>
        Página {page} de {more && 'más de '}
        {pages}
      </p>
    </nav>
  );
}

/** First, last and the neighbours of the current page. */
function pageList(page: number, pages: number): number[] {
  const wanted = new Set([1, page - 1, page, page + 1, pages, ...(page < 4 ? [2, 3] : [])]);
  return [...wanted].filter((entry) => entry >= 1 && entry <= pages).sort((a, b) => a - b);
}
