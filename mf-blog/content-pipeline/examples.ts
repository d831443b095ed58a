import { cssLanguage } from '@codemirror/lang-css';
import { javascriptLanguage } from '@codemirror/lang-javascript';
import type { Code, Nodes } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { type Answer, type Check, type ExampleCode, isForReaders } from '../src/features/examples/check.ts';
import { exampleDocument } from '../src/features/examples/example-document.ts';
import { AnswerError, parseAnswers } from './answer-schema.ts';
import { CheckError, parseChecks } from './check-schema.ts';
import { type Mistake, mistakeProblems, readMistakes } from './mistakes.ts';
import { allNodes, attributeOf, isElement } from './text-tree.ts';

/** A live example, as it stands in an article between `<Example>` and `</Example>` (docs/guia/contenidos.md). */
export interface Example {
  /** Unique in its article. */
  id: string;
  title: string;
  /** Height of the result in CSS pixels. */
  height: number;
  start: ExampleCode;
  /** The whole code with the solution's parts in place of the start's, or null where there is none. */
  solution: ExampleCode | null;
  checks: Check[];
  /** Of the server that it pretends to have. */
  answers: Answer[];
  /** Set for a step of a project. */
  step?: ProjectStep;
}

/** A step of a project: it begins with the solution of the one before it. */
export interface ProjectStep {
  /** From 1, of all in its article. */
  number: number;
  of: number;
  /** Id of the step before; null for the first. */
  after: string | null;
  /** Solutions with something wrong, which its checks must notice. */
  mistakes: Mistake[];
}

const usualHeight = 320;
const rootFontSize = 16;

/** Every `<Example>` and every `<Step>` of an article's tree, in reading order. */
export function exampleNodes(tree: Nodes): MdxJsxFlowElement[] {
  return allNodes(tree).filter(
    (node): node is MdxJsxFlowElement =>
      node.type === 'mdxJsxFlowElement' && (isElement(node, 'Example') || isStep(node)),
  );
}

const isStep = (node: Nodes) => isElement(node, 'Step');

/** The examples of an article in reading order; what is missing or wrong is left empty, and `exampleProblems` reports it. */
export function readExamples(tree: Nodes): Example[] {
  const nodes = exampleNodes(tree);
  const of = nodes.filter(isStep).length;
  let before: Example | null = null;
  let number = 0;
  return nodes.map((node) => {
    if (!isStep(node)) return readExample(node, noCode);
    const read = readExample(node, before?.solution ?? before?.start ?? noCode);
    number += 1;
    const mistakes = readMistakes(blockOf(node, 'yaml', 'mistakes'));
    const answers = read.answers.length > 0 ? read.answers : (before?.answers ?? []);
    before = { ...read, answers, step: { number, of, after: before?.id ?? null, mistakes } };
    return before;
  });
}

const noCode: ExampleCode = { html: '', css: '', js: '' };

const blockOf = (node: MdxJsxFlowElement, lang: string, meta: string | null) =>
  codeOf(node).find((one) => one.lang === lang && one.meta === meta)?.value;

function readExample(node: MdxJsxFlowElement, before: ExampleCode): Example {
  const code = (lang: string, meta: 'solution' | 'checks' | 'server' | null) => blockOf(node, lang, meta);
  const start = {
    html: code('html', null) ?? before.html,
    css: code('css', null) ?? before.css,
    js: code('js', null) ?? before.js,
  };
  const solved = { html: code('html', 'solution'), css: code('css', 'solution'), js: code('js', 'solution') };
  const hasSolution = Object.values(solved).some((part) => part !== undefined);
  const height = /^(\d+(?:\.\d+)?)rem$/.exec(attributeOf(node, 'height') ?? '')?.[1];
  const on = hasSolution ? 'solution' : 'start';
  return {
    id: attributeOf(node, 'id') ?? '',
    title: attributeOf(node, 'title') ?? '',
    height: height ? Number(height) * rootFontSize : usualHeight,
    start,
    solution: hasSolution
      ? { html: solved.html ?? start.html, css: solved.css ?? start.css, js: solved.js ?? start.js }
      : null,
    checks: readChecks(code('yaml', 'checks')).map((check) => ({ on, ...check })),
    answers: readAnswers(code('yaml', 'server')),
  };
}

/** @returns what an author must mend in the examples of an article, one sentence each */
export function exampleProblems(tree: Nodes): string[] {
  const seen = new Set<string>();
  const examples = readExamples(tree);
  return exampleNodes(tree).flatMap((node, place) => {
    const example = examples[place];
    const id = attributeOf(node, 'id') ?? '';
    const problems = [...ownProblems(node), ...(example ? codeProblems(node, example) : [])];
    if (seen.has(id)) problems.push('the id belongs to another example of this article');
    seen.add(id);
    return problems.map((problem) => `${isStep(node) ? 'step' : 'example'} "${id}": ${problem}`);
  });
}

const knownAttributes = ['id', 'title', 'height'];
const knownFences = ['html', 'css', 'js', 'html solution', 'css solution', 'js solution', 'yaml checks', 'yaml server'];
const stepFences = [...knownFences, 'yaml mistakes'];

