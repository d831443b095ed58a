import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { promisify } from 'node:util';
import { type Module, parse } from '@swc/core';

const run = promisify(execFile);

/** One import of one file, static or dynamic, of a type or of a value. */
export interface Import {
  /** The importing file, below the repository's root, with `/`. */
  file: string;
  line: number;
  /** As written: `./page.ts`, `@femcoders/platform`, `node:fs`. */
  specifier: string;
  /** Imported names; empty for whole modules and side effects. */
  names: string[];
}

const sourceFile = /\.(?:[cm]?ts|tsx|[cm]?js|jsx)$/;

/**
 * The files that belong to the project: committed, or new and not ignored, and still there.
 * @param root the repository's root
 * @returns paths below the root, with `/`
 */
export async function projectFiles(root: string): Promise<string[]> {
  const { stdout } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(stdout.split('\0').filter((file) => file && existsSync(join(root, file))))].sort();
}

/** Every import of every source file among `files`. @param root the repository's root */
export async function readImports(root: string, files: string[]): Promise<Import[]> {
  const perFile = await Promise.all(
    files.filter((file) => sourceFile.test(file)).map(async (file) => importsOf(file, await readText(root, file))),
  );
  return perFile.flat();
}

/** The text of a project file. */
export function readText(root: string, file: string): Promise<string> {
  return readFile(join(root, file), 'utf8');
}

/** The imports of one file. @throws when the text does not parse */
export async function importsOf(file: string, text: string): Promise<Import[]> {
  const module = await parse(text, { syntax: 'typescript', tsx: /\.(?:[jt]sx|[cm]?js)$/.test(file), target: 'es2024' });
  const found: Import[] = [];
  const add = (specifier: string, names: string[]) =>
    found.push({ file, line: lineOf(text, specifier), specifier, names });

  visit(module, (node) => {
    switch (node.type) {
      case 'ImportDeclaration':
        return add(node.source.value, (node.specifiers as Node[]).flatMap(importedName));
      case 'ExportNamedDeclaration':
        return node.source && add(node.source.value, (node.specifiers as Node[]).flatMap(importedName));
      case 'ExportAllDeclaration':
        return add(node.source.value, []);
      case 'CallExpression': {
        const argument = node.arguments?.[0]?.expression;
        const loads =
          node.callee.type === 'Import' || (node.callee.type === 'Identifier' && node.callee.value === 'require');
        return loads && argument?.type === 'StringLiteral' && add(argument.value, []);
      }
      case 'TsImportType':
        return add(node.argument.value, []);
    }
  });
  return found;
}

/**
 * The addresses of pages that a file's code goes to, such as `/blog?categoria=css`; `*` stands for what is filled in. Titles of
 * tests are texts and name none.
 */
export async function addressesIn(file: string, text: string): Promise<string[]> {
  const module = await parse(text, { syntax: 'typescript', tsx: /x$/.test(file), target: 'es2024' });
  const found = new Set<string>();
  const titles = new Set<Node>();
  visit(module, (node) => {
    if (node.type === 'CallExpression' && isTestCall(node.callee)) titles.add(node.arguments[0]?.expression);
    if (titles.has(node)) return;
    const value =
      node.type === 'StringLiteral'
        ? node.value
        : node.type === 'TemplateLiteral' && node.quasis.map(({ cooked }: Node) => cooked).join('*');
    if (typeof value === 'string' && /^\/(?:[a-z]\S*)?$/.test(value) && !/^\/(?:api|mf)\//.test(value))
      found.add(value);
  });
  return [...found];
}

/** `test(…)`, `test.skip(…)`, `test.describe.serial(…)`. */
function isTestCall(callee: Node): boolean {
  return callee.type === 'MemberExpression' ? isTestCall(callee.object) : callee.value === 'test';
}

/** The path below the root that a relative import of `file` means. */
export function resolveRelative(file: string, specifier: string): string {
  return posix.normalize(posix.join(posix.dirname(file), specifier));
}

// biome-ignore lint/suspicious/noExplicitAny: the tree is walked by the kind of its nodes
type Node = { type: string } & Record<string, any>;

function importedName(specifier: Node): string[] {
  if (specifier.type === 'ImportSpecifier') return [(specifier.imported ?? specifier.local).value as string];
  if (specifier.type === 'ExportSpecifier') return [specifier.orig.value as string];
  return [];
}

function visit(node: Module | Node, see: (node: Node) => unknown): void {
  see(node as Node);
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const item of value) visitValue(item, see);
    else visitValue(value, see);
  }
}

function visitValue(value: unknown, see: (node: Node) => unknown): void {
  if (typeof value === 'object' && value !== null) visit(value as Node, see);
}

/** swc counts positions over all files it has parsed; the specifier's own text is found more simply. */
function lineOf(text: string, specifier: string): number {
  const places = [`'${specifier}'`, `"${specifier}"`].map((quoted) => text.indexOf(quoted)).filter((at) => at >= 0);
  return text.slice(0, Math.min(...places, text.length)).split('\n').length;
}
