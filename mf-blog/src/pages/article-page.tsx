import { type PageHeadFactory, type PageLoader, PageNotFound, useParams } from '@femcoders/platform';
import { articleDetails, loadArticle } from '../features/articles/article-content.ts';
import { articleHead } from '../features/articles/article-head.ts';
import { findArticle } from '../features/articles/article-index.ts';
import { Article } from '../features/articles/components/article.tsx';
import { prefetchComments } from '../features/comments/api/approved-comments.ts';
import { Comments } from '../features/comments/components/comments.tsx';

type Params = Record<string, string | undefined>;

function articleAt({ area = '', slug = '' }: Params) {
  const summary = findArticle(`/recursos/${area}/${slug}`);
  if (!summary) throw new PageNotFound();
  return { area, slug, summary };
}

export const loader: PageLoader = async ({ params, queryClient, api }) => {
  const { area, slug, summary } = articleAt(params);
  await Promise.all([
    loadArticle(area, slug),
    queryClient.ensureQueryData(articleDetails(area, slug)),
    prefetchComments(queryClient, api, summary.postId),
  ]);
};

export const head: PageHeadFactory = ({ params, url }) => articleHead(articleAt(params).summary, url.origin);

export function Page() {
  const { area, slug, summary } = articleAt(useParams());
  return (
    <>
      <Article area={area} slug={slug} summary={summary} />
      <Comments postId={summary.postId} />
    </>
  );
}
