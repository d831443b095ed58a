import { posix } from 'node:path';
import { type Module, parse } from '@swc/core';
import { BuildError } from '../build-error.ts';

/** One import of one file, static or dynamic, of a type or of a value. */
export interface Import {
  /** The importing file, below the root that its reader has chosen, with `/`. */
  file: string;
  line: number;
  /** As written: `./page.ts`, `@femcoders/platform`, `node:fs`. */
  specifier: string;
  /** Imported names; empty for whole modules and side effects. */
  names: string[];
}

/** Files that may import others. */
export const sourceFile = /\.(?:[cm]?ts|tsx|[cm]?js|jsx)$/;

/** Whether a file leaves something in what is built: declarations (`.d.ts`) do not. */
export const isCode = (file: string): boolean => sourceFile.test(file) && !/\.d\.[cm]?ts$/.test(file);

/** The syntax of one file, whatever its kind. @throws BuildError with line and column when the text does not parse */
export async function parseSource(file: string, text: string): Promise<Module> {
  try {
    return await parse(text, { syntax: 'typescript', tsx: /\.(?:[jt]sx|[cm]?js)$/.test(file), target: 'es2024' });
  } catch (error) {
    const said = String((error as Error).message ?? error);
    const [, reason = 'no se entiende'] = /^\s*[x×]\s+(.+)$/m.exec(said) ?? [];
    const [, place = ''] = /\[(\d+:\d+)\]/.exec(said) ?? [];
    throw new BuildError(`${file}${place && `:${place}`} tiene un error de sintaxis: ${reason}.`);
  }
}

/** The imports of one file. @throws BuildError when the text does not parse */
export async function importsOf(file: string, text: string): Promise<Import[]> {
  const module = await parseSource(file, text);
  const found: Import[] = [];
  const add = (specifier: string, names: string[]) =>
    found.push({ file, line: lineOf(text, specifier), specifier, names });

  visitSyntax(module, (node) => {
    switch (node.type) {
      case 'ImportDeclaration':
        return add(node.source.value, (node.specifiers as SyntaxNode[]).flatMap(importedName));
      case 'ExportNamedDeclaration':
        return node.source && add(node.source.value, (node.specifiers as SyntaxNode[]).flatMap(importedName));
      case 'ExportAllDeclaration':
        return add(node.source.value, []);
      case 'CallExpression': {
        const specifier = loadedLater(node);
        return specifier && add(specifier, []);
      }
      case 'TsImportType':
        return add(node.argument.value, []);
    }
  });
  return found;
}

/**
 * Returns the modules that a call loads: `import('a')`, `require('a')`, with a text that the bundler can work out, such as `` `a` `` or `'a' + '/b'`; of one that
 * it knows the beginning of, such as `` `a/${name}` ``, that beginning. Null for all else.
 */
export function loadedLater({ type, callee, arguments: given }: SyntaxNode): string | null {
  if (type !== 'CallExpression') return null;
  const loads = callee.type === 'Import' || (callee.type === 'Identifier' && callee.value === 'require');
  const { text, isWhole } = loads ? constantText(given?.[0]?.expression) : { text: '', isWhole: false };
  // The beginning of a name says nothing; a package with a slash after it does.
  return isWhole || text.includes('/') ? text || null : null;
}

/** A text as far as it is known before the code runs. */
export function constantText(node: SyntaxNode | undefined): { text: string; isWhole: boolean } {
  if (node?.type === 'StringLiteral') return { text: node.value, isWhole: true };
  if (node?.type === 'ParenthesisExpression') return constantText(node.expression);
  if (node?.type === 'BinaryExpression' && node.operator === '+') {
    const left = constantText(node.left);
    return left.isWhole ? joined([left, constantText(node.right)]) : left;
  }
  if (node?.type === 'TemplateLiteral') {
    const [first, ...rest] = node.quasis as SyntaxNode[];
    const parts = rest.flatMap((quasi, index) => [constantText(node.expressions[index]), quasiText(quasi)]);
    return joined([quasiText(first), ...parts]);
  }
  return { text: '', isWhole: false };
}

const quasiText = (quasi: SyntaxNode | undefined) => ({
  text: String(quasi?.cooked ?? quasi?.raw ?? ''),
  isWhole: true,
});

/** Texts one after the other, up to the first that is not known to its end. */
function joined(parts: { text: string; isWhole: boolean }[]): { text: string; isWhole: boolean } {
  const end = parts.findIndex(({ isWhole }) => !isWhole);
  const known = end < 0 ? parts : parts.slice(0, end + 1);
  return { text: known.map(({ text }) => text).join(''), isWhole: end < 0 };
}

/** The path below the root that a relative import of `file` means. */
export function resolveRelative(file: string, specifier: string): string {
  return posix.normalize(posix.join(posix.dirname(file), specifier));
}

// biome-ignore lint/suspicious/noExplicitAny: the tree is walked by the kind of its nodes
export type SyntaxNode = { type: string } & Record<string, any>;

/** Calls `see` for a node and for all below it. */
export function visitSyntax(node: Module | SyntaxNode, see: (node: SyntaxNode) => unknown): void {
  see(node as SyntaxNode);
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const item of value) visitValue(item, see);
    else visitValue(value, see);
  }
}

function visitValue(value: unknown, see: (node: SyntaxNode) => unknown): void {
  if (typeof value === 'object' && value !== null) visitSyntax(value as SyntaxNode, see);
}

function importedName(specifier: SyntaxNode): string[] {
  if (specifier.type === 'ImportSpecifier') return [(specifier.imported ?? specifier.local).value as string];
  if (specifier.type === 'ExportSpecifier') return [specifier.orig.value as string];
  return [];
}

/** swc counts positions over all files it has parsed; the specifier's own text is found more simply. */
function lineOf(text: string, specifier: string): number {
  const places = [`'${specifier}'`, `"${specifier}"`].map((quoted) => text.indexOf(quoted)).filter((at) => at >= 0);
  // One that is put together out of others stands nowhere as it is.
  if (places.length === 0) return 1;
  return text.slice(0, Math.min(...places)).split('\n').length;
}
