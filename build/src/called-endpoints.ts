import { join } from 'node:path';
import { type Module, parse } from '@swc/core';
import { endpointsFolder, readEndpointRows } from './endpoint-rows-loader.ts';
import { programExtension } from './paths.ts';

const catalogue = '@femcoders/contracts/endpoints/';

/** The calls to the API in a release's sources. */
export interface CalledEndpoints {
  /** Rows of the endpoints that they import from the catalogue → whether anybody takes an answer: not where each call is a statement, `await callApi(…);`. */
  imported: Map<string, boolean>;
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
  const called: CalledEndpoints = { imported: new Map(), written: [] };
  for (const [name, text] of Object.entries(sources)) {
    const module = await parse(text, { syntax: 'typescript', tsx: name.endsWith('.tsx') });
    for (const { row, isTaken } of await importedRows(module))
      called.imported.set(row, isTaken || called.imported.get(row) === true);
    called.written.push(...nodesOf(module).flatMap((node) => [...requested(node as Call, name), ...writtenIn(node)]));
  }
  return called;
}

interface ImportedRow {
  row: string;
  isTaken: boolean;
}

async function importedRows(module: Module): Promise<ImportedRow[]> {
  const rows: ImportedRow[] = [];
  for (const item of module.body) {
    if (item.type !== 'ImportDeclaration' || item.typeOnly || !item.source.value.startsWith(catalogue)) continue;
    const known = await readEndpointRows(fileOf(item.source.value));
    const endpoints = item.specifiers.flatMap((specifier) => {
      const local = specifier.local.value;
      if (specifier.type === 'ImportNamespaceSpecifier')
        return membersOf(module, local).map((name) => ({ name, isTaken: true }));
      if (specifier.type !== 'ImportSpecifier' || specifier.isTypeOnly) return [];
      return [{ name: specifier.imported?.value ?? local, isTaken: isAnswerTaken(module, local) }];
    });
    for (const { name, isTaken } of endpoints) {
      const row = known[name];
      if (!row) throw new Error(`${item.source.value} has no endpoint ${name}.`);
      rows.push({ row, isTaken });
    }
  }
  for (const file of wholeFiles(module))
    for (const row of Object.values(await readEndpointRows(fileOf(file)))) rows.push({ row, isTaken: true });
  return rows;
}

/** Whether an endpoint, by its name in a file, is in anything but calls that are statements. */
function isAnswerTaken(module: Module, name: string): boolean {
  const nodes = nodesOf(module.body.filter(({ type }) => type !== 'ImportDeclaration'));
  const isEndpoint = (node: Node | undefined) => node?.type === 'Identifier' && node.value === name;
  const dropped = nodes.filter(({ type, expression }) => {
    const { callee, arguments: given } = awaited(type === 'ExpressionStatement' ? expression : undefined);
    return callee?.value === 'callApi' && isEndpoint(given?.[1]?.expression);
  });
  return nodes.filter(isEndpoint).length > dropped.length;
}

/** An expression without `await` and `void`. */
function awaited(node: unknown): Partial<Call> {
  const { argument } = (node ?? {}) as Node;
  return argument ? awaited(argument) : ((node ?? {}) as Call);
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
