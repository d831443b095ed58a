import type { ArticleStep } from '../../path/article-step.ts';
import { articleMark, articleOf } from '../../reading/article-name.ts';
import type { ArticleContent, ArticleDetails, ArticleView } from '../article-content.ts';
import type { ArticleSummary } from '../article-summary.ts';
import { codeMark } from '../code-marks.ts';
import { MotifCover } from '../figures/motif-cover.tsx';
import { PlanCover } from '../figures/plan-cover.tsx';
import { levelNames } from '../level-names.ts';
import styles from './article.module.css';
import { AuthorBox } from './author-box.tsx';
import { BackToBlog } from './back-to-blog.tsx';
import { ChapterList, ProjectDownload } from './chapters.tsx';
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

interface ArticleTextProps {
  content: ArticleContent;
  view: ArticleView;
  /** Where it stands on the path; nowhere if it teaches nothing. */
  step?: ArticleStep | undefined;
  /** All chapters of the project that it builds, in order. */
  chapters?: readonly ArticleSummary[];
}

/**
 * The part of an article that is read: goals, text, its place on the path, sources, author and neighbours. It never changes
 * once it is there.
 */
export function ArticleText({ content, view, step, chapters = [] }: ArticleTextProps) {
  const { default: Words, details } = content;
  const { summary } = view;
  return (
    <>
      {details.goals && (
        <Goals goals={details.goals} requires={details.requires} level={summary.level && levelNames[summary.level]} />
      )}
      {summary.project && <ChapterList chapter={summary.project.chapter} chapters={chapters} />}
      <Words components={proseComponents} />
      {details.archive && <ProjectDownload archive={details.archive} />}
      {step && <PathPlace path={summary.path} step={step} />}
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

/** Where the article stands on the path, and the button that marks it as read (features/reading/reading-tool.ts). */
function PathPlace({ path, step: { number, of, stage, quiz } }: { path: string; step: ArticleStep }) {
  return (
    <aside className={styles.step} aria-label="Tu camino">
      <p>
        Paso {number} de {of}: <a href={`/recursos#${stage.id}`}>{stage.title}</a>
      </p>
      <button
        type="button"
        className={`cut ${styles.read}`}
        aria-pressed="false"
        {...{ [codeMark]: 'read', [articleMark]: articleOf(path) }}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="m4 10.500 4 4 8-9" />
        </svg>
        Ya lo he leído
      </button>
      {quiz && (
        <p>
          Es el último de esta etapa. Compruébate con el <a href={quiz.path}>{quiz.title}</a>.
        </p>
      )}
    </aside>
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

/** Those that come before and after: on the path, or by the day on which they were published. */
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
