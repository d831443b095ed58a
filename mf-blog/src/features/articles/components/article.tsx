import { dateInWords } from '@femcoders/contracts/spanish-date-alone';
import { showToast, usePublicUrl, useSite } from '@femcoders/platform';
import { SeedAvatar } from '@femcoders/shared-ui';
import { ShareRow } from '@femcoders/shared-ui/share-row';
import { useRef } from 'react';
import { Islands } from '../../../islands/islands.tsx';
import type { ArticleView, WholeArticle } from '../article-content.ts';
import { coverId, textId } from '../article-page-ids.ts';
import { arrivedArticle } from '../load-article.ts';
import { useStaticClicks } from '../use-static-clicks.ts';
import styles from './article.module.css';
import { BackToBlog } from './back-to-blog.tsx';
import prose from './prose.module.css';
import { StaticHtml } from './static-html.tsx';
import { TableOfContents } from './table-of-contents.tsx';

interface ArticleProps {
  view: ArticleView;
  /** Its words and drawings, where they are known; else those that the server has sent. */
  whole?: WholeArticle | undefined;
}

/** A whole article: title, cover, table of contents, text, sources and author. */
export function Article({ view, whole = arrivedArticle(view) }: ArticleProps) {
  const { summary, author, headings } = view;
  const { path } = summary;
  const onStaticClick = useStaticClicks();
  const text = useRef<HTMLDivElement>(null);
  const publicUrl = usePublicUrl();
  const { slackUrl } = useSite();
  return (
    <article>
      <header className={`wrap ${styles.head}`}>
        <p>
          <BackToBlog />
        </p>
        <h1>{summary.title}</h1>
        <div className="row gap-24 middle between">
          <div className={styles.author}>
            <SeedAvatar seed={author.name} size={56} />
            <p>
              <strong className="bold">{author.name}</strong>, {author.role}
              <br />
              <span className="quiet">
                <time dateTime={summary.published}>{dateInWords(summary.published)}</time> · {summary.minutes} min de
                lectura
              </span>
            </p>
          </div>
          <ShareRow
            label="Compartir este artículo"
            title={summary.title}
            url={publicUrl + path}
            slackUrl={slackUrl}
            onCopied={showToast}
          />
        </div>
      </header>

      <StaticHtml id={coverId(path)} className={styles.cover} {...whole?.cover} />

      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links and buttons inside turn keys into clicks */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for the links and buttons inside */}
      <div ref={text} className={`wrap ${styles.body}`} onClick={onStaticClick} onFocus={onStaticClick}>
        <TableOfContents headings={headings} />
        <StaticHtml id={textId(path)} className={prose.prose} {...whole?.text} />
      </div>
      <Islands key={path} within={text} />
    </article>
  );
}
