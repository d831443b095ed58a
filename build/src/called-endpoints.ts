import { join } from 'node:path';
import { type Module, parse } from '@swc/core';
import { endpointsFolder, readEndpointRows } from './endpoint-rows-loader.ts';
import { programExtension } from './paths.ts';

const catalogue = '@femcoders/contracts/endpoints/';

/** The calls to the API in a release's sources. */
export interface CalledEndpoints {
  /** Rows of the endpoints that they import from the catalogue. */
  imported: Set<string>;
  /** The calls that they write as literal texts: calls around the types, and addresses of links, forms and files. */
  written: WrittenCall[];
}

export interface WrittenCall {
  /** Null where it is not said: of an address, and of options that are put together elsewhere. */
  method: string | null;
  /** Below the API's base, an open part as `*`. */
  path: string;
}

/**
 * Reads which endpoints sources call.
 * @param sources texts of TypeScript files, by their names
 * @throws Error where one imports an endpoint that the catalogue does not have, or asks for an address that nobody can read there
 */
export async function calledEndpoints(sources: Readonly<Record<string, string>>): Promise<CalledEndpoints> {
  const called: CalledEndpoints = { imported: new Set(), written: [] };
  for (const [name, text] of Object.entries(sources)) {
    const module = await parse(text, { syntax: 'typescript', tsx: name.endsWith('.tsx') });
    for (const row of await importedRows(module)) called.imported.add(row);
    called.written.push(...nodesOf(module).flatMap((node) => [...requested(node as Call, name), ...writtenIn(node)]));
  }
  return called;
}

async function importedRows(module: Module): Promise<string[]> {
  const rows: string[] = [];
  for (const item of module.body) {
    if (item.type !== 'ImportDeclaration' || item.typeOnly || !item.source.value.startsWith(catalogue)) continue;
    const known = await readEndpointRows(fileOf(item.source.value));
    const names = item.specifiers.flatMap((specifier) => {
      if (specifier.type === 'ImportNamespaceSpecifier') return membersOf(module, specifier.local.value);
      if (specifier.type !== 'ImportSpecifier' || specifier.isTypeOnly) return [];
      return [specifier.imported?.value ?? specifier.local.value];
    });
    for (const name of names) {
      const row = known[name];
      if (!row) throw new Error(`${item.source.value} has no endpoint ${name}.`);
      rows.push(row);
    }
  }
  for (const file of wholeFiles(module)) rows.push(...Object.values(await readEndpointRows(fileOf(file))));
  return rows;
}

/** Files of the catalogue that a source takes whole: it exports from them, or loads them later. */
function wholeFiles(module: Module): string[] {
  return nodesOf(module).flatMap((node) => {
    const { type, callee, arguments: given, source, typeOnly } = node as Call;
    const loaded = callee?.type === 'Import' ? given?.[0]?.expression : undefined;
    const from = loaded ?? (type.startsWith('Export') && !typeOnly ? (source as Node | null) : undefined);
    const place = String(from?.value);
    return place.startsWith(catalogue) ? [place] : [];
  });
}

const fileOf = (place: string) => join(endpointsFolder, place.slice(catalogue.length) + programExtension);

interface Node {
  type: string;
  value?: unknown;
  [part: string]: unknown;
}

/** A node of the syntax tree and all below it. */
function nodesOf(value: unknown): Node[] {
  if (value === null || typeof value !== 'object') return [];
  const below = Object.values(value).flatMap(nodesOf);
  return 'type' in value ? [value as Node, ...below] : below;
}

/** Names of the members of `object` that code mentions. */
function membersOf(module: Module, object: string): string[] {
  return nodesOf(module).flatMap(({ type, object: owner, property }) => {
    const { type: kind, value } = (owner ?? {}) as Node;
    if (type !== 'MemberExpression' || kind !== 'Identifier' || value !== object) return [];
    return [String((property as Node).value)];
  });
}

interface Call extends Node {
  callee?: Node;
  arguments?: { expression: Node }[];
}

/**
 * `api.request('/path', { method })`, however `request` is reached.
 * @throws Error where the address is no text: what it asks for would be seen by no roll-out
 */
function requested({ type, callee, arguments: given = [] }: Call, file: string): WrittenCall[] {
  const called = bare(callee);
  const isMember = called?.type === 'MemberExpression';
  if (type !== 'CallExpression' || nameOf(isMember ? called.property : called) !== 'request') return [];
  const address = textOf(given[0]?.expression);
  // The browser has such functions, too: `navigator.locks.request(name, …)`.
  const isOfApi = isMember && nameOf(bare(called.object)?.object) !== 'navigator';
  if (address === undefined && isOfApi)
    throw new Error(
      `${file}: the address that \`request\` gets is no text there. Call an endpoint of the catalogue with \`callApi\`.`,
    );
  return address && /^\/[a-z]/.test(address) ? [{ method: methodOf(given[1]?.expression), path: address }] : [];
}

/** A text that is a row of the catalogue, `POST /path`, or begins as an address of the API does, `/api/…`: wherever it stands, without its query. */
function writtenIn(node: Node): WrittenCall[] {
  const [text = ''] = (isText(node) ? textOf(node) : undefined)?.split(/[?#]/, 1) ?? [];
  const [, method, path] = row.exec(text) ?? [];
  if (method && path) return [{ method, path }];
  return /^\/api\/[a-z]/.test(text) ? [{ method: null, path: text.slice('/api'.length) }] : [];
}

/** With a method in capitals, whichever, or one that browsers put into capitals. */
const row = /^([A-Z]+|get|post|put|delete) (\/\S*)/;

const isText = ({ type }: Node) => type === 'StringLiteral' || type === 'TemplateLiteral';

/** An expression without what does not change it: parentheses, `as`, `!`, `?.`. */
function bare(node: unknown): Call | undefined {
  const { expression, base = expression } = (node ?? {}) as Node;
  return base ? bare(base) : (node as Call | undefined);
}

/** The name that an identifier or `['name']` is. */
function nameOf(node: unknown): unknown {
  const { type, expression, value } = (node ?? {}) as Node;
  return type === 'Computed' ? textOf(expression as Node) : value;
}

/** The text of a literal, also below `as`, with `*` for what is put in. */
function textOf(node: Node | undefined): string | undefined {
  if (node?.type === 'StringLiteral') return String(node.value);
  const plain = bare(node);
  if (plain !== node) return textOf(plain);
  if (node?.type !== 'TemplateLiteral') return undefined;
  return (node.quasis as { cooked: string }[]).map(({ cooked }) => cooked).join('*');
}

/** Null where it is not written as a text, or something put in may say it, too. */
function methodOf(given: Node | undefined): string | null {
  const options = bare(given);
  if (!options) return 'GET';
  if (options.type !== 'ObjectExpression') return null;
  const properties = options.properties as (Node & { key?: Node })[];
  const names = properties.map(({ type, key, value }) => (type === 'Identifier' ? value : nameOf(key)));
  if (names.includes(undefined)) return null;
  const method = properties[names.indexOf('method')];
  if (!method) return 'GET';
  return textOf(method.type === 'KeyValueProperty' ? (method.value as Node) : undefined) ?? null;
}
