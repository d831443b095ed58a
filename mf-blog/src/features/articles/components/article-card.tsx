import { dateInWords } from '@femcoders/contracts/spanish-date-alone';
import { Link } from '@femcoders/platform';
import { Tag } from '@femcoders/shared-ui';
import { areaNames } from '../article-names.ts';
import type { ArticleSummary } from '../article-summary.ts';
import { levelNames } from '../level-names.ts';
import styles from './article-card.module.css';
import { ArticlePoster } from './article-poster.tsx';

/** An article of the list: the whole card is one link. */
export function ArticleCard({ article }: { article: ArticleSummary }) {
  return (
    <article className={`cut ${styles.card}`} data-search="skip">
      {article.photo ? (
        // The title says what it is about; the picture is described on the page itself.
        <img
          className={`${styles.poster} ${styles.photo}`}
          src={article.photo.path}
          alt=""
          width={article.photo.width}
          height={article.photo.height}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <ArticlePoster design={article.cover} seed={article.path} className={styles.poster} />
      )}
      <div className={styles.words}>
        <p className="row gap-8">
          <Tag tone="lilac">{areaNames[article.area] ?? article.area}</Tag>
          {article.level && <Tag tone="outline">{levelNames[article.level]}</Tag>}
        </p>
        <h2 className={styles.title}>
          <Link to={article.path} className={`whole ${styles.link}`}>
            {article.title}
          </Link>
        </h2>
        <p>{article.description}</p>
        <p className="quiet small">
          <time dateTime={article.published}>{dateInWords(article.published)}</time> · {article.minutes} min de lectura
        </p>
      </div>
    </article>
  );
}
