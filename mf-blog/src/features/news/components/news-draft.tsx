import { readNewsInAnyState } from '@femcoders/contracts/endpoints/news';
import type { AdminNews, NewsArticle } from '@femcoders/contracts/news';
import { documentMinutes } from '@femcoders/contracts/rich-document';
import { isoDay, shortDay } from '@femcoders/contracts/spanish-date';
import { ApiError, callApi, Link, useApi, useLocation, useParams, useQuery, useSession } from '@femcoders/platform';
import { Button, buttonClass, EmptyState } from '@femcoders/shared-ui';
import { Waiting } from '@femcoders/shared-ui/waiting';
import { type ReactNode, useMemo } from 'react';
import { Article } from '../../articles/components/article.tsx';
import { drawNews } from '../draw-news.tsx';
import styles from './news-draft.module.css';

/** News as they were saved last, drawn as readers will see them: for the editors, whom the API knows. */
export function NewsDraft() {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const session = useSession();
  const api = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['news-draft', id],
    queryFn: ({ signal }) => callApi(api, readNewsInAnyState, { params: { id }, signal }),
    enabled: session.status !== 'unknown' && session.status !== 'anonymous',
    staleTime: 0,
    retry: (count, failed) => !(failed instanceof ApiError) && count < 2,
  });

  if (session.status === 'anonymous')
    return (
      <Notice title="Entra para ver este borrador">
        <p>Solo lo ve el equipo que edita.</p>
        <Link to={`/login?volver=${encodeURIComponent(pathname)}`} className={buttonClass('filled', 'small')}>
          Iniciar sesión
        </Link>
      </Notice>
    );
  if (data) return <Drawn news={data} />;
  if (error instanceof ApiError && error.status < 500)
    return (
      <Notice title={error.status === 403 ? 'No tienes permiso para ver este borrador' : 'Este borrador no está aquí'}>
        <p>{error.status === 403 ? error.message : 'Puede que alguien lo haya borrado.'}</p>
        <Link to="/admin/noticias" className={buttonClass('outline', 'small')}>
          Ir a las noticias
        </Link>
      </Notice>
    );
  if (error)
    return (
      <Notice title="No hemos podido cargar el borrador">
        <Button size="small" onClick={() => void refetch()} aria-disabled={isFetching}>
          Reintentar
        </Button>
      </Notice>
    );
  return (
    <Frame>
      <h1>Borrador de una noticia</h1>
      <Waiting lines={6} label="Cargando el borrador…" />
    </Frame>
  );
}

const Frame = ({ children }: { children: ReactNode }) => <div className="wrap stack gap-24">{children}</div>;

const Notice = ({ title, children }: { title: string; children: ReactNode }) => (
  <Frame>
    <h1 className="visually-hidden">Borrador de una noticia</h1>
    <EmptyState title={title}>{children}</EmptyState>
  </Frame>
);

function Drawn({ news }: { news: AdminNews }) {
  const whole = useMemo(() => drawNews(articleOf(news)), [news]);
  const { state, pending, liveSlug } = news;
  return (
    <>
      <div className={styles.band} role="note" aria-label="Borrador">
        <p className="wrap row gap-8-16 middle between">
          <span>
            <strong>{state === 'draft' || pending ? 'Así se verá.' : 'Así se ve.'}</strong> Guardado el{' '}
            {shortDay(news.updatedAt)}; {state === 'draft' ? 'todavía no está publicado.' : publishedWords(pending)}
          </span>
          <span className="row gap-8-16 middle">
            {state === 'published' && liveSlug && <Link to={`/noticias/${liveSlug}`}>Ver lo publicado</Link>}
            <Link to={`/admin/noticias/${news.id}`}>Seguir editando</Link>
          </span>
        </p>
      </div>
      <Article key={news.updatedAt} view={whole.view} whole={whole} />
    </>
  );
}

const publishedWords = (pending: boolean) =>
  pending ? 'estos cambios todavía no están publicados.' : 'es lo que está publicado.';

/** A draft as if it were published now. */
function articleOf({
  title,
  slug,
  postId,
  description,
  author,
  tags,
  cover,
  document,
  ...news
}: AdminNews): NewsArticle {
  const published = news.date || news.publishedOn || isoDay(new Date());
  return {
    ...{ title, slug, postId, description, author, tags, cover, document, published },
    revised: published,
    minutes: documentMinutes(document),
    formerSlugs: [],
  };
}
