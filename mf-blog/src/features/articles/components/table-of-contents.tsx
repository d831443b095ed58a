import type { ArticleDetails } from '../article-content.ts';
import { useCurrentHeading } from '../use-current-heading.ts';
import styles from './table-of-contents.module.css';

type Headings = ArticleDetails['headings'];

/** The article's sections as the stops of a metro line: those behind are filled, the current one is marked. */
export function TableOfContents({ headings }: { headings: Headings }) {
  const current = useCurrentHeading(headings);
  return (
    <div className={styles.contents}>
      <details className={`cut ${styles.drawer}`}>
        <summary>En este artículo</summary>
        <Line headings={headings} current={current} />
      </details>
      <div className={styles.rail}>
        <p className={styles.title}>En este artículo</p>
        <Line headings={headings} current={current} />
      </div>
    </div>
  );
}

function Line({ headings, current }: { headings: Headings; current: number }) {
  return (
    <nav aria-label="En este artículo">
      <ol className={styles.line}>
        {headings.map(({ id, label }, index) => (
          <li key={id} className={index < current ? styles.done : undefined}>
            <a href={`#${id}`} aria-current={index === current ? 'location' : undefined}>
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <path d="M5 1h6l4 4v6l-4 4H5l-4-4V5Z" />
              </svg>
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
