import { compile } from '@mdx-js/mdx';
import type { Root } from 'hast';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { libraryAreas } from '../src/features/articles/article-names.ts';
import { articleOf, articlePath } from './article-files.ts';
import { wordsBeforeColon } from './article-headings.ts';
import { rehypeDiagrams } from './diagrams/rehype-diagrams.ts';
import { parseFrontmatter } from './frontmatter.ts';
import type { WrittenTerm } from './glossary/glossary-file.ts';
import { rehypeTerms } from './glossary/rehype-terms.ts';
import { archiveName } from './projects/archive-name.ts';
import { remarkWholeFiles } from './projects/remark-whole-files.ts';
import { rehypeCode } from './rehype-code.ts';
import { rehypeCompatibility } from './rehype-compatibility.ts';
import { remarkExamples } from './remark-examples.ts';
import { remarkFacts } from './remark-facts.ts';
import { textOf, walkElements } from './walk-elements.ts';

/** A stop of the table of contents. */
export interface ArticleHeading {
  id: string;
  /** The heading's words before its colon. */
  label: string;
}

/**
 * Turns an article into a JavaScript module: its text as the default export, and `details` with what its page needs
 * beyond its summary.
 * @param source the whole MDX file
 * @param options.file its path below the content's folder, from which its examples have their names
 * @param options.terms the words of the glossary, which are marked in texts that teach
 * @throws FrontmatterError, or the MDX compiler's own error with line and column
 */
export async function compileArticle(
  source: string,
  {
    file = 'css/articulo.mdx',
    development = false,
    terms = [],
  }: { file?: string; development?: boolean; terms?: readonly WrittenTerm[] } = {},
): Promise<string> {
  const frontmatter = parseFrontmatter(source);
  const { area, slug } = articleOf(file);
  const marked = libraryAreas.includes(area) ? terms : [];
  const headings: ArticleHeading[] = [];
  const foldsFiles = frontmatter.project ? [remarkWholeFiles] : [];
  const module = await compile(source, {
    format: 'mdx',
    development,
    tableCellAlignToStyle: false,
    remarkPlugins: [
      remarkFrontmatter,
      remarkGfm,
      [remarkExamples, file],
      ...foldsFiles,
      [remarkFacts, frontmatter.toConfirm],
    ],
    rehypePlugins: [
      rehypeSlug,
      [rehypeTerms, marked, articlePath(area, slug)],
      rehypeDiagrams,
      rehypeCode,
      rehypeCompatibility,
      [collectHeadings, headings],
    ],
  });
  const { author, cover, requires, goals, sources, project } = frontmatter;
  const archive = project && archiveName(project);
  const details = { author, cover, requires, goals, sources, headings, archive };
  return `${module}\nexport const details = ${JSON.stringify(details)};\n`;
}

function collectHeadings(headings: ArticleHeading[]) {
  return (tree: Root): void => {
    walkElements(tree, (element) => {
      if (element.tagName !== 'h2') return;
      const words = textOf(element);
      headings.push({ id: String(element.properties.id), label: wordsBeforeColon(words) });
    });
  };
}
