import type { ArticleFile } from '../article-files.ts';
import { parseArticle } from '../parse-article.ts';
import { codeBlocks, partOf } from '../text-tree.ts';
import { type ProjectState, projectStates } from './project-states.ts';

/** A path below the project's folder, of names that every file system has. */
const plainPath = /^(?:[a-z0-9][\w.-]*\/)*[\w.-]*[a-z0-9]$/i;

/**
 * Finds what keeps readers from building a project out of its chapters.
 * @returns one sentence per error, beginning with the chapter's file
 */
export function projectProblems(articles: ArticleFile[]): string[] {
  const states = projectStates(articles);
  const chapters = new Set(states.map(({ article }) => article));
  return [
    ...states.flatMap((state, index) =>
      [...orderProblems(state, states[index - 1]), ...printedProblems(state), ...partProblems(state)].map(
        (problem) => `${state.article}: ${problem}`,
      ),
    ),
    ...articles.filter(({ file }) => !chapters.has(file)).flatMap(strayParts),
  ];
}

function orderProblems({ name, chapter, article }: ProjectState, before: ProjectState | undefined): string[] {
  const isFirst = before?.name !== name;
  const expected = isFirst ? 1 : before.chapter + 1;
  const order =
    chapter === expected ? [] : [`project: is chapter ${chapter} of "${name}", but the next is ${expected}`];
  // Chapters lie below the first one's address, so that none is met without it.
  const isBelow = article.split('/').length === 3;
  const place = isFirst || isBelow ? [] : [`project: chapter ${chapter} belongs in the folder of the first`];
  return [...order, ...place];
}

function printedProblems({ printed }: ProjectState): string[] {
  const names = printed.map(({ file }) => file);
  const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  return [
    ...(printed.length === 0 ? ['prints no file of its project'] : []),
    ...names.filter((name) => !plainPath.test(name)).map((name) => `${name}: is no path of a file in the project`),
    ...[...repeated].map((name) => `${name}: is printed twice; show lines of it with part="${name}"`),
  ];
}

function partProblems({ parts, files }: ProjectState): string[] {
  return parts.flatMap(({ file, text }) => {
    const whole = files.get(file);
    if (whole === undefined) return [`${file}: no chapter up to here prints it`];
    return `\n${whole}`.includes(`\n${text}\n`) ? [] : [`${file}: has no such lines:\n${text}`];
  });
}

/** Lines of a file that nobody prints. */
function strayParts({ file, source }: ArticleFile): string[] {
  return codeBlocks(parseArticle(source)).flatMap((code) => {
    const part = partOf(code);
    return part === undefined ? [] : [`${file}: ${part}: part="…" is for the chapters of a project`];
  });
}
