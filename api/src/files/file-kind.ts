import { fileTypeFromBuffer } from 'file-type';

/**
 * Bytes from the beginning that are looked at: enough for each kind that is taken, and milliseconds for any content.
 */
const lookedAt = 64 * 1024;

/** A kind of file that somebody may send. */
export type FileKind = 'pdf' | 'docx' | 'odt' | 'png' | 'jpg';

export const mediaTypes: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  png: 'image/png',
  jpg: 'image/jpeg',
};

/** The same bytes, as the database and libraries take them. */
export const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/**
 * Returns the type of a file by its first bytes, never by its name. It says nothing of the rest: a file is kept as it came,
 * and whether it may be opened is for a virus scanner to say.
 * @returns the usual ending: one of `FileKind`, or that of another kind; undefined where the bytes are of none
 */
export async function kindOfFile(content: Buffer): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(content.subarray(0, lookedAt));
  // A PNG that moves is a PNG.
  return found?.ext === 'apng' ? 'png' : found?.ext;
}

/** Whether a file is one of these kinds. */
export function isKindOf<Kind extends FileKind>(found: string | undefined, kinds: readonly Kind[]): found is Kind {
  return kinds.some((kind) => kind === found);
}
