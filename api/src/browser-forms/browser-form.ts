import { MIMEType } from 'node:util';
import { contactLimits } from '@femcoders/contracts/contact-limits';
import type { FastifyRequest } from 'fastify';
import { ApiProblem, invalid } from '../problems.ts';

/** How a browser sends a form by itself, when no script does it. */
const urlEncoded = 'application/x-www-form-urlencoded';
export const formTypes = [urlEncoded, 'multipart/form-data'];

/** Everything typed, in bytes. */
export const longestTyped = 64 * 1024;
/** The same with the largest file, as it is. */
const longestUpload = contactLimits.attachmentMax + longestTyped;

/** The limit of parts in a form: the longest of ours has some thirty fields and a file. */
const mostParts = 100;
/** The longest head of a part, in bytes. */
const longestHead = 1024;

export function isBrowserForm({ headers }: FastifyRequest): boolean {
  return formTypes.includes(mediaTypeOf(headers['content-type']));
}

/** `type/subtype` of a `content-type` in lower case, without parameters; empty for none and for what is none. */
function mediaTypeOf(header = ''): string {
  try {
    return new MIMEType(header).essence;
  } catch {
    return '';
  }
}

/**
 * The fields of a form, and its file.
 * @param type the whole `content-type`, with the boundary
 * @throws ApiProblem `validation` when it cannot be read, `too-large` for more than anybody types
 */
export async function readBrowserForm(body: Buffer, type: string): Promise<FormData> {
  const isPlain = mediaTypeOf(type) === urlEncoded;
  // The plain kind has no file.
  if (isPlain ? body.length > longestTyped || hasMany(body, '&', mostParts) : body.length > longestUpload)
    throw tooLarge();
  const headers = { 'content-type': isPlain ? type : refuseManyParts(body, type) };
  const form = await new Response(body as Buffer<ArrayBuffer>, { headers }).formData().catch(() => {
    throw unreadable();
  });
  if (lengthTyped(form) > longestTyped) throw tooLarge();
  return form;
}

/** Characters of all that is no file. */
function lengthTyped(form: FormData): number {
  let length = 0;
  for (const [, value] of form) if (typeof value === 'string') length += value.length;
  return length;
}

/**
 * Before Node's own reader takes it: that reads each part whole, and letter by letter what stands above it.
 * @returns the `content-type` by which the parts were counted, and by which they are to be read
 */
function refuseManyParts(body: Buffer, type: string): string {
  const boundary = /;\s*boundary="?([\w'()+,./:=?-]{1,70})"?\s*$/i.exec(type)?.[1];
  if (!boundary) throw unreadable();
  const delimiter = `--${boundary}`;
  let count = 0;
  for (let at = body.indexOf(delimiter); at >= 0; at = body.indexOf(delimiter, at + delimiter.length)) {
    count += 1;
    const head = body.subarray(at + delimiter.length, at + delimiter.length + longestHead);
    if (count > mostParts || !(head.includes('\r\n\r\n') || head.subarray(0, 2).equals(end))) throw tooLarge();
  }
  return `multipart/form-data; boundary=${boundary}`;
}

const end = Buffer.from('--');

function hasMany(body: Buffer, sign: string, most: number): boolean {
  let at = body.indexOf(sign);
  for (let count = 0; at >= 0; count += 1) {
    if (count === most) return true;
    at = body.indexOf(sign, at + 1);
  }
  return false;
}

const unreadable = () => invalid([{ field: 'body', message: 'No hemos podido leer el formulario.' }]);
const tooLarge = () => new ApiProblem('too-large', 'Has enviado demasiados datos.');

/** A field as it was typed; empty where there is none. */
export function typedIn(form: FormData, name: string): string {
  const value = form.get(name);
  // Browsers send line breaks as CRLF, which would count twice.
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}
