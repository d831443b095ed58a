import { createProcessor } from '@mdx-js/mdx';
import type { Nodes } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';

const parser = createProcessor({ format: 'mdx', remarkPlugins: [remarkFrontmatter, remarkGfm] });

/**
 * The tree of an article, as its author wrote it.
 * @param source the whole MDX file
 * @throws the parser's own error with line and column
 */
export function parseArticle(source: string): Nodes {
  return parser.parse(source) as Nodes;
}