function ownProblems(node: MdxJsxFlowElement): string[] {
  const problems: string[] = [];
  if (!/^[a-z][a-z0-9-]*$/.test(attributeOf(node, 'id') ?? ''))
    problems.push('needs an id of small letters, digits and hyphens');
  if (!attributeOf(node, 'title')?.trim()) problems.push('needs a title');
  const height = attributeOf(node, 'height');
  if (height !== undefined && !/^\d+(\.\d+)?rem$/.test(height)) problems.push('its height must be one such as 20rem');
  for (const one of node.attributes) {
    const name = one.type === 'mdxJsxAttribute' ? one.name : '{…}';
    if (!knownAttributes.includes(name)) problems.push(`unknown attribute ${name}`);
  }
  const fences = codeOf(node).map(({ lang, meta }) => [lang, meta].filter(Boolean).join(' '));
  for (const fence of fences) {
    if (!(isStep(node) ? stepFences : knownFences).includes(fence))
      problems.push(`a block of "${fence}" has no place in it`);
    if (fences.indexOf(fence) !== fences.lastIndexOf(fence)) problems.push(`has more than one block of "${fence}"`);
  }
  for (const { lang, meta, value } of codeOf(node)) {
    const place = [lang, meta].filter(Boolean).join(' ');
    if (lang === 'css') problems.push(...cssProblems(value).map((problem) => `${place}: ${problem}`));
    if (lang === 'html') problems.push(...htmlProblems(value).map((problem) => `${place}: ${problem}`));
    if (lang === 'js') problems.push(...jsProblems(value).map((problem) => `${place}: ${problem}`));
    if (place === 'yaml server') problems.push(...answerProblems(value).map((problem) => `${place}: ${problem}`));
    if (place === 'yaml checks') problems.push(...checkProblems(value).map((problem) => `${place}: ${problem}`));
  }
  return [...new Set(problems)];
}

/** @returns what is missing in what an example and the steps before it give together, one sentence each */
function codeProblems(node: MdxJsxFlowElement, { start, solution, checks, step }: Example): string[] {
  const problems: string[] = [];
  if (!start.html && !start.js) problems.push('needs a block of html or js');
  if (solution === null && checks.some(({ on }) => on === 'solution'))
    problems.push('yaml checks: is about a solution that is not there');
  if (!step) return problems;
  if (solution === null) problems.push('needs a solution');
  if (step.after !== null && codeOf(node).some(({ lang, meta }) => lang !== 'yaml' && meta === null))
    problems.push('begins with the solution of the step before, so it has no code but its solution');
  if (!checks.some(({ on }) => on === 'solution')) problems.push('yaml checks: there are none');
  for (const check of checks)
    if (!check.says || !isForReaders(check))
      problems.push('yaml checks: a page must be able to look, and each must say what it asks for');
  return [...problems, ...mistakeProblems(blockOf(node, 'yaml', 'mistakes'), solution)];
}

/** @returns where CSS cannot be read, one sentence each */
function cssProblems(css: string): string[] {
  // The grammar does not know which elements `:nth-child()` may count.
  const readable = css.replaceAll(/(:nth-(?:last-)?child\([^()]*?) of [^()]*(?:\([^()]*\)[^()]*)*\)/g, (whole, count) =>
    `${count})`.padEnd(whole.length),
  );
  const lines = new Set<number>();
  cssLanguage.parser.parse(readable).iterate({
    enter: ({ type, from }) => void (type.isError && lines.add(readable.slice(0, from).split('\n').length)),
  });
  return [...lines].map((line) => `line ${line} cannot be read`);
}

/** @returns where a script cannot be read, one sentence each */
function jsProblems(js: string): string[] {
  const lines = new Set<number>();
  javascriptLanguage.parser.parse(js).iterate({
    enter: ({ type, from }) => void (type.isError && lines.add(js.slice(0, from).split('\n').length)),
  });
  return [...lines].map((line) => `line ${line} cannot be read`);
}

/** @returns where HTML is not as the standard wants it, one sentence each */
function htmlProblems(html: string): string[] {
  const problems: string[] = [];
  const linesBefore = exampleDocument({ html: '', css: '' }, '').split('\n').length - 1;
  const document = parse(exampleDocument({ html, css: '' }, ''), {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startLine }) => problems.push(`line ${startLine - linesBefore}: ${code}`),
  });
  walk(document, ({ tagName, namespaceURI, sourceCodeLocation: place }) => {
    const isDrawing = namespaceURI !== 'http://www.w3.org/1999/xhtml';
    if (!place?.startTag || place.endTag || isDrawing || mayStayOpen.has(tagName)) return;
    problems.push(`line ${place.startTag.startLine - linesBefore}: <${tagName}> is not closed`);
  });
  return problems;
}

/** Elements without an end tag, and those whose end tag may be left out (HTML standard, section 13.1.2.4). */
const mayStayOpen = new Set(
  'area base br col embed hr img input link meta source track wbr html head body li dt dd p rt rp optgroup option colgroup caption thead tbody tfoot tr td th'.split(
    ' ',
  ),
);

type ParsedNode = DefaultTreeAdapterTypes.Node;

function walk(node: ParsedNode, visit: (element: DefaultTreeAdapterTypes.Element) => void): void {
  if ('tagName' in node) visit(node);
  if ('content' in node) walk(node.content, visit);
  if ('childNodes' in node) for (const child of node.childNodes) walk(child, visit);
}

function checkProblems(yaml: string): string[] {
  try {
    parseChecks(yaml);
    return [];
  } catch (error) {
    if (error instanceof CheckError) return [error.message];
    throw error;
  }
}

function answerProblems(yaml: string): string[] {
  try {
    parseAnswers(yaml);
    return [];
  } catch (error) {
    if (error instanceof AnswerError) return [error.message];
    throw error;
  }
}

function readAnswers(yaml: string | undefined): Answer[] {
  return yaml === undefined || answerProblems(yaml).length > 0 ? [] : parseAnswers(yaml);
}

function readChecks(yaml: string | undefined): Check[] {
  return yaml === undefined || checkProblems(yaml).length > 0 ? [] : parseChecks(yaml);
}

function codeOf(node: MdxJsxFlowElement): Code[] {
  return node.children.filter((child) => child.type === 'code').map((code) => ({ ...code, meta: code.meta ?? null }));
}
