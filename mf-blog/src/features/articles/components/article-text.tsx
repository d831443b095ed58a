import type { ArticleContent, ArticleDetails } from '../article-content.ts';
import { levelNames } from '../article-names.ts';
import type { ArticleSummary } from '../article-summary.ts';
import styles from './article.module.css';
import { AuthorBox } from './author-box.tsx';
import { BackToBlog } from './back-to-blog.tsx';
import { proseComponents } from './prose-components.tsx';

/** The part of an article that is read: goals, text, sources and author. It never changes once it is there. */
export function ArticleText({ content, summary }: { content: ArticleContent; summary: ArticleSummary }) {
  const { default: Words, details } = content;
  return (
    <>
      <Goals level={levelNames[summary.level]} goals={details.goals} />
      <Words components={proseComponents} />
      <Sources sources={details.sources} />
      <AuthorBox author={details.author} published={summary.published} revised={summary.revised}>
        <BackToBlog />
      </AuthorBox>
    </>
  );
}

function Goals({ level, goals }: { level: string; goals: string[] }) {
  return (
    <section className={styles.goals} aria-labelledby="objetivos">
      <h2 id="objetivos">Qué sabrás hacer</h2>
      <ul>
        {goals.map((goal) => (
          <li key={goal}>{goal}</li>
        ))}
      </ul>
      <p>{level}</p>
    </section>
  );
}

function Sources({ sources }: { sources: ArticleDetails['sources'] }) {
  return (
    <section className={styles.sources} aria-labelledby="fuentes">
      <h2 id="fuentes">Fuentes</h2>
      <ul>
        {sources.map(({ title, url }) => (
          <li key={url}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
