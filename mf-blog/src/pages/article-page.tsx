import { type PageModule, useParams, useSuspenseQuery } from '@femcoders/platform';
import { type ArticlePlace, type ArticleView, articleKey } from '../features/articles/article-content.ts';
import { articleHead, articleStructure, articleTrail } from '../features/articles/article-head.ts';
import { Article } from '../features/articles/components/article.tsx';
import { arrivedArticle, articleView, loadArticle } from '../features/articles/load-article.ts';
import { loadComments } from '../features/comments/comments-on-demand.ts';
import { DeferredComments } from '../features/comments/components/deferred-comments.tsx';

/** Only the server makes pictures and writes for search engines (load-article.ts). */
declare const ARTICLES_ARE_CODE: boolean;

/**
 * The page of an article.
 * @param area the folder of its file, where the address does not say it: `/noticias/…`, `/blog/…`
 */
export function articlePage(area?: 'blog' | 'noticias'): PageModule {
  const placeOf = (params: Record<string, string | undefined>): ArticlePlace => {
    const slug = [params.slug, params.chapter].filter(Boolean).join('/');
    if (area) return { area, slug, path: `/${area}/${slug}` };
    return { area: params.area ?? '', slug, path: `/recursos/${params.area}/${slug}` };
  };

  return {
    async loader({ params, url, queryClient, api, signal }) {
      const place = placeOf(params);
      // What is known of it may have come with the server's HTML, which is gone by now.
      const { view } = await loadArticle(place, api, signal);
      const { postId } = view.summary;
      queryClient.setQueryData(articleKey(place.path), view);
      await loadComments().then(
        ({ prefetchComments }) => prefetchComments(queryClient, api, postId, url.searchParams),
        // The article is read without them, and they are asked for again when it is there.
        () => undefined,
      );
    },

    head({ params, url, queryClient }) {
      const view = queryClient.getQueryData<ArticleView>(articleKey(placeOf(params).path));
      if (!view) throw new Error(`The article of ${url.pathname} has not been loaded.`);
      const head = articleHead(view);
      if (!ARTICLES_ARE_CODE) return head;
      return {
        ...head,
        trail: articleTrail(view),
        structuredData: [articleStructure(view, url.origin)],
        poster: arrivedArticle(view)?.poster,
      };
    },

    Page: () => <ArticleWithComments place={placeOf(useParams())} />,
  };
}

function ArticleWithComments({ place }: { place: ArticlePlace }) {
  const { data: view } = useSuspenseQuery(articleView(place));
  const { postId } = view.summary;
  return (
    <>
      <Article key={view.summary.path} view={view} />
      <DeferredComments key={postId} postId={postId} />
    </>
  );
}
