import { createProcessor } from '@mdx-js/mdx';
import type { Nodes, Parents, RootContent } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { type ArticleFile, articlePath } from './article-files.ts';
import { FrontmatterError, parseFrontmatter } from './frontmatter.ts';
import { sitePaths } from './site-paths.ts';

const parser = createProcessor({ format: 'mdx', remarkPlugins: [remarkFrontmatter, remarkGfm] });

/**
 * Reads every article as a careful editor would: frontmatter, post ids, order of headings, text alternatives, links
 * within the site.
 * @returns one sentence per mistake, beginning with the file; none when all is well
 */
export function checkContent(files: ArticleFile[]): string[] {
  const paths = new Set([...sitePaths, ...files.map(({ area, slug }) => articlePath(area, slug))]);
  return [...duplicatePostIds(files), ...files.flatMap((file) => checkArticle(file, paths))];
}

function checkArticle({ file, area, source }: ArticleFile, paths: Set<string>): string[] {
  const problems: string[] = [];
  try {
    const frontmatter = parseFrontmatter(source);
    if (frontmatter.area !== area) problems.push(`area: says "${frontmatter.area}" but the file lies in "${area}"`);
    if (frontmatter.revised < frontmatter.published) problems.push('revised: is before published');
  } catch (error) {
    if (!(error instanceof FrontmatterError)) throw error;
    problems.push(error.message);
  }
  const nodes = allNodes(parser.parse(source) as Nodes);
  problems.push(...headingJumps(nodes), ...missingAlternatives(nodes), ...deadLinks(nodes, paths));
  return problems.map((problem) => `${file}: ${problem}`);
}

function duplicatePostIds(files: ArticleFile[]): string[] {
  const owners = new Map<number, string>();
  const problems: string[] = [];
  for (const { file, source } of files) {
    const postId = readPostId(source);
    const owner = postId === null ? undefined : owners.get(postId);
    if (postId !== null && owner) problems.push(`${file}: postId: ${postId} already belongs to ${owner}`);
    else if (postId !== null) owners.set(postId, file);
  }
  return problems;
}

function readPostId(source: string): number | null {
  try {
    return parseFrontmatter(source).postId;
  } catch {
    return null;
  }
}

/** The page has the only h1, so the text begins at the second level and never skips one. */
function headingJumps(nodes: Nodes[]): string[] {
  const problems: string[] = [];
  let level = 1;
  for (const node of nodes) {
    if (node.type !== 'heading') continue;
    if (node.depth === 1) problems.push(`heading "${textOf(node)}": the title is the page's only first-level heading`);
    if (node.depth > level + 1)
      problems.push(`heading "${textOf(node)}": level ${node.depth} comes after level ${level}`);
    level = node.depth;
  }
  return problems;
}

function missingAlternatives(nodes: Nodes[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'image' && !node.alt?.trim()) return [`image ${node.url}: has no text alternative`];
    if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'img') {
      const has = node.attributes.some((one) => one.type === 'mdxJsxAttribute' && one.name === 'alt' && one.value);
      return has ? [] : ['<img>: has no text alternative'];
    }
    return [];
  });
}

function deadLinks(nodes: Nodes[], paths: Set<string>): string[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'link' || !node.url.startsWith('/')) return [];
    const path = node.url.replace(/[?#].*$/, '');
    return paths.has(path) ? [] : [`link ${node.url}: there is no such page`];
  });
}

function allNodes(node: Nodes): Nodes[] {
  return [
    node,
    ...('children' in node ? (node as Parents).children.flatMap((child: RootContent) => allNodes(child)) : []),
  ];
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? (node as Parents).children.map((child) => textOf(child)).join('') : '';
}
