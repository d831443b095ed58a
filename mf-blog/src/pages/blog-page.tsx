import { socialPicturePath } from '@femcoders/contracts/social-picture';
import { counted } from '@femcoders/contracts/spanish-count';
import {
  Link,
  type PageHeadFactory,
  type PageLoader,
  useApi,
  useNavigate,
  useSearchParams,
  useSuspenseQuery,
} from '@femcoders/platform';
import { buttonClass, EmptyState } from '@femcoders/shared-ui';
import { FoldedFilters } from '@femcoders/shared-ui/folded-filters';
import { Pagination } from '@femcoders/shared-ui/pagination';
import { areaNames } from '../features/articles/article-names.ts';
import { ArticleCard } from '../features/articles/components/article-card.tsx';
import { type Level, levelNames } from '../features/articles/level-names.ts';
import { Filters } from '../features/lists/components/filters.tsx';
import { ListFrame } from '../features/lists/components/list-frame.tsx';
import { Subscribe } from '../features/lists/components/subscribe.tsx';
import { feedLinks } from '../features/lists/feed-links.ts';
import type { ListView } from '../features/lists/filter-articles.ts';
import { listAddress, readRequestedFilters } from '../features/lists/list-filters.ts';
import { blogListKey, blogListQuery } from '../features/lists/list-queries.ts';
import { listStructure } from '../features/lists/list-structure.ts';
import styles from './blog-page.module.css';

const description =
  'Recursos de HTML, CSS y JavaScript escritos y revisados por la comunidad: con ejemplos para copiar y lo que de verdad funciona hoy.';

export const loader: PageLoader = async ({ url, queryClient, api }) => {
  await queryClient.ensureQueryData(blogListQuery(readRequestedFilters(url.searchParams), api));
};

/** Search engines know every page of the whole list, and the articles by it; what is filtered is a view of the same. */
export const head: PageHeadFactory = ({ url, queryClient }) => {
  const view = queryClient.getQueryData<ListView>(blogListKey(readRequestedFilters(url.searchParams)));
  const page = view?.page ?? 1;
  const chosen = view ? namesOf(view) : [];
  const path = listAddress({}, page);
  const title = ['Blog', ...chosen, ...(page > 1 ? [`página ${page}`] : [])].join(', ');
  return {
    title,
    description,
    canonicalPath: path,
    image: socialPicturePath('/blog'),
    noindex: chosen.length > 0 || (view?.refusals.length ?? 0) > 0,
    alternates: feedLinks(view?.filters.category ?? null),
    structuredData: [
      listStructure(
        { name: title, description, path },
        view?.articles.map((article) => article.path) ?? [],
        url.origin,
      ),
    ],
  };
};

/** The filters that hold, as they are called. */
function namesOf({ filters: { category, level, tag }, options }: ListView): string[] {
  return [
    category && (areaNames[category] ?? category),
    level && levelNames[level as Level].toLowerCase(),
    tag && options.tag.find(({ value }) => value === tag)?.name,
  ].filter((name) => name !== null && name !== undefined);
}

export function Page() {
  const [search] = useSearchParams();
  const { data: view } = useSuspenseQuery(blogListQuery(readRequestedFilters(search), useApi()));
  const { category } = view.filters;
  return (
    <ListFrame
      title="Blog para aprender juntas"
      lead="Artículos escritos y revisados por la comunidad. Con ejemplos que puedes copiar, fecha de revisión a la vista y sitio para tus preguntas."
    >
      <div className={`stack gap-16 one-column ${styles.columns}`}>
        <FoldedFilters label="Filtros" count={namesOf(view).length}>
          <Filters view={view} />
        </FoldedFilters>
        <div>
          <Summary view={view} />
          <List view={view} />
        </div>
      </div>
      <Subscribe category={category === null ? null : { value: category, name: areaNames[category] ?? category }} />
    </ListFrame>
  );
}

function Summary({ view }: { view: ListView }) {
  const chosen = namesOf(view);
  return (
    <div className={styles.summary}>
      {view.refusals.map((sentence) => (
        <p key={sentence} className={styles.refusal}>
          {sentence}
        </p>
      ))}
      <h2 className={styles.count}>
        {counted(view.total, 'artículo', 'artículos')}
        {chosen.length > 0 && ` de ${chosen.join(', ')}`}
      </h2>
      {chosen.length > 0 && (
        <Link to="/blog" preventScrollReset>
          Quitar filtros
        </Link>
      )}
    </div>
  );
}

function List({ view }: { view: ListView }) {
  const navigate = useNavigate();
  const { articles, page, pages, filters } = view;
  if (articles.length === 0) {
    return (
      <EmptyState title="Ningún artículo reúne todo eso">
        <p>Quita algún filtro, o cuéntanos qué te gustaría leer.</p>
        <Link to="/blog" className={buttonClass('outline', 'small')}>
          Ver todos los artículos
        </Link>
        <Link to="/contacto">Proponer un tema</Link>
      </EmptyState>
    );
  }
  const hrefFor = (target: number) => listAddress(filters, target);
  return (
    <>
      <ul className={styles.list}>
        {articles.map((article) => (
          <li key={article.path} data-reveal>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <Pagination
          label="Páginas de artículos"
          page={page}
          pages={pages}
          hrefFor={hrefFor}
          onSelect={(target) => navigate(hrefFor(target))}
        />
      )}
      {page === pages && (
        <p className={styles.end}>
          No hay más artículos. ¿Echas de menos un tema? <Link to="/contacto">Proponlo</Link>.
        </p>
      )}
    </>
  );
}
