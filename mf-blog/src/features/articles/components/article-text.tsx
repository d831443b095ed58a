import type { ArticleContent, ArticleDetails, ArticleView } from '../article-content.ts';
import { levelNames } from '../article-names.ts';
import type { ArticleSummary } from '../article-summary.ts';
import { MotifCover } from '../figures/motif-cover.tsx';
import { PlanCover } from '../figures/plan-cover.tsx';
import styles from './article.module.css';
import { AuthorBox } from './author-box.tsx';
import { BackToBlog } from './back-to-blog.tsx';
import prose from './prose.module.css';
import { proseComponents } from './prose-components.tsx';

interface ArticleCoverProps {
  content: ArticleContent;
  summary: ArticleSummary;
}

/** The drawing above the text: the article's own, or the one that its frontmatter chooses, or one that belongs to its address. */
export function ArticleCover({ content: { Cover, details }, summary }: ArticleCoverProps) {
  const { alt } = details.cover;
  if (Cover) return <Cover alt={alt} />;
  if (summary.cover) return <MotifCover design={summary.cover} seed={summary.path} alt={alt} />;
  return <PlanCover seed={summary.path} alt={alt} />;
}

/** The part of an article that is read: goals, text, sources, author and neighbours. It never changes once it is there. */
export function ArticleText({ content, view }: { content: ArticleContent; view: ArticleView }) {
  const { default: Words, details } = content;
  const { summary } = view;
  return (
    <>
      {details.goals && (
        <Goals goals={details.goals} requires={details.requires} level={summary.level && levelNames[summary.level]} />
      )}
      <Words components={proseComponents} />
      {details.sources && <Sources sources={details.sources} />}
      <AuthorBox author={details.author} published={summary.published} revised={summary.revised}>
        <BackToBlog />
      </AuthorBox>
      <Neighbours view={view} />
    </>
  );
}

interface GoalsProps {
  goals: string[];
  requires: ArticleDetails['requires'];
  level: string | undefined;
}

function Goals({ goals, requires = [], level }: GoalsProps) {
  return (
    <section className={prose.goals} aria-labelledby="objetivos">
      <h2 id="objetivos">Qué sabrás hacer</h2>
      <ul>
        {goals.map((goal) => (
          <li key={goal}>{goal}</li>
        ))}
      </ul>
      {requires.length > 0 && (
        <>
          <h3>Qué conviene saber antes</h3>
          <ul>
            {requires.map(({ text, path }) => (
              <li key={text}>{path ? <a href={path}>{text}</a> : text}</li>
            ))}
          </ul>
        </>
      )}
      {level && <p>{level}</p>}
    </section>
  );
}

function Sources({ sources }: { sources: NonNullable<ArticleDetails['sources']> }) {
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

/** The articles of the same area that were published just before and just after. */
function Neighbours({ view: { previous, next } }: { view: ArticleView }) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label="Artículos anterior y siguiente">
      {previous && (
        <a href={previous.path} rel="prev" className={styles.previous}>
          <span>Anterior</span> {previous.title}
        </a>
      )}
      {next && (
        <a href={next.path} rel="next" className={styles.next}>
          <span>Siguiente</span> {next.title}
        </a>
      )}
    </nav>
  );
}
