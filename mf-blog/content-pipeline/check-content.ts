import type { Nodes } from 'mdast';
import { componentNames } from '../src/features/articles/component-names.ts';
import { type ArticleFile, articlePath } from './article-files.ts';
import { articleHeadings } from './article-headings.ts';
import { describeMdxError } from './describe-mdx-error.ts';
import { diagramProblems, piecesOfDiagrams } from './diagrams/diagram-problems.ts';
import { exampleProblems } from './examples.ts';
import { type Frontmatter, FrontmatterError, isDraft, parseFrontmatter, publishedOnly } from './frontmatter.ts';
import { styleProblems } from './house-style.ts';
import { articlePageIds, type LinkTargets, linkProblem, linkTargets } from './link-targets.ts';
import { parseArticle } from './parse-article.ts';
import { projectProblems } from './projects/check-projects.ts';
import { factProblems } from './remark-facts.ts';
import { sharedRuns } from './shared-runs.ts';
import { allNodes, isElement, type JsxElement, wordsOf } from './text-tree.ts';

/**
 * Reads every article as a careful editor would: frontmatter, post ids, order of headings, text alternatives,
 * components, links within the site, live examples, the style sheet's words.
 * @param otherPaths pages of the blog that are no articles
 * @returns one sentence per error, beginning with the file; none when all is well
 */
export function checkContent(files: ArticleFile[], otherPaths: string[] = []): string[] {
  // What cannot be read is no target of links either.
  const unreadable = files.flatMap(syntaxProblem);
  if (unreadable.length > 0) return unreadable;
  // A draft has no address: others may not lead to it, but it leads to its own places and to those of other drafts.
  const published = linkTargets(publishedOnly(files), otherPaths);
  const all = linkTargets(files, otherPaths);
  return [
    ...duplicatePostIds(files),
    ...files.flatMap((file) => checkArticle(file, isDraft(file.source) ? all : published)),
    ...sharedRuns(files),
    // A chapter that is a draft is one that readers do not get: what they build is checked, too.
    ...new Set([...projectProblems(files), ...projectProblems(publishedOnly(files))]),
  ];
}

function syntaxProblem({ file, source }: ArticleFile): string[] {
  try {
    parseArticle(source);
    return [];
  } catch (error) {
    return [describeMdxError(error, file)];
  }
}

function checkArticle(article: ArticleFile, targets: LinkTargets): string[] {
  const { file, source } = article;
  const { frontmatter, problems } = checkFrontmatter(article);
  const tree = parseArticle(source);
  const nodes = allNodes(tree);
  const links = [...linksOf(nodes), ...(frontmatter?.requires ?? []).flatMap(({ path }) => path ?? [])];
  return [
    ...problems,
    ...headingJumps(nodes),
    ...takenIds(source),
    ...missingAlternatives(nodes),
    ...namelessColumns(nodes),
    ...unknownComponents(nodes),
    ...exampleProblems(tree),
    ...diagramProblems(tree),
    ...styleProblems(tree),
    // Nobody reads a draft, so it may wait for what it will tell.
    ...(frontmatter?.draft ? [] : factProblems(tree, frontmatter?.toConfirm)),
    ...links.flatMap((link) => linkProblem(link, articlePath(article.area, article.slug), targets) ?? []),
  ].map((problem) => `${file}: ${problem}`);
}

function checkFrontmatter({ area, slug, source }: ArticleFile): { frontmatter?: Frontmatter; problems: string[] } {
  try {
    const frontmatter = parseFrontmatter(source);
    const problems: string[] = [];
    if (frontmatter.area !== area) problems.push(`area: says "${frontmatter.area}" but the file lies in "${area}"`);
    const name = slug.split('/').at(-1);
    if (frontmatter.slug !== name) problems.push(`slug: says "${frontmatter.slug}" but the file is called "${name}"`);
    if (frontmatter.revised < frontmatter.published) problems.push('revised: is before published');
    return { frontmatter, problems };
  } catch (error) {
    if (!(error instanceof FrontmatterError)) throw error;
    return { problems: [error.message] };
  }
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
    if (node.depth === 1) problems.push(`heading "${wordsOf(node)}": the title is the page's only first-level heading`);
    if (node.depth > level + 1)
      problems.push(`heading "${wordsOf(node)}": level ${node.depth} comes after level ${level}`);
    level = node.depth;
  }
  return problems;
}

function takenIds(source: string): string[] {
  return [...articleHeadings(source).keys()]
    .filter((id) => articlePageIds.includes(id))
    .map((id) => `heading #${id}: the page around the text has a place of that name`);
}

function missingAlternatives(nodes: Nodes[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'image' && !node.alt?.trim()) return [`image ${node.url}: has no text alternative`];
    if (!isElement(node) || !pictureTags.includes(node.name ?? '')) return [];
    return writtenValue(node, 'alt')?.trim() ? [] : [`<${node.name}>: has no text alternative`];
  });
}

/** A column without a name means nothing to somebody who hears the table. */
function namelessColumns(nodes: Nodes[]): string[] {
  return nodes.flatMap((node) => {
    const names = node.type === 'table' ? (node.children[0]?.children ?? []).map((cell) => wordsOf(cell).trim()) : [];
    return names.includes('') ? [`table "${names.join(' | ')}": a column has no name`] : [];
  });
}

/** Tags that show a picture. */
const pictureTags = ['img', 'Picture', 'Slide'];

/** Returns the components that an article uses although neither all articles have them nor it imports them. */
function unknownComponents(nodes: Nodes[]): string[] {
  const imported = nodes.flatMap((node) => (node.type === 'mdxjsEsm' ? (node.value.match(/\b[A-Z]\w*/g) ?? []) : []));
  const pieces = new Set<Nodes>(piecesOfDiagrams(nodes));
  const known = new Set<string>([...componentNames, 'Compatibility', 'Fact', ...imported]);
  const used = nodes
    .filter((node) => !pieces.has(node))
    .flatMap((node) => (isElement(node) && /^[A-Z]/.test(node.name ?? '') ? [node.name ?? ''] : []));
  return [...new Set(used)].filter((name) => !known.has(name)).map((name) => `<${name}>: there is no such component`);
}

function linksOf(nodes: Nodes[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'link' || node.type === 'definition') return [node.url];
    return isElement(node) ? (writtenValue(node, 'href') ?? []) : [];
  });
}

/** The value of an attribute; what is computed counts as it is written. */
function writtenValue({ attributes }: JsxElement, name: string): string | undefined {
  const attribute = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return typeof attribute?.value === 'object' ? attribute.value?.value : attribute?.value;
}
