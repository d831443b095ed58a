import type { SearchAnswer } from '@femcoders/contracts/search';
import { searchLimits } from '@femcoders/contracts/search-limits';
import { searchKindNames } from '@femcoders/contracts/search-names';
import { Loaded } from '@femcoders/kit/data/loaded';
import { Link, useNavigate } from '@femcoders/platform';
import { buttonClass, EmptyState, Skeleton } from '@femcoders/shared-ui';
import { Pagination } from '@femcoders/shared-ui/pagination';
import { useEffect, useRef } from 'react';
import { ResultList } from './result-list.tsx';
import { countWords, isCountedNoFurther } from './result-words.tsx';
import { type Search, searchHref } from './search-address.ts';
import { type Found, useSearch } from './search-query.ts';
import styles from './search-results.module.css';
import { StartingPoints } from './starting-points.tsx';

/** Renders what a search has found, or that it is under way or has failed. */
export function SearchResults({ search }: { search: Search }) {
  const found = useSearch(search);
  const { state, data: answer, busy, refusal } = found;
  const navigate = useNavigate();
  const { summary, retry } = useFocus(found, search);
  const pages = Math.min(searchLimits.pages, Math.ceil((answer?.total ?? 0) / searchLimits.perPage));

  return (
    <>
      <section className={`wrap ${styles.results}`} aria-label="Resultados" aria-busy={busy || undefined}>
        <div ref={summary} role="status" tabIndex={-1} className={`landing ${styles.summary}`}>
          {state === 'loading' && <p className="bold breaks">Buscando «{search.q}»…</p>}
          {state === 'ready' && answer && <Summary search={search} answer={answer} pages={pages} />}
        </div>
        <Loaded
          query={{ ...found, retry }}
          failed="No hemos podido buscar"
          whenFailed={refusal ?? 'La búsqueda no responde. Lo que buscas sigue escrito arriba.'}
          retryHref={searchHref(search)}
          loading={<Skeleton lines={6} />}
        >
          {(answer) => (
            <>
              <Kinds search={search} answer={answer} />
              <ResultList results={answer.results} start={(search.page - 1) * searchLimits.perPage + 1} />
              {pages > 1 && (
                <Pagination
                  page={Math.min(search.page, pages)}
                  pages={pages}
                  label="Páginas de resultados"
                  hrefFor={(page) => searchHref({ ...search, page })}
                  onSelect={(page) => navigate(searchHref({ ...search, page }))}
                />
              )}
            </>
          )}
        </Loaded>
      </section>
      {state === 'ready' && answer?.total === 0 && <StartingPoints />}
    </>
  );
}

/** A turned page begins at what says how much there is, and so does what a retry has fetched. */
function useFocus({ state, retry }: Found, { page, ...words }: Search) {
  const summary = useRef<HTMLDivElement>(null);
  const retried = useRef(false);
  const all = searchHref(words);
  const shown = useRef({ all, page });
  useEffect(() => {
    const arrivedAfterRetry = retried.current && state === 'ready';
    const turned = shown.current.all === all && shown.current.page !== page;
    shown.current = { all, page };
    if (arrivedAfterRetry) retried.current = false;
    if (arrivedAfterRetry || turned) summary.current?.focus();
  }, [state, all, page]);
  return {
    summary,
    retry() {
      retried.current = true;
      retry();
    },
  };
}

function Summary({ search, answer, pages }: { search: Search; answer: SearchAnswer; pages: number }) {
  const { q, suggestion, total, results } = answer;
  if (total === 0) return <Nothing search={search} suggestion={suggestion} />;
  if (results.length === 0) {
    return (
      <EmptyState title="Aquí ya no quedan resultados">
        <p>
          La lista termina antes. <Link to={searchHref({ ...search, page: 1 })}>Volver al principio</Link>
        </p>
      </EmptyState>
    );
  }
  return (
    <>
      <p className="bold breaks">
        {countWords(answer, suggestion ?? q, search.kind)}
        {pages > 1 && (
          <span className={styles.page}>
            , página {search.page} de {pages}
          </span>
        )}
      </p>
      {suggestion && (
        <p className="breaks">
          ¿Querías decir <Link to={searchHref({ ...search, q: suggestion, page: 1 })}>{suggestion}</Link>? Con «{q}» no
          hay nada.
        </p>
      )}
    </>
  );
}

function Nothing({ search, suggestion }: { search: Search; suggestion: string | null }) {
  const { q, kind, level, age } = search;
  return (
    <EmptyState title={`No hay resultados para «${q}»`}>
      {suggestion && (
        <p>
          ¿Querías decir <Link to={searchHref({ ...search, q: suggestion, page: 1 })}>{suggestion}</Link>?
        </p>
      )}
      {kind || level || age ? (
        <Link className={buttonClass('outline', 'small')} to={searchHref({ q })}>
          Buscar sin filtros
        </Link>
      ) : (
        <p>Prueba con otra palabra, o con una sola.</p>
      )}
    </EmptyState>
  );
}

/** Renders what was found, by kind; each kind leads to its own results. */
function Kinds({ search, answer }: { search: Search; answer: SearchAnswer }) {
  const counted = answer.kinds.filter(({ kind }) => searchKindNames[kind]);
  const all = answer.kinds.reduce((sum, { count }) => sum + count, 0);
  if (all === 0 || (counted.length < 2 && !search.kind)) return null;
  const choices = [
    { kind: '', name: 'Todo', count: all, orMore: answer.kinds.some(isCountedNoFurther) },
    ...counted.map(({ kind, count }) => ({
      kind,
      name: searchKindNames[kind]?.many,
      count,
      orMore: isCountedNoFurther({ count }),
    })),
  ];
  return (
    <nav aria-label="Tipos de resultado">
      <ul className="row gap-8">
        {choices.map(({ kind, name, count, orMore }) => (
          <li key={kind}>
            <Link
              className={`cut ${styles.kind}`}
              to={searchHref({ ...search, kind, page: 1 })}
              aria-current={search.kind === kind ? 'true' : undefined}
              preventScrollReset
            >
              {name} <span>{orMore ? `${count} o más` : count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
