import type { SearchResult } from '@femcoders/contracts/search';
import { dayInWords } from '@femcoders/contracts/spanish-day';
import { Link } from '@femcoders/platform';
import { Tag, VisuallyHidden } from '@femcoders/shared-ui';
import styles from './result-list.module.css';
import { Excerpt, kindName, kindTone, levelName } from './result-words.tsx';

/** @param start number of the first of them among all that were found */
export function ResultList({ results, start }: { results: SearchResult[]; start: number }) {
  if (results.length === 0) return null;
  return (
    <ol className={styles.list} start={start}>
      {results.map((result) => (
        <Result key={result.path} {...result} />
      ))}
    </ol>
  );
}

function Result({ kind, path, title, heading, excerpt, level, date }: SearchResult) {
  const name = kindName({ kind });
  return (
    <li className={styles.result}>
      <div className={styles.facts}>
        {name && <Tag tone={kindTone(kind)}>{name}</Tag>}
        {level && <span>{levelName(level)}</span>}
        {date && <time dateTime={date}>{dayInWords(date)}</time>}
      </div>
      <div className={`stack gap-8 shrinks ${styles.words}`}>
        <h2>
          <Link to={path}>
            {title}
            {heading && (
              <span className={styles.heading}>
                <VisuallyHidden>, apartado </VisuallyHidden>
                {heading}
              </span>
            )}
          </Link>
        </h2>
        <p className={styles.excerpt}>
          <Excerpt parts={excerpt} />
        </p>
      </div>
    </li>
  );
}
