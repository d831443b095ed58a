import { posix } from 'node:path';
import { type Module, parse } from '@swc/core';

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

/** The imports of one file. @throws when the text does not parse */
export async function importsOf(file: string, text: string): Promise<Import[]> {
  const module = await parse(text, { syntax: 'typescript', tsx: /\.(?:[jt]sx|[cm]?js)$/.test(file), target: 'es2024' });
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
  return text.slice(0, Math.min(...places, text.length)).split('\n').length;
}
