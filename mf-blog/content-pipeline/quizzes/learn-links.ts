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
  const [path, id] = learn.split('#');
  const article = articles.find(({ area, slug }) => articlePath(area, slug) === path);
  if (!article) throw new LearnLinkError(`there is no article ${path}`);
  const title = wordsBeforeColon(parseFrontmatter(article.source).title);
  if (id === undefined) return { href: learn, title };
  const heading = articleHeadings(article.source).get(id);
  if (heading === undefined) throw new LearnLinkError(`${path} has no heading with the id "${id}"`);
  return { href: learn, title: `${wordsBeforeColon(heading)} (${title})` };
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
