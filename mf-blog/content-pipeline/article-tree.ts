import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'hast';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';

/** By source: questions, links and words of the glossary all ask for the same articles, and to read one is to compile it. */
const known = new Map<string, Root>();

/**
 * The elements of an article, its headings with the ids that links lead to.
 * @param source the whole MDX file
 */
export function articleTree(source: string): Root {
  const tree = known.get(source) ?? compileTree(source);
  known.set(source, tree);
  return tree;
}

function compileTree(source: string): Root {
  let found: Root = { type: 'root', children: [] };
  const keep = () => (tree: Root) => {
    found = structuredClone(tree);
  };
  createProcessor({
    format: 'mdx',
    remarkPlugins: [remarkFrontmatter, remarkGfm],
    rehypePlugins: [rehypeSlug, keep],
  }).processSync(source);
  return found;
}
