import { contactLimits } from '@femcoders/contracts/contact-limits';
import { asBuffer, isKindOf, kindOfFile, mediaTypes } from '../../files/file-kind.ts';
import { invalid } from '../../problems.ts';

export interface Attachment {
  /** One plain file name with the ending of its type. */
  name: string;
  type: string;
  content: Buffer;
}

/** Kinds of files that are taken. */
const kinds = ['pdf', 'png', 'jpg'] as const;

/**
 * A file as somebody sent it. Its content decides what it is, never its name.
 * @throws ApiProblem `validation` when it is of another kind or too large
 */
export async function readAttachment({ name, content }: { name: string; content: Uint8Array }): Promise<Attachment> {
  const bytes = asBuffer(content);
  if (bytes.length > contactLimits.attachmentMax) throw refusedAttachment('El archivo no puede pasar de 5 MB');
  const kind = await kindOfFile(bytes);
  if (!isKindOf(kind, kinds)) throw refusedAttachment('El archivo tiene que ser PDF, PNG o JPG');
  return { name: `${plainName(name)}.${kind}`, type: mediaTypes[kind], content: bytes };
}

export const refusedAttachment = (message: string) => invalid([{ field: 'attachment', message }]);

/** Without folders, ending, control characters and what file systems or mails read as something else. */
function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N} _-]+/gu, '-')
    .replace(/^[-\s]+|[-\s]+$/g, '')
    .slice(0, 80);
  return plain || 'adjunto';
}
