import { readNewsInAnyState } from '@femcoders/contracts/endpoints/news';
import type { AdminNews, NewsArticle } from '@femcoders/contracts/news';
import { documentMinutes } from '@femcoders/contracts/rich-document';
import { isoDay, shortDay } from '@femcoders/contracts/spanish-date';
import { DraftPage } from '@femcoders/kit/data/draft-page';
import { callApi, Link } from '@femcoders/platform';
import { useMemo } from 'react';
import { Article } from '../../articles/components/article.tsx';
import { drawNews } from '../draw-news.tsx';
import styles from './news-draft.module.css';

/** News as they were saved last, drawn as readers will see them: for the editors, whom the API knows. */
export const NewsDraft = () => (
  <DraftPage
    name="news-draft"
    title="Borrador de una noticia"
    audience="Solo lo ve el equipo que edita."
    list={{ to: '/admin/noticias', label: 'Ir a las noticias' }}
    read={(api, id, signal) => callApi(api, readNewsInAnyState, { params: { id }, signal })}
  >
    {(news) => <Drawn news={news} />}
  </DraftPage>
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
