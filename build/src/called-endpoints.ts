import { BuildError } from './build-error.ts';
import { importedEndpoints } from './imported-endpoints.ts';
import { parseSource } from './release-checks/module-imports.ts';
import { bare, type Call, type Node, nameOf, nodesOf, textOf } from './syntax-nodes.ts';

/** The calls to the API in a release's sources. */
export interface CalledEndpoints {
  /** Rows of the endpoints that they import from the catalogue → whether anybody takes an answer. */
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
 * @param sources texts of source files, by their names
 * @throws BuildError where one imports an endpoint that the catalogue does not have, or asks for an address that nobody can read there
 */
export async function calledEndpoints(sources: Readonly<Record<string, string>>): Promise<CalledEndpoints> {
  const called: CalledEndpoints = { imported: new Map(), written: [] };
  for (const [file, text] of Object.entries(sources)) {
    const module = await parseSource(file, text);
    for (const { row, isTaken } of await importedEndpoints(file, module))
      called.imported.set(row, isTaken || called.imported.get(row) === true);
    called.written.push(...nodesOf(module).flatMap((node) => [...requested(node as Call, file), ...writtenIn(node)]));
  }
  return called;
}

/**
 * `api.request('/path', { method })`, however `request` is reached.
 * @throws BuildError where the address is no text: what it asks for would be seen by no roll-out
 */
function requested({ type, callee, arguments: given = [] }: Call, file: string): WrittenCall[] {
  const called = bare(callee);
  const isMember = called?.type === 'MemberExpression';
  if (type !== 'CallExpression' || lastNameOf(called) !== 'request') return [];
  const address = textOf(given[0]?.expression);
  // The browser has such functions, too: `navigator.locks.request(name, …)`.
  const isOfApi = isMember && lastNameOf(bare(called.object)) !== 'locks';
  if (isOfApi && (address === undefined || address.startsWith('*')))
    throw new BuildError(
      `${file}: la dirección que recibe \`request\` no está escrita allí, y nadie sabría qué pide. Llama a un endpoint del catálogo con \`callApi\`.`,
    );
  if (!address?.startsWith('/')) return [];
  return [{ method: methodOf(given[1]?.expression), path: withoutQuery(address) }];
}

/** The name that a variable, or a member of something, has. */
function lastNameOf(node: Node | undefined): unknown {
  return nameOf(node?.type === 'MemberExpression' ? node.property : node);
}

/** A text that begins with a row, `POST /path`, or as an address of the API does, `/api/…`: wherever it stands. */
function writtenIn(node: Node): WrittenCall[] {
  const text = withoutQuery((isText(node) ? textOf(node) : undefined) ?? '');
  const [, method, path] = row.exec(text) ?? [];
  if (method && path) return [{ method, path }];
  return /^\/api\/[^/*]/.test(text) ? [{ method: null, path: text.slice('/api'.length) }] : [];
}

/**
 * With any method in capitals, or one that browsers put into capitals. What comes after the path `callApi` does not read; a slash between
 * two words, as in `HTML / CSS`, is none.
 */
const row = /^([A-Z]+|get|post|put|delete) (\/\S+|\/$)/;

const isText = ({ type }: Node) => type === 'StringLiteral' || type === 'TemplateLiteral';

const withoutQuery = (text: string): string => text.split(/[?#]/, 1)[0] ?? '';

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
