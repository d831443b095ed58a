import { Link } from '@femcoders/platform';
import { PanotFlower, panotFromSeed, Tag } from '@femcoders/shared-ui';
import { spanishDate } from '../../../dates/spanish-date.ts';
import { areaNames, levelNames } from '../article-names.ts';
import type { ArticleSummary } from '../article-summary.ts';
import styles from './article-card.module.css';

/** An article of the list: the whole card is one link. */
export function ArticleCard({ article }: { article: ArticleSummary }) {
  return (
    <article className={`cut ${styles.card}`}>
      <svg
        className={styles.poster}
        viewBox="0 0 200 100"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        focusable="false"
      >
        <rect width="200" height="100" className={styles.ground} />
        {[0, 1, 2, 3].map((column) => (
          <g key={column} transform={`translate(${column * 66 - 30} ${column % 2 === 0 ? -8 : 14}) scale(.94)`}>
            <PanotFlower {...panotFromSeed(`${article.path}#${column}`)} palette="violet" />
          </g>
        ))}
      </svg>
      <div className={styles.words}>
        <p className={styles.tags}>
          <Tag tone="lilac">{areaNames[article.area] ?? article.area}</Tag>
          <Tag tone="outline">{levelNames[article.level]}</Tag>
        </p>
        <h2 className={styles.title}>
          <Link to={article.path} className={styles.link}>
            {article.title}
          </Link>
        </h2>
        <p>{article.description}</p>
        <p className={styles.meta}>
          <time dateTime={article.published}>{spanishDate(article.published)}</time> · {article.minutes} min de lectura
        </p>
      </div>
    </article>
  );
}
