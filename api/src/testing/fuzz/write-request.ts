import { gzipSync } from 'node:zlib';
import {
  hostileAuthorizations,
  hostileBodies,
  hostileContentTypes,
  hostileHeaders,
  hostileQueries,
} from './hostile-requests.ts';
import { hostileTexts } from './hostile-values.ts';
import type { Operation, Parameter } from './operations.ts';
import type { Random } from './random.ts';
import { type RequestSchema, sampleOf } from './schema-sample.ts';
import type { WrittenRequest } from './written-request.ts';

/** The input of writing a request. */
export interface Beginning {
  /** Of the caller. */
  authorization: string | undefined;
  /** For parameters and headers, something that is there, or may be. */
  parameters: Readonly<Record<string, string>>;
  /** A body with which the call is done, where one is known. */
  body: unknown;
  /** A query with which it is done, where the description has none. */
  query?: string;
  /** The declared `Content-Type`; `application/json` by default. */
  contentType?: string;
}

/** How much of a request is wrong, from 0 to 1: a third is as it should be, so that what lies behind is reached. */
const wildness = [0, 0, 0.03, 0.1, 0.3] as const;

/** Writes a request of an operation: as it should be, a little wrong, or wrong altogether. */
export function writeRequest(operation: Operation, beginning: Beginning, random: Random) {
  const { authorization, parameters } = beginning;
  const wild = random.pick(wildness);
  const headers: Record<string, string> = {};
  if (authorization) headers.authorization = authorization;
  for (const { name, schema } of operation.parameters.filter((parameter) => parameter.in === 'header')) {
    headers[name] = headerText(parameters[name] ?? textOf(sampleOf(schema, random, wild)));
  }
  const written: WrittenRequest = {
    method: operation.method,
    url:
      writePath(operation.path, parameters, random, wild) + writeQuery(operation.parameters, beginning, random, wild),
    headers,
    body: undefined,
  };
  writeBody(written, operation.body, beginning, random, wild);
  if (random.chance(wild)) disturb(written, random);
  return written;
}

function writePath(path: string, parameters: Beginning['parameters'], random: Random, wild: number): string {
  const written = path.replace(/:(\w+)|\*/g, (_, name = '*') =>
    encoded(random.chance(wild) ? random.pick(hostileTexts) : (parameters[name] ?? 'x')),
  );
  if (!random.chance(wild / 4)) return written;
  return random.pick([
    `/${written}`,
    `${written}/`,
    `${written}%00`,
    `${written}/..`,
    `${written};a=b`,
    `${written}%zz`,
  ]);
}

function writeQuery(
  described: readonly Parameter[],
  { query: known, parameters }: Pick<Beginning, 'query' | 'parameters'>,
  random: Random,
  wild: number,
): string {
  if (random.chance(wild / 2)) return `?${random.pick(hostileQueries)}`;
  if (known !== undefined) return `?${known}`;
  const pairs = described
    .filter((parameter) => parameter.in === 'query' && (parameter.required || random.chance(0.4)))
    .flatMap(({ name, schema }) => {
      const value = `${encoded(name)}=${encoded(parameters[name] ?? textOf(sampleOf(schema, random, wild)))}`;
      return random.chance(wild / 4) ? [value, value] : [value];
    });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

function writeBody(
  written: WrittenRequest,
  schema: RequestSchema | null,
  { body: known, contentType = 'application/json' }: Beginning,
  random: Random,
  wild: number,
): void {
  const isSent = schema !== null || known !== undefined;
  if (random.chance(isSent ? wild / 3 : wild / 6)) {
    written.body = random.pick(hostileBodies);
    written.headers['content-type'] = random.chance(0.5) ? contentType : random.pick(hostileContentTypes);
    return;
  }
  if (!isSent) return;
  const value = known !== undefined && random.chance(0.5) ? known : sampleOf(schema ?? {}, random, wild);
  const text = JSON.stringify(known !== undefined && wild > 0 ? withOneChange(value, random) : value) ?? '';
  written.body = random.chance(wild / 4) ? spoilt(text, random) : text;
  written.headers['content-type'] = random.chance(wild / 4) ? random.pick(hostileContentTypes) : contentType;
}

/** The same with one of its fields missing or otherwise. */
function withOneChange(value: unknown, random: Random): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  const names = Object.keys(value);
  if (names.length === 0) return value;
  const name = random.pick(names);
  const changed: Record<string, unknown> = { ...value };
  if (random.chance(0.2)) delete changed[name];
  else changed[name] = sampleOf({}, random, 1);
  return changed;
}

function spoilt(text: string, random: Random): string | Buffer {
  switch (random.below(6)) {
    case 0:
      return text.slice(0, random.below(text.length + 1));
    case 1:
      // Every key twice.
      return text.replace(/^\{(.+)\}$/s, '{$1,$1}');
    case 2:
      return gzipSync(text).subarray(0, -4);
    case 3:
      return Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0xfe, 0xc0])]);
    case 4:
      return Buffer.from(text, 'utf16le');
    default:
      return `${text}${text}`;
  }
}

function disturb(written: WrittenRequest, random: Random): void {
  if (random.chance(0.2)) written.headers.authorization = random.pick(hostileAuthorizations);
  else {
    const [name, value] = random.pick(hostileHeaders);
    written.headers[name] = headerText(value);
  }
  if (random.chance(0.1)) written.method = random.pick(['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'POST', 'GET']);
}

/** As a path or a query says it; half of a surrogate pair is sent as bytes that stand for nothing. */
const encoded = (text: string) => (text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80');

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Returns a text that a header can hold. */
const headerText = (text: string) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?').trim();
