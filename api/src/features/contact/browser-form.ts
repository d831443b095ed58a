import type { NewContact } from '@femcoders/contracts/contact';
import { contactLimits } from '@femcoders/contracts/contact-limits';
import type { FastifyRequest } from 'fastify';
import { ApiProblem, invalid } from '../../problems.ts';

/** How a browser sends a form by itself, when no script does it. */
export const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Everything typed, in bytes. */
const longestText = 64 * 1024;

/** Longest body, in bytes: the largest file in base64 and everything typed. */
export const longestForm = Math.ceil(contactLimits.attachmentMax / 3) * 4 + longestText;

export function isBrowserForm({ headers }: FastifyRequest): boolean {
  return formTypes.some((type) => headers['content-type']?.startsWith(type));
}

/**
 * The fields of a form in the shape of the JSON body.
 * @param type the whole `content-type`, with the boundary
 * @throws ApiProblem `validation` when it cannot be read, `too-large` for more than anybody types
 */
export async function readBrowserForm(body: Buffer, type: string): Promise<Record<string, unknown>> {
  // This kind brings no file, and reading megabytes of tiny fields would keep the API from answering for minutes.
  if (type.startsWith('application/x-www-form-urlencoded') && body.length > longestText)
    throw new ApiProblem('too-large', 'Has enviado demasiados datos.');
  const headers = { 'content-type': type };
  const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => {
    throw invalid([{ field: 'body', message: 'No hemos podido leer el formulario.' }]);
  });
  const textOf = (name: keyof NewContact) => {
    const value = form.get(name);
    // Browsers send line breaks as CRLF, which would count twice.
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
  };
  const file = form.get('attachment');
  return {
    reason: textOf('reason'),
    anonymous: form.has('anonymous'),
    name: textOf('name'),
    email: textOf('email'),
    company: textOf('company'),
    helps: form.getAll('helps'),
    talkDate: textOf('talkDate'),
    talkCity: textOf('talkCity'),
    message: textOf('message'),
    privacy: form.has('privacy'),
    website: textOf('website'),
    ...(file instanceof File &&
      file.size > 0 && {
        attachment: { name: file.name, content: Buffer.from(await file.arrayBuffer()).toString('base64') },
      }),
  };
}
