import { MIMEType } from 'node:util';
import type { FastifyRequest } from 'fastify';
import { ApiProblem, invalid } from '../../problems.ts';

/** How a browser sends a form by itself, when no script does it. */
const urlEncoded = 'application/x-www-form-urlencoded';
export const formTypes = [urlEncoded, 'multipart/form-data'];

/** Everything typed, in bytes. */
export const longestTyped = 64 * 1024;

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
 * The fields of a form.
 * @param type the whole `content-type`, with the boundary
 * @throws ApiProblem `validation` when it cannot be read, `too-large` for more than anybody types
 */
export async function readBrowserForm(body: Buffer, type: string): Promise<FormData> {
  // This kind brings no file, and reading megabytes of tiny fields would keep the API from answering for minutes.
  if (mediaTypeOf(type) === urlEncoded && body.length > longestTyped)
    throw new ApiProblem('too-large', 'Has enviado demasiados datos.');
  const headers = { 'content-type': type };
  return new Response(new Uint8Array(body), { headers }).formData().catch(() => {
    throw invalid([{ field: 'body', message: 'No hemos podido leer el formulario.' }]);
  });
}

/** A field as it was typed; empty where there is none. */
export function typedIn(form: FormData, name: string): string {
  const value = form.get(name);
  // Browsers send line breaks as CRLF, which would count twice.
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}
