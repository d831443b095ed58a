import { libraryAreas } from '../../src/features/articles/article-names.ts';
import type { PathStage } from '../../src/features/path/learning-path.ts';
import { type ArticleFile, articlePath } from '../article-files.ts';
import { FrontmatterError, parseFrontmatter } from '../frontmatter.ts';
import { quizPath } from '../quizzes/quiz-files.ts';
import { PathError, parsePath, type StageSource } from './path-file.ts';
import { afterPrerequisites, findCircles, readPrerequisites } from './prerequisites.ts';

/**
 * The path with the addresses of its articles and what each requires; a stage without articles is left out.
 * @param source content/path.yaml
 * @throws PathError when it is not as it should be
 */
export function learningPath(source: string, files: ArticleFile[]): PathStage[] {
  const graph = readPrerequisites(files);
  return expandStages(parsePath(source), files)
    .map(({ id, title, about, result, paths, quiz }) => ({
      ...{ id, title, about, result },
      steps: paths.map((path) => ({ path, requires: [...(graph.get(path) ?? [])] })),
      ...(quiz && { quiz: quizPath(quiz) }),
    }))
    .filter(({ steps }) => steps.length > 0);
}

/** Puts in place of `area/*` the articles that it stands for. */
function expandStages(stages: StageSource[], files: ArticleFile[]): (StageSource & { paths: string[] })[] {
  const graph = readPrerequisites(files);
  const named = new Set(stages.flatMap(({ articles }) => articles));
  const restOf = (area: string) =>
    files
      .filter((file) => file.area === area && !named.has(`${file.area}/${file.slug}`))
      .sort((a, b) => postIdOf(a) - postIdOf(b))
      .map(({ slug }) => articlePath(area, slug));
  return stages.map((stage) => ({
    ...stage,
    paths: stage.articles.flatMap((article) => {
      const [area = '', ...rest] = article.split('/');
      const slug = rest.join('/');
      return slug === '*' ? afterPrerequisites(restOf(area), graph) : [articlePath(area, slug)];
    }),
  }));
}

function postIdOf({ source }: ArticleFile): number {
  try {
    return parseFrontmatter(source).postId;
  } catch (error) {
    if (error instanceof FrontmatterError) return 0;
    throw error;
  }
}

/**
 * Reads the path and what articles require as a careful teacher would: everything that is required is an article that
 * teaches, nothing requires itself by way of others, and no article comes before what it requires.
 * @param source content/path.yaml
 * @returns one sentence per error, beginning with the file; none when all is well
 */
export function checkLearningPath(source: string, files: ArticleFile[], quizAreas: string[]): string[] {
  const library = files.filter(({ area }) => libraryAreas.includes(area));
  const fileOf = new Map(library.map((file) => [articlePath(file.area, file.slug), file.file]));
  const graph = readPrerequisites(library);
  const unknown = [...graph].flatMap(([path, required]) =>
    required
      .filter((one) => !fileOf.has(one))
      .map((one) => `${fileOf.get(path)}: requires: ${one} is no article of the library`),
  );
  const circles = findCircles(graph).map(
    (circle) => `${fileOf.get(circle[0] ?? '')}: requires itself: ${circle.join(' → ')}`,
  );
  try {
    const stages = expandStages(parsePath(source), library);
    return [...unknown, ...circles, ...checkStages(stages, { fileOf, graph, quizAreas })];
  } catch (error) {
    if (error instanceof PathError) return [...unknown, ...circles, `path.yaml: ${error.message}`];
    throw error;
  }
}

interface Known {
  fileOf: ReadonlyMap<string, string>;
  graph: ReturnType<typeof readPrerequisites>;
  quizAreas: string[];
}

function checkStages(stages: (StageSource & { paths: string[] })[], { fileOf, graph, quizAreas }: Known): string[] {
  const order = stages.flatMap(({ paths }) => paths);
  const problems = repeated(stages.map(({ id }) => id)).map((id) => `path.yaml: two stages are called "${id}"`);
  for (const path of repeated(order)) problems.push(`path.yaml: names ${path} twice`);
  for (const path of order) if (!fileOf.has(path)) problems.push(`path.yaml: there is no article ${path}`);
  for (const { id, quiz } of stages)
    if (quiz && !quizAreas.includes(quiz)) problems.push(`path.yaml: ${id}: there is no quiz "${quiz}"`);
  for (const [path, file] of fileOf) {
    const place = order.indexOf(path);
    if (place < 0) problems.push(`${file}: no stage of path.yaml has it: add "${file.replace(/\.mdx$/, '')}" to one`);
    for (const required of graph.get(path) ?? [])
      if (place >= 0 && order.indexOf(required) > place)
        problems.push(`${file}: comes before ${required}, which it requires (path.yaml)`);
  }
  return problems;
}

function repeated(values: string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
