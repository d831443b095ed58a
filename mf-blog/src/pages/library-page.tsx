import { counted } from '@femcoders/contracts/spanish-count';
import { Link, type PageHeadFactory, type PageLoader, useSuspenseQuery } from '@femcoders/platform';
import { PanotTile, panotFromSeed, Tag } from '@femcoders/shared-ui';
import { levelNames } from '../features/articles/level-names.ts';
import { ListFrame } from '../features/lists/components/list-frame.tsx';
import { Subscribe } from '../features/lists/components/subscribe.tsx';
import { feedLinks } from '../features/lists/feed-links.ts';
import type { LibraryArea, Resource } from '../features/lists/list-library.ts';
import { libraryQuery } from '../features/lists/list-queries.ts';
import { listStructure } from '../features/lists/list-structure.ts';
import { questionsInWords } from '../features/quizzes/quiz-summary.ts';
import styles from './library-page.module.css';

const page = {
  name: 'Recursos',
  description:
    'La biblioteca de HTML, CSS, JavaScript, React y herramientas de la comunidad, de lo más sencillo a lo más avanzado, con sus quizzes.',
  path: '/blog/recursos',
};

export const loader: PageLoader = async ({ queryClient }) => {
  await queryClient.ensureQueryData(libraryQuery);
};

export const head: PageHeadFactory = ({ url, queryClient }) => {
  const areas = queryClient.getQueryData<LibraryArea[]>(libraryQuery.queryKey) ?? [];
  const paths = areas.flatMap(({ articles, quizzes }) => [...articles, ...quizzes].map(({ path }) => path));
  return {
    title: page.name,
    description: page.description,
    trail: [{ name: 'Blog', path: '/blog' }],
    alternates: feedLinks(null),
    structuredData: [listStructure(page, paths, url.origin)],
  };
};

export function Page() {
  const { data: areas } = useSuspenseQuery(libraryQuery);
  return (
    <ListFrame title="Recursos, de menos a más" lead={page.description}>
      <div className={styles.areas}>
        {areas.map((area) => (
          <Area key={area.area} area={area} />
        ))}
      </div>
      <Subscribe />
    </ListFrame>
  );
}

function Area({ area: { area, name, articles, quizzes } }: { area: LibraryArea }) {
  return (
    <section aria-labelledby={area} className={styles.area}>
      <div>
        <h2 id={area}>{name}</h2>
        <p className={styles.amount}>{amountOf(articles.length, quizzes.length)}</p>
      </div>
      <ol>
        {[...articles, ...quizzes].map((resource) => (
          <Row key={resource.path} resource={resource} />
        ))}
      </ol>
    </section>
  );
}

function Row({ resource: { path, title, description, level, minutes, questions } }: { resource: Resource }) {
  return (
    <li className={styles.resource}>
      <PanotTile {...panotFromSeed(path)} />
      <div className={styles.words}>
        <h3>
          <Link to={path} className="plain whole">
            {title}
          </Link>
        </h3>
        <p>{description}</p>
        <p className="row gap-4-12 middle quiet small">
          {level && <Tag tone="outline">{levelNames[level]}</Tag>}
          {questions !== undefined && <Tag tone="sun">Quiz</Tag>}
          <span>{questions === undefined ? `${minutes} min de lectura` : questionsInWords(questions)}</span>
        </p>
      </div>
    </li>
  );
}

function amountOf(articles: number, quizzes: number): string {
  const parts = [
    articles > 0 && counted(articles, 'artículo', 'artículos'),
    quizzes > 0 && counted(quizzes, 'quiz', 'quizzes'),
  ];
  return parts.filter(Boolean).join(' y ');
}
