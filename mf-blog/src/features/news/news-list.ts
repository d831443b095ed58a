import { listNews } from '@femcoders/contracts/endpoints/news';
import type { NewsSummary } from '@femcoders/contracts/news';
import { type ApiClient, callApi } from '@femcoders/platform';
import { allArticles } from '../articles/article-index.ts';
import type { ArticleSummary } from '../articles/article-summary.ts';

/**
 * Every article, newest first: those of the repository, and the news that the team has published in the administration. While the API cannot
 * be asked, those of the repository.
 */
export async function everyArticle(api: ApiClient, signal?: AbortSignal): Promise<readonly ArticleSummary[]> {
  const own = allArticles();
  const news = await callApi(api, listNews, { ...(signal && { signal }) }).catch(() => []);
  if (news.length === 0) return own;
  const taken = new Set(own.map(({ path }) => path.toLowerCase()));
  const written = news.map(summaryOf).filter(({ path }) => !taken.has(path.toLowerCase()));
  return [...own, ...written].sort((a, b) => b.published.localeCompare(a.published) || a.path.localeCompare(b.path));
}

/** News of the administration as lists and heads know articles. */
export function summaryOf({ slug, author, tags, cover, formerSlugs, ...news }: NewsSummary): ArticleSummary {
  const { postId, title, description, published, revised, minutes } = news;
  return {
    ...{ postId, title, description, published, revised, minutes },
    path: `/noticias/${slug}`,
    author: author.name,
    area: 'noticias',
    tags: tags.map((name) => ({ tag: tagOf(name), name })),
    ...(cover && { photo: cover }),
    ...(formerSlugs.length > 0 && { formerPaths: formerSlugs.map((former) => `/noticias/${former}`) }),
  };
}

/** A tag as it stands in addresses, and as articles of the repository have it: «Diseño adaptable» is `diseno-adaptable`. */
const tagOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
