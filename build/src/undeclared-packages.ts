import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { Module } from '@swc/core';
import { BuildError } from './build-error.ts';
import { readJson } from './read-json.ts';
import {
  constantText,
  isCode,
  loadedLater,
  parseSource,
  type SyntaxNode,
  visitSyntax,
} from './release-checks/module-imports.ts';
import { mayImport } from './release-checks/remote-laws.ts';
import { buildSources } from './source-inputs.ts';

/**
 * Refuses imports that a remote's own package.json does not declare: a library that only another part happens to have installed is another version
 * tomorrow, or gone.
 * @param directory folder of the remote
 * @throws BuildError naming each package that is imported and not declared, and where
 */
export async function refuseUndeclared(name: string, directory: string): Promise<void> {
  const manifest = (await readJson(join(directory, 'package.json'))) as { dependencies?: Record<string, string> };
  const declared = new Set(Object.keys(manifest.dependencies ?? {}));
  const undeclared = new Map<string, string>();
  const isRead = (file: string) => isStyle(file) || isCode(file);
  for (const file of (await buildSources(directory)).filter(isRead)) {
    for (const packageName of await importedPackages(directory, file))
      if (!declared.has(packageName)) undeclared.set(packageName, relative(directory, file));
  }
  if (undeclared.size === 0) return;
  const lines = [...undeclared].map(([packageName, file]) => `  · ${packageName}, en ${file}`);
  const mayBeDeclared = [...undeclared.keys()].some((one) => !isOfOthers(one));
  const advice = mayBeDeclared
    ? 'Añádelo allí con la versión con la que lo has probado.'
    : `De la casa, un remoto solo puede importar ${mayImport.join(', ')}.`;
  throw new BuildError(
    `${name} importa lo que su package.json no nombra en dependencies:\n${lines.join('\n')}\n${advice}`,
  );
}

const isStyle = (file: string) => file.endsWith('.css');

/** Whether it is a part of the house that no remote may import: to declare it would not help. */
function isOfOthers(packageName: string): boolean {
  const [, own] = /^@femcoders\/(.+)$/.exec(packageName) ?? [];
  return own !== undefined && !mayImport.includes(own);
}

async function importedPackages(directory: string, file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8');
  const specifiers = isStyle(file)
    ? stylesLoadedBy(text).filter((specifier) => !existsSync(join(dirname(file), specifier)))
    : specifiersOf(await parseSource(relative(directory, file), text));
  return specifiers.flatMap((specifier) => {
    if (/^[./#]|^(?:https?|data|blob|node):/.test(specifier) || isBuiltin(specifier)) return [];
    return [specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')];
  });
}

/** Returns the specifiers that a module imports, also dynamically; type imports leave none in the output. */
function specifiersOf(module: Module): string[] {
  const found: string[] = [];
  for (const item of module.body) {
    if (item.type === 'ImportDeclaration' && !item.typeOnly) found.push(item.source.value);
    if (item.type === 'ExportNamedDeclaration' && item.source && !item.typeOnly) found.push(item.source.value);
    if (item.type === 'ExportAllDeclaration') found.push(item.source.value);
  }
  visitSyntax(module, (node) => {
    const later = loadedLater(node) ?? fileOf(node);
    if (later) found.push(later);
  });
  return found;
}

/** `new URL('package/file.svg', import.meta.url)`: the bundler resolves the file. */
function fileOf({ type, callee, arguments: given }: SyntaxNode): string | null {
  if (type !== 'NewExpression' || callee.type !== 'Identifier' || callee.value !== 'URL' || given?.length !== 2)
    return null;
  const base: SyntaxNode = given[1].expression;
  const isOfModule = base.type === 'MemberExpression' && base.object?.type === 'MetaProperty';
  const { text, isWhole } = constantText(given[0].expression);
  return isOfModule && isWhole ? text : null;
}

/** Returns the specifiers that a style sheet loads: `@import`, `composes … from`, `@value … from`, `url()`. */
function stylesLoadedBy(text: string): string[] {
  const bare = text.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const taken = bare.matchAll(/(?:@import\s+|\bfrom\s+)(["'])(.+?)\1|\burl\(\s*(["']?)([^"')\s]+)\3\s*\)/g);
  return [...taken].map(([, , name, , address]) => (name ?? address ?? '').replace(/^~/, '')).filter(Boolean);
}
