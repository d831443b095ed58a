import { allArticles } from '../features/articles/article-index.ts';
import { LatestArticles } from '../features/articles/components/latest-articles.tsx';

const shown = 3;

/** The newest articles on the home page; nothing while there is none. */
export function Block() {
  const [newest, ...others] = allArticles().slice(0, shown);
  return newest ? <LatestArticles newest={newest} others={others} /> : null;
}
