import type { LearnLink } from '../../src/features/quizzes/quiz.ts';
import { type ArticleFile, articlePath } from '../article-files.ts';
import { articleHeadings, wordsBeforeColon } from '../article-headings.ts';
import { parseFrontmatter } from '../frontmatter.ts';
import type { QuestionSource } from './quiz-schema.ts';

/** A question sends readers to a place that is not there. */
export class LearnLinkError extends Error {
  override readonly name = 'LearnLinkError';
}

/**
 * The link to what a question's `learn` names.
 * @throws LearnLinkError when no article has that address, or the article has no such heading
 */
export function learnLink(learn: QuestionSource['learn'], articles: ArticleFile[]): LearnLink {
  if (typeof learn !== 'string') return { href: learn.url, title: learn.title };
  const { title, section } = learnPlace(learn, articles);
  return { href: learn, title: section === undefined ? title : `${section} (${title})` };
}

/**
 * The article that `learn` names, and its section.
 * @param learn like `/recursos/css/css-grid#subgrid`
 * @returns short names of both; no section where only the article is named
 * @throws LearnLinkError when no article has that address, or the article has no such heading
 */
export function learnPlace(
  learn: string,
  articles: ArticleFile[],
): { path: string; title: string; anchor?: string; section?: string } {
  const [path = '', anchor] = learn.split('#');
  const article = articles.find(({ area, slug }) => articlePath(area, slug) === path);
  if (!article) throw new LearnLinkError(`there is no article ${path}`);
  const title = wordsBeforeColon(parseFrontmatter(article.source).title);
  if (anchor === undefined) return { path, title };
  const heading = articleHeadings(article.source).get(anchor);
  if (heading === undefined) throw new LearnLinkError(`${path} has no heading with the id "${anchor}"`);
  return { path, title, anchor, section: wordsBeforeColon(heading) };
}

const publishers: Record<string, string> = {
  'developer.mozilla.org': 'MDN',
  'www.w3.org': 'W3C',
  'drafts.csswg.org': 'CSSWG',
  'html.spec.whatwg.org': 'WHATWG',
  'dom.spec.whatwg.org': 'WHATWG',
  'fetch.spec.whatwg.org': 'WHATWG',
  'web.dev': 'web.dev',
  'developer.chrome.com': 'Chrome',
  'webkit.org': 'WebKit',
};

/** A source's link, called by its publisher and the last word of its address. */
export function sourceLink(url: string): LearnLink {
  const { hostname, pathname, hash } = new URL(url);
  const page = pathname
    .split('/')
    .filter(Boolean)
    .at(-1)
    ?.replace(/\.html?$/, '');
  const place = decodeURIComponent(hash.slice(1)) || page;
  return { href: url, title: [publishers[hostname] ?? hostname, place].filter(Boolean).join(': ') };
}
