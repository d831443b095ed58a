import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join, relative } from 'node:path';
import { type Module, parse } from '@swc/core';
import { BuildError } from './build-error.ts';
import { mayImport } from './release-checks/remote-laws.ts';
import { buildSources } from './source-inputs.ts';

/**
 * What a remote imports it says in its own package.json: a library that only another part happens to have installed is another version
 * tomorrow, or gone.
 * @param directory folder of the remote
 * @throws BuildError naming each package that is imported and not declared, and where
 */
export async function refuseUndeclared(name: string, directory: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(directory, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  const declared = new Set(Object.keys(manifest.dependencies ?? {}));
  const undeclared = new Map<string, string>();
  for (const file of (await buildSources(directory)).filter((one) => /\.tsx?$/.test(one))) {
    for (const packageName of await importedPackages(file))
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

/** Whether it is a part of the house that no remote may import: to declare it would not help. */
function isOfOthers(packageName: string): boolean {
  const [, own] = /^@femcoders\/(.+)$/.exec(packageName) ?? [];
  return own !== undefined && !mayImport.includes(own);
}

async function importedPackages(file: string): Promise<string[]> {
  const module = await parse(await readFile(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('.tsx') });
  return specifiersOf(module).flatMap((specifier) => {
    if (specifier.startsWith('.') || specifier.startsWith('/') || isBuiltin(specifier)) return [];
    return [specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')];
  });
}

/** What a module imports, also later; types leave nothing in what is built. */
function specifiersOf(module: Module): string[] {
  const later = (node: unknown): string[] => {
    if (node === null || typeof node !== 'object') return [];
    const {
      type,
      callee,
      arguments: given,
    } = node as { type?: string; callee?: { type: string }; arguments?: unknown };
    const [first] = type === 'CallExpression' && callee?.type === 'Import' ? (given as { expression: unknown }[]) : [];
    const { type: kind, value } = (first?.expression ?? {}) as { type?: string; value?: string };
    return [...(kind === 'StringLiteral' && value ? [value] : []), ...Object.values(node).flatMap(later)];
  };
  const atOnce = module.body.flatMap((item) => {
    if (item.type === 'ImportDeclaration') return item.typeOnly ? [] : [item.source.value];
    if (item.type === 'ExportNamedDeclaration') return item.source && !item.typeOnly ? [item.source.value] : [];
    return item.type === 'ExportAllDeclaration' ? [item.source.value] : [];
  });
  return [...atOnce, ...later(module.body)];
}
