import type { OwnCommentList, OwnCommentState } from '@femcoders/contracts/own-comment';
import { OwnData } from '@femcoders/kit/data/own-data';
import { Link, useApi, useQuery } from '@femcoders/platform';
import { Button, buttonClass, EmptyState } from '@femcoders/shared-ui';
import { useEffect, useRef, useState } from 'react';
import styles from './my-comments.module.css';
import { myCommentsPerPage, myCommentsQuery } from './my-comments-query.ts';
import { OwnCommentEntry } from './own-comment-entry.tsx';

const headingId = 'mis-comentarios';

const filters = [
  { state: undefined, label: 'Todos' },
  { state: 'pending', label: 'En revisión' },
  { state: 'approved', label: 'Publicados' },
  { state: 'rejected', label: 'No publicados' },
] as const;

/** Renders what she has written, by state, page by page. */
export function MyComments({ userId }: { userId: string }) {
  const api = useApi();
  const [state, setState] = useState<OwnCommentState>();
  const [page, setPage] = useState(1);
  const query = useQuery(myCommentsQuery(api, userId, state, page));
  const { data, isFetching } = query;
  const leaving = useRef<string>(null);
  // What was pressed has gone with its comment.
  useEffect(() => {
    if (!leaving.current || data?.entries.some(({ id }) => id === leaving.current)) return;
    leaving.current = null;
    document.getElementById(headingId)?.focus();
  }, [data]);
  const pages = data ? Math.max(1, Math.ceil(countOf(data, state) / myCommentsPerPage)) : 1;
  // The last comment of the last page has gone.
  if (data && page > pages) setPage(pages);

  return (
    <OwnData id={headingId} title="Mis comentarios" query={query} failed="No hemos podido cargar tus comentarios">
      {(list) =>
        countOf(list, undefined) === 0 ? (
          <NoComments />
        ) : (
          <>
            <fieldset className="row gap-8">
              <legend className="visually-hidden">Qué comentarios</legend>
              {filters.map((filter) => (
                <button
                  key={filter.label}
                  type="button"
                  className={`cut ${styles.filter}`}
                  aria-pressed={filter.state === state}
                  onClick={() => {
                    setState(filter.state);
                    setPage(1);
                  }}
                >
                  {filter.label} <span>{countOf(list, filter.state)}</span>
                </button>
              ))}
            </fieldset>
            {list.entries.length === 0 && !isFetching && <p>Aquí no hay ninguno.</p>}
            <ol className={`stack ${styles.entries}`} aria-busy={isFetching || undefined}>
              {list.entries.map((comment) => (
                <OwnCommentEntry
                  key={comment.id}
                  comment={comment}
                  userId={userId}
                  onWithdrawn={() => {
                    leaving.current = comment.id;
                  }}
                />
              ))}
            </ol>
            {pages > 1 && (
              <nav className="row gap-12-24 middle" aria-label="Páginas de mis comentarios">
                <Button variant="outline" size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
                  Más recientes
                </Button>
                <p role="status">
                  Página {page} de {pages}
                </p>
                <Button variant="outline" size="small" disabled={page >= pages} onClick={() => setPage(page + 1)}>
                  Anteriores
                </Button>
              </nav>
            )}
          </>
        )
      }
    </OwnData>
  );
}

function countOf({ counts }: OwnCommentList, state: OwnCommentState | undefined): number {
  return state ? counts[state] : counts.pending + counts.approved + counts.rejected;
}

function NoComments() {
  return (
    <EmptyState title="Aún no has comentado nada">
      <p>Lo que escribas con tu sesión abierta aparece aquí, y ves si se ha publicado.</p>
      <Link className={buttonClass('outline', 'small')} to="/blog">
        Leer el blog
      </Link>
    </EmptyState>
  );
}
