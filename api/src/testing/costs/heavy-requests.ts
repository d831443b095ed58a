import { randomUUID } from 'node:crypto';
import { idempotencyKeyHeader } from '@femcoders/contracts/idempotency-key';
import type { Operation as DescribedOperation } from '../fuzz/operations.ts';
import type { RequestSchema } from '../fuzz/schema-sample.ts';

/** A request that is as much work as its sender can make of it. */
export interface HeavyRequest {
  /** The difficulty of it, in words. */
  what: string;
  method: string;
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
  body: Buffer | null;
  /** It is taken piece by piece: what counts is how long others wait between two of them. */
  inPieces?: boolean;
}

type Operation = Pick<DescribedOperation, 'method' | 'path' | 'parameters' | 'body'>;

/** How the request would be made by somebody who means well. */
export interface PlainRequest {
  /** With its parameters filled in. */
  path: string;
  query?: string;
  body: unknown;
  contentType?: string;
}

/** The parts of heavy texts: each has made some parser backtrack. */
export const awkwardPieces: readonly string[] = [
  ...['a', ' ', 'a ', '\n', '\r\n', '<', '>', '<a ', '</', '<!--', '&', '&#x41;', '"', "'", '\\', '.', ' .', '-', '_'],
  ...[
    '@',
    'a@',
    'a.',
    '1',
    '1,',
    '00:00 ',
    'guru ',
    'solo hombre ',
    'de 2',
    'http://a ',
    'https://a.b/',
    'www.a ',
    'a.es ',
  ],
  ...[
    '[](',
    '![',
    '**',
    '`',
    '# ',
    '| ',
    '> ',
    '1. ',
    'ñ',
    'a\u0308',
    '\u202e',
    '👩‍👩‍👧',
    '%41',
    '%',
    ':',
    '/',
    '(',
    '{',
    ',',
    '=',
    ';',
  ],
];

