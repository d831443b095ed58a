import { listNews } from '@femcoders/contracts/endpoints/news';
import { callApi, useApi, useQuery } from '@femcoders/platform';
import { type ArticleTitles, articleOfPost } from '../articles/article-titles.ts';

/** The smallest number of comments on news of the administration (contracts/src/news-limits.ts). */
const firstNewsPostId = 10_000;

/** The article under whose number comments are kept; of news of the administration the API knows it. */
export function useArticleOfPost(postId: number): { article: ArticleTitles[number] | undefined; pending: boolean } {
  const api = useApi();
  const { data, isLoading } = useQuery({
    queryKey: ['news'],
    queryFn: ({ signal }) => callApi(api, listNews, { signal }),
    enabled: postId >= firstNewsPostId,
  });
  const news = data?.find((one) => one.postId === postId);
  return {
    article: articleOfPost(postId) ?? (news && { path: `/noticias/${news.slug}`, title: news.title }),
    pending: isLoading,
  };
}
