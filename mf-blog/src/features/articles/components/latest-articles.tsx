import { dayInWords } from '@femcoders/contracts/spanish-day';
import { Link } from '@femcoders/platform';
import { classNames, PanotTile, panotFromSeed, Tag } from '@femcoders/shared-ui';
import { areaNames } from '../article-names.ts';
import type { ArticleSummary } from '../article-summary.ts';
import { ArticlePoster } from './article-poster.tsx';
import styles from './latest-articles.module.css';

/** The newest article with its poster, and the ones before it in short. */
export function LatestArticles({ newest, others }: { newest: ArticleSummary; others: ArticleSummary[] }) {
  return (
    <section className={`wrap ${styles.section}`}>
      <div className={styles.head}>
        <h2>Recién publicado</h2>
        <Link to="/blog" className={styles.all}>
          Todo el blog
        </Link>
      </div>
      <div className={classNames(styles.articles, others.length === 0 && styles.alone)} data-reveal>
        <article className={`stack gap-24 packed ${styles.newest}`}>
          <ArticlePoster design={newest.cover} seed={newest.path} className={`cut-clip ${styles.poster}`} />
          <div className={styles.words}>
            <p className="row gap-4-12 middle quiet small">
              <Tag tone="lilac">{areaName(newest)}</Tag>
              <span>
                {newest.minutes} min de lectura ·{' '}
                <time dateTime={newest.published}>{dayInWords(newest.published)}</time>
              </span>
            </p>
            <h3 className={styles.title}>
              <Link to={newest.path}>{newest.title}</Link>
            </h3>
            <p className={styles.description}>{newest.description}</p>
          </div>
        </article>
        {others.length > 0 && (
          <ul className={styles.others}>
            {others.map((article) => (
              <li key={article.path}>
                <PanotTile {...panotFromSeed(article.path)} />
                <div>
                  <h3>
                    <Link to={article.path}>{article.title}</Link>
                  </h3>
                  <p>
                    {areaName(article)} · {article.minutes} min
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

const areaName = ({ area }: ArticleSummary) => areaNames[area] ?? area;
