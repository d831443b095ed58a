/** Where each post is read and what it is called. */
export type ArticleTitles = Record<number, { path: string; title: string }>;

/** Written by the build (build.ts): a small part of `ARTICLE_INDEX`, for code that only names articles. */
declare const ARTICLE_TITLES: ArticleTitles;

/** The article under whose number comments are kept; undefined for one that is no longer here. */
export function articleOfPost(postId: number): ArticleTitles[number] | undefined {
  return ARTICLE_TITLES[postId];
}
