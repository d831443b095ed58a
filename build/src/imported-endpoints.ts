import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportDeclaration, Module } from '@swc/core';
import { BuildError } from './build-error.ts';
import { endpointsFolder, readEndpointRows } from './endpoint-rows-loader.ts';
import { programExtension } from './paths.ts';
import { loadedLater, type SyntaxNode } from './release-checks/module-imports.ts';
import { type Call, type Node, nameOf, nodesOf } from './syntax-nodes.ts';

const catalogue = '@femcoders/contracts/endpoints/';

/** An endpoint of the catalogue that a source imports. */
export interface ImportedEndpoint {
  /** `PATCH /comments/:id` */
  row: string;
  /** Whether anybody takes an answer: not where each call is a statement, `await callApi(…);`. */
  isTaken: boolean;
}

/**
 * Reads which endpoints of the catalogue a source imports: by their names, as members of their file, or all of a file that it hands on.
 * @param file its name, for the sentence of an error
 * @throws BuildError where the catalogue does not have one
 */
export async function importedEndpoints(file: string, module: Module): Promise<ImportedEndpoint[]> {
  const code = nodesOf(module.body.filter(({ type }) => type !== 'ImportDeclaration'));
  const found: ImportedEndpoint[] = [];
  for (const item of module.body) {
    if (item.type !== 'ImportDeclaration' || item.typeOnly || !item.source.value.startsWith(catalogue)) continue;
    const known = await rowsOf(file, item.source.value);
    for (const { name, isTaken } of importedNames(item, code, Object.keys(known))) {
      const row = known[name];
      if (!row) throw new BuildError(`${file}: ${item.source.value} no tiene ningún endpoint ${name}.`);
      found.push({ row, isTaken });
    }
  }
  for (const place of wholeFiles(code))
    found.push(...Object.values(await rowsOf(file, place)).map((row) => ({ row, isTaken: true })));
  return found;
}

async function rowsOf(file: string, place: string): Promise<Record<string, string>> {
  const path = join(endpointsFolder, place.slice(catalogue.length) + programExtension);
  if (existsSync(path)) return readEndpointRows(path);
  throw new BuildError(`${file}: ${place} no está en el catálogo. Escribe entero el nombre de su archivo.`);
}

/** The endpoints of an import. @param all the names that its file has */
function importedNames(item: ImportDeclaration, code: Node[], all: string[]): { name: string; isTaken: boolean }[] {
  return item.specifiers.flatMap((specifier) => {
    const local = specifier.local.value;
    if (specifier.type === 'ImportNamespaceSpecifier')
      return (membersOf(code, local) ?? all).map((name) => ({ name, isTaken: true }));
    if (specifier.type !== 'ImportSpecifier' || specifier.isTypeOnly) return [];
    return [{ name: specifier.imported?.value ?? local, isTaken: isAnswerTaken(code, local) }];
  });
}

const isNamed = (node: unknown, name: string) => {
  const { type, value } = (node ?? {}) as Node;
  return type === 'Identifier' && value === name;
};

/** Names of the members of `object` that code mentions; null where it does anything else with it than to name one. */
function membersOf(code: Node[], object: string): string[] | null {
  const names = code.flatMap(({ type, object: owner, property }) =>
    type === 'MemberExpression' && isNamed(owner, object) ? [nameOf(property)] : [],
  );
  const inTypes = code.filter(({ type, left }) => type === 'TsQualifiedName' && isNamed(left, object));
  const uses = code.filter((node) => isNamed(node, object));
  const isWhole = uses.length > names.length + inTypes.length || names.includes(undefined);
  return isWhole ? null : names.map(String);
}

/** Whether an endpoint, by its name in a file, is in anything but calls that are statements. */
function isAnswerTaken(code: Node[], name: string): boolean {
  const dropped = code.filter(({ type, expression }) => {
    const { callee, arguments: given } = awaited(type === 'ExpressionStatement' ? expression : undefined);
    return callee?.value === 'callApi' && isNamed(given?.[1]?.expression, name);
  });
  return code.filter((node) => isNamed(node, name)).length > dropped.length;
}

/** An expression without `await` and `void`. */
function awaited(node: unknown): Partial<Call> {
  const { argument } = (node ?? {}) as Node;
  return argument ? awaited(argument) : ((node ?? {}) as Call);
}

/** Files of the catalogue that a source takes whole: it exports from them, or loads them later. */
function wholeFiles(nodes: Node[]): string[] {
  return nodes.flatMap((node) => {
    const { type, source, typeOnly } = node;
    const from = type.startsWith('Export') && !typeOnly ? (source as Node | null)?.value : undefined;
    const place = String(from ?? loadedLater(node as SyntaxNode));
    return place.startsWith(catalogue) ? [place] : [];
  });
}
