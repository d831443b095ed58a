import { type ArticleFile, articlePath } from '../article-files.ts';
import { FrontmatterError, parseFrontmatter } from '../frontmatter.ts';
import { parseArticle } from '../parse-article.ts';
import { codeBlocks, fileOf, partOf } from '../text-tree.ts';
import type { ProjectChapter } from './archive-name.ts';

/** A block of code that names a file of the project. */
export interface PrintedCode {
  file: string;
  text: string;
}

/** A project as one of its chapters leaves it. */
export interface ProjectState extends ProjectChapter {
  /** The chapter's own file: `react/nike-store-replica/carrito.mdx`. */
  article: string;
  /** Where the chapter is read. */
  path: string;
  /** The whole files that the chapter prints, in its order. */
  printed: PrintedCode[];
  /** The lines of files that it shows to talk about them. */
  parts: PrintedCode[];
  /** Every file of the project by its path, as it was printed last up to here. */
  files: ReadonlyMap<string, string>;
}

/**
 * Builds every project from the text of its chapters alone: a block with `file="…"` is a whole file, and replaces the one
 * that an earlier chapter has printed.
 * @returns the states of all projects, each project's in the order of its chapters
 */
export function projectStates(articles: ArticleFile[]): ProjectState[] {
  const chapters = articles.flatMap(readChapter).sort((a, b) => a.name.localeCompare(b.name) || a.chapter - b.chapter);
  const projects = new Map<string, Map<string, string>>();
  return chapters.map((chapter) => {
    const files = new Map(projects.get(chapter.name));
    for (const { file, text } of chapter.printed) files.set(file, `${text}\n`);
    projects.set(chapter.name, files);
    return { ...chapter, files };
  });
}

function readChapter({ file, area, slug, source }: ArticleFile): Omit<ProjectState, 'files'>[] {
  const project = projectOf(source);
  if (!project) return [];
  const blocks = codeBlocks(parseArticle(source));
  const naming = (nameOf: typeof fileOf) =>
    blocks.flatMap((code) => {
      const name = nameOf(code);
      return name === undefined ? [] : [{ file: name, text: code.value }];
    });
  return [{ ...project, article: file, path: articlePath(area, slug), printed: naming(fileOf), parts: naming(partOf) }];
}

/** A text that cannot be read builds nothing: its own check says what is wrong. */
function projectOf(source: string): ProjectChapter | undefined {
  try {
    return parseFrontmatter(source).project;
  } catch (error) {
    if (error instanceof FrontmatterError) return undefined;
    throw error;
  }
}