/** Longest query, in bytes: Node takes no longer head. */
const longestQuery = 14_000;
const json = { 'content-type': 'application/json' };
const boundary = 'corte-de-los-costes-0123456789';
const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` };
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };

/**
 * The largest and most awkward requests that a route takes.
 * @param most bytes of its body
 */
export function* heavyRequests(operation: Operation, plain: PlainRequest, most: number): Generator<HeavyRequest> {
  const { method } = operation;
  const url = plain.query ? `${plain.path}?${plain.query}` : plain.path;
  const of = (what: string, rest: Partial<HeavyRequest>): HeavyRequest => ({
    ...{ what, method, url, headers: {}, body: null },
    ...rest,
  });
  const known = plain.body === undefined ? null : Buffer.from(JSON.stringify(plain.body));
  yield of(
    'as meant',
    known ? { headers: { 'content-type': plain.contentType ?? 'application/json' }, body: known } : {},
  );
  yield* heavyHeads(operation, plain, of);
  if (method === 'GET' || method === 'DELETE') return;
  yield* heavyJson(operation, plain, most, of);
  yield* heavyForms(most, of);
}

/** So many letters of three bytes each, at most twenty thousand, of which none repeats. */
const lettersThatDiffer = (count: number): string =>
  String.fromCharCode(...Array.from({ length: Math.min(count, 20_000) }, (_, n) => 0x4e00 + n));

type Make = (what: string, rest: Partial<HeavyRequest>) => HeavyRequest;

function* heavyHeads(operation: Operation, { path }: PlainRequest, of: Make): Generator<HeavyRequest> {
  const names = operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  for (const piece of awkwardPieces) {
    const text = encodeURIComponent(piece);
    const value = text.repeat(Math.floor(longestQuery / text.length));
    for (const name of names) yield of(`?${name}= of ${shown(piece)}`, { url: `${path}?${name}=${value}` });
  }
  yield of('very many parameters', { url: `${path}?${'a=1&'.repeat(longestQuery / 4)}` });
  yield of('a long name', { url: `${path}?${'%5B'.repeat(longestQuery / 3)}` });
  for (const [index, part] of path.split('/').entries()) {
    if (!operation.path.split('/')[index]?.startsWith(':')) continue;
    for (const piece of ['a', '-', '%2e', '%C3%B1', '%2f']) {
      const parts = path.split('/').with(index, piece.repeat(Math.floor(longestQuery / piece.length)));
      yield of(`${part.slice(0, 20)} of ${piece}`, { url: parts.join('/') });
    }
  }
  for (const [name, piece] of [
    ['authorization', 'Bearer '],
    ['accept-encoding', 'br;q=0.1, '],
    ['if-none-match', '"a", '],
    ['cookie', 'a=b; '],
    ['accept', 'text/html;q=0.1, '],
    ['content-type', 'multipart/form-data; boundary="a'],
    ['user-agent', 'Mozilla/5.0 ('],
    ['x-comment-token', 'a'],
    ['range', 'bytes=0-0,'],
    ['traceparent', '00-'],
  ] as const) {
    yield of(`a long ${name}`, { headers: { [name]: piece.repeat(Math.floor(longestQuery / piece.length)) } });
  }
}

function* heavyJson(operation: Operation, { body }: PlainRequest, most: number, of: Make): Generator<HeavyRequest> {
  const raw = (what: string, text: string) => of(what, { headers: json, body: Buffer.from(text) });
  const room = (rest: unknown) => most - Buffer.byteLength(JSON.stringify(rest)) - 100;
  const base = isObject(body) ? body : {};
  for (const [what, piece] of [
    ['very many numbers', '1,'],
    ['very many objects', '{},'],
    ['very many lists', '[],'],
    ['very many texts', '"a",'],
    ['very many nulls', 'null,'],
  ] as const) {
    yield raw(what, `[${piece.repeat(Math.floor((most - 10) / piece.length))}1]`);
    for (const path of listsIn(operation.body ?? {}, base)) {
      const items = `[${piece.repeat(Math.floor(room(base) / piece.length))}${piece.slice(0, -1)}]`;
      yield raw(
        `${what} in ${path}`,
        JSON.stringify({ ...base, [path]: '§' }).replace('"§"', () => items),
      );
    }
  }
  yield raw('very deep', '['.repeat(most - 10));
  yield raw('very deep objects', '{"a":'.repeat(Math.floor(most / 5) - 10));
  yield raw('a long number', '9'.repeat(most - 10));
  yield raw(
    'very many names',
    `{${Array.from({ length: Math.floor(most / 14) }, (_, n) => `"k${n}":1`).join(',')}}`.slice(0, most),
  );
  yield raw('one name again and again', `{${'"a":1,'.repeat(Math.floor(most / 6) - 10)}"a":1}`);
  yield raw('escapes', `"${'\\u0001'.repeat(Math.floor(most / 6) - 10)}"`);
  // A letter of six signs each: a parser reads it sign by sign, and the text is looked through afterwards.
  for (const path of textsIn(operation.body ?? {}, base)) {
    for (const sign of ['\\u0061', '\\u00f1', '\\ud83d\\ude00', '\\n', '\\"']) {
      const text = sign.repeat(Math.floor(room(base) / sign.length));
      yield raw(
        `${path} of the escape ${sign}`,
        JSON.stringify(withText(base, path, '§')).replace('§', () => text),
      );
    }
  }
  // For code that looks through the text again for each letter that it has not met before.
  for (const path of textsIn(operation.body ?? {}, base)) {
    for (const [before, after] of [
      ['', ''],
      ['a@', '.es'],
      ['https://', '.es'],
    ] as const) {
      const text = before + lettersThatDiffer(Math.floor((room(base) - 20) / 3)) + after;
      yield raw(`${path} of ${before}letters that differ`, JSON.stringify(withText(base, path, text)));
    }
  }
  const pieces = most > 1_000_000 ? awkwardPieces.filter((_, n) => n % 5 === 0) : awkwardPieces;
  for (const path of textsIn(operation.body ?? {}, base)) {
    for (const piece of pieces) {
      const size = Buffer.byteLength(JSON.stringify(piece)) - 2;
      const text = piece.repeat(Math.floor(room(base) / size));
      yield of(`${path} of ${shown(piece)}`, {
        headers: json,
        body: Buffer.from(JSON.stringify(withText(base, path, text))),
      });
    }
    // As long as it may be, which is read to its end.
    const { maxLength } = schemaOf(operation.body ?? {}, path);
    if (!maxLength || maxLength > room(base)) continue;
    for (const piece of pieces) {
      const text = piece.repeat(Math.ceil(maxLength / piece.length)).slice(0, maxLength);
      yield of(`${path} full of ${shown(piece)}`, {
        headers: { ...json, [idempotencyKeyHeader]: randomUUID() },
        body: Buffer.from(JSON.stringify(withText(base, path, text))),
      });
    }
  }
}

function* heavyForms(most: number, of: Make): Generator<HeavyRequest> {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="a"\r\n\r\n`;
  const file = `--${boundary}\r\ncontent-disposition: form-data; name="attachment"; filename="a.pdf"\r\n\r\n%PDF-`;
  const filled = (before: string, piece: string, after = '') =>
    Buffer.from(
      before + piece.repeat(Math.floor((most - before.length - after.length) / Buffer.byteLength(piece))) + after,
    );
  const end = `\r\n--${boundary}--\r\n`;
  yield of('very many parts', { headers: multipart, body: filled('', `${head}\r\n`, end.slice(2)) });
  yield of('a part with a long head', { headers: multipart, body: filled(`--${boundary}\r\n`, 'a: b\r\n') });
  for (const piece of ['\0', '\r\n--', '\r\n--corte-de', '\r', '-', 'a', 'ñ']) {
    yield of(`a file of ${shown(piece)}`, { headers: multipart, body: filled(file, piece, end) });
    yield of(`a text of ${shown(piece)}`, { headers: multipart, body: filled(head, piece, end) });
  }
  yield of('no parts', { headers: multipart, body: filled('', 'a') });
  for (const piece of ['a=b&', 'a&', '&', '%41', 'a=%zz&', '+', 'message=guru+&', 'about=guru+']) {
    yield of(`a form of ${piece}`, { headers: urlencoded, body: filled('', piece) });
  }
  for (const piece of ['a', '%41', '%zz', '+', 'guru+']) {
    yield of(`a field of ${piece}`, { headers: urlencoded, body: filled('about=', piece) });
  }
}

