import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  type Import,
  importsOf,
  type SyntaxNode,
  sourceFile,
  visitSyntax,
} from '@femcoders/build/release-checks/module-imports';
import { parse } from '@swc/core';

const run = promisify(execFile);

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

/**
 * The addresses of pages that a file's code goes to, such as `/blog?categoria=css`; `*` stands for what is filled in. Titles of
 * tests are texts and name none.
 */
export async function addressesIn(file: string, text: string): Promise<string[]> {
  const module = await parse(text, { syntax: 'typescript', tsx: /x$/.test(file), target: 'es2024' });
  const found = new Set<string>();
  const titles = new Set<SyntaxNode>();
  visitSyntax(module, (node) => {
    if (node.type === 'CallExpression' && isTestCall(node.callee)) titles.add(node.arguments[0]?.expression);
    if (titles.has(node)) return;
    const value =
      node.type === 'StringLiteral'
        ? node.value
        : node.type === 'TemplateLiteral' && node.quasis.map(({ cooked }: SyntaxNode) => cooked).join('*');
    if (typeof value === 'string' && /^\/(?:[a-z]\S*)?$/.test(value) && !/^\/(?:api|mf)\//.test(value))
      found.add(value);
  });
  return [...found];
}

/** `test(…)`, `test.skip(…)`, `test.describe.serial(…)`. */
function isTestCall(callee: SyntaxNode): boolean {
  return callee.type === 'MemberExpression' ? isTestCall(callee.object) : callee.value === 'test';
}
