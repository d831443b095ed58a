import type { ArticleSummary } from '../src/features/articles/article-summary.ts';
import type { ArticleTitles } from '../src/features/articles/article-titles.ts';
import { type ArticleFile, articlePath } from './article-files.ts';
import { parseFrontmatter } from './frontmatter.ts';
import { readingMinutes } from './reading-time.ts';
import { tagName } from './tag-names.ts';

/** Returns the data of every article that lists and page heads need, without its text, newest first; chapters in their order. */
export function indexArticles(files: ArticleFile[]): ArticleSummary[] {
  return files
    .map(({ area, slug, source }) => {
      const { postId, title, description, author, published, revised, level, tags, cover, project } =
        parseFrontmatter(source);
      return {
        path: articlePath(area, slug),
        postId,
        title,
        description,
        author: author.name,
        published,
        revised,
        ...(level && { level }),
        area,
        ...(cover.motif && cover.palette && { cover: { motif: cover.motif, palette: cover.palette } }),
        tags: tags.map((tag) => ({ tag, name: tagName(tag) })),
        minutes: readingMinutes(source),
        ...(project && { project }),
      };
    })
    .sort((a, b) => b.published.localeCompare(a.published) || chapterOrder(a, b) || a.path.localeCompare(b.path));
}

/** Of one project, chapters that came out on one day. Their addresses begin alike, so nothing stands between them. */
const chapterOrder = ({ project: a }: ArticleSummary, { project: b }: ArticleSummary) =>
  a && b && a.name === b.name ? a.chapter - b.chapter : 0;

/** Where each post is read and what it is called, by the number under which its comments are kept. */
export function titleArticles(files: ArticleFile[]): ArticleTitles {
  return Object.fromEntries(indexArticles(files).map(({ postId, path, title }) => [postId, { path, title }]));
}