const shown = (piece: string) => JSON.stringify(piece);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function schemaOf(schema: RequestSchema, path: string): RequestSchema {
  return path.split('.').reduce<RequestSchema>((inner, name) => propertiesOf(inner)[name] ?? {}, schema);
}

function propertiesOf(schema: RequestSchema): Record<string, RequestSchema> {
  const variants = schema.anyOf ?? schema.oneOf ?? [];
  return Object.assign({}, ...variants.map(propertiesOf), schema.properties);
}

/** Fields that are texts, by the description or in a body that is known; one level down as `outer.inner`. */
function textsIn(schema: RequestSchema, base: Record<string, unknown>): string[] {
  const described = Object.entries(propertiesOf(schema)).flatMap(([name, inner]) => {
    if (hasType(inner, 'string')) return [name];
    if (!hasType(inner, 'object')) return hasType(inner, 'array') ? [name] : [];
    return textsIn(inner, {}).map((one) => `${name}.${one}`);
  });
  const known = Object.keys(base).filter((name) => typeof base[name] === 'string');
  return [...new Set([...described, ...known])];
}

function listsIn(schema: RequestSchema, base: Record<string, unknown>): string[] {
  const described = Object.entries(propertiesOf(schema)).flatMap(([name, inner]) =>
    hasType(inner, 'array') ? [name] : [],
  );
  return [...new Set([...described, ...Object.keys(base).filter((name) => Array.isArray(base[name]))])];
}

const hasType = (schema: RequestSchema, type: string): boolean =>
  [schema.type].flat().includes(type) ||
  [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].some((one) => hasType(one, type));

/** A list gets one long text in it. */
function withText(base: Record<string, unknown>, path: string, text: string): object {
  const [name = '', ...inner] = path.split('.');
  if (inner.length > 0) {
    const within = isObject(base[name]) ? base[name] : { name: 'a.pdf' };
    return { ...base, [name]: withText(within, inner.join('.'), text) };
  }
  return { ...base, [name]: Array.isArray(base[name]) ? [text] : text };
}
