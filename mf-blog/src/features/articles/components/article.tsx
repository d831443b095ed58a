import { showToast, usePublicUrl, useSite, useSuspenseQuery } from '@femcoders/platform';
import { SeedAvatar } from '@femcoders/shared-ui';
import { ShareRow } from '@femcoders/shared-ui/share-row';
import { spanishDate } from '../../../dates/spanish-date.ts';
import { arrivedArticle, articleDetails } from '../article-content.ts';
import type { ArticleSummary } from '../article-summary.ts';
import { useStillClicks } from '../use-still-clicks.ts';
import styles from './article.module.css';
import { BackToBlog } from './back-to-blog.tsx';
import { StillHtml } from './still-html.tsx';
import { TableOfContents } from './table-of-contents.tsx';

interface ArticleProps {
  area: string;
  slug: string;
  summary: ArticleSummary;
}

/** A whole article: title, cover, table of contents, text, sources and author. */
export function Article({ area, slug, summary }: ArticleProps) {
  const { data: details } = useSuspenseQuery(articleDetails(area, slug));
  const whole = arrivedArticle(area, slug);
  const onStillClick = useStillClicks();
  const publicUrl = usePublicUrl();
  const { slackUrl } = useSite();
  return (
    <article>
      <header className={`wrap ${styles.head}`}>
        <p>
          <BackToBlog />
        </p>
        <h1>{summary.title}</h1>
        <div className={styles.byline}>
          <div className={styles.author}>
            <SeedAvatar seed={details.author.name} size={56} />
            <p>
              <strong>{details.author.name}</strong>, {details.author.role}
              <br />
              <span className={styles.meta}>
                <time dateTime={summary.published}>{spanishDate(summary.published)}</time> · {summary.minutes} min de
                lectura
              </span>
            </p>
          </div>
          <ShareRow
            label="Compartir este artículo"
            title={summary.title}
            url={publicUrl + summary.path}
            slackUrl={slackUrl}
            onCopied={showToast}
          />
        </div>
      </header>

      <StillHtml id={`portada-${slug}`} className={styles.cover}>
        {whole?.content.Cover && <whole.content.Cover />}
      </StillHtml>

      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links and buttons inside turn keys into clicks */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for the links and buttons inside */}
      <div className={`wrap ${styles.body}`} onClick={onStillClick}>
        <TableOfContents headings={details.headings} />
        <StillHtml id={`texto-${slug}`} className={styles.prose}>
          {whole && <whole.Text content={whole.content} summary={summary} />}
        </StillHtml>
      </div>
    </article>
  );
}
