import { type PageHeadFactory, useSearchParams } from '@femcoders/platform';
import plan from '../../club/plan-at-edge.module.css';
import { LensPlan } from './lens-plan.tsx';
import { readSearch } from './search-address.ts';
import { SearchFilters } from './search-filters.tsx';
import { SearchForm } from './search-form.tsx';
import styles from './search-page.module.css';
import { SearchResults } from './search-results.tsx';
import { StartingPoints } from './starting-points.tsx';

export { loadSearch as loader } from './search-query.ts';

/** Longest search that a title holds whole, in characters. */
const longestTitle = 60;

const shorten = (q: string) => (q.length > longestTitle ? `${q.slice(0, longestTitle)}…` : q);

export const head: PageHeadFactory = ({ url }) => {
  const { q, page } = readSearch(url.searchParams);
  return {
    title: (q ? `Resultados de «${shorten(q)}»` : 'Buscar') + (page > 1 ? ` (página ${page})` : ''),
    description: 'Busca en los artículos, las noticias, los eventos y las páginas de FemCoders Club.',
    noindex: true,
  };
};

/** `/buscar`: all of the site's pages, by their words. What is asked for stands in the address. */
export function Page() {
  const search = readSearch(useSearchParams()[0]);
  const { q } = search;
  return (
    <>
      <header className={`wrap ${styles.hero} ${q ? '' : styles.start}`}>
        <div className={`stack gap-32 shrinks packed ${styles.words}`}>
          <h1>{q ? `Resultados de «${shorten(q)}»` : '¿Qué buscas?'}</h1>
          <SearchForm label="Busca en toda la web" q={q}>
            {q && <SearchFilters search={search} />}
          </SearchForm>
        </div>
        {!q && <LensPlan className={plan.art} />}
      </header>
      {q ? <SearchResults search={search} /> : <StartingPoints />}
    </>
  );
}
