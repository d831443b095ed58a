import { documentLimits } from '@femcoders/contracts/document-limits';
import type { DocumentType } from '@femcoders/contracts/document-names';

/**
 * A name that any system can store: without folders, control characters and what changes the direction of reading, with the
 * ending of what the file really is.
 */
export function plainFileName(given: string, type: DocumentType): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{M}\p{N} ._()-]+/gu, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[-.\s]+|[-.\s]+$/g, '');
  const most = documentLimits.nameMax - 5;
  const cut = [...plain].slice(0, most).join('').trim();
  return `${cut || 'documento'}.${type}`;
}
