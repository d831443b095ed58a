import type { RichDocument } from '@femcoders/contracts/rich-document';

/**
 * Returns the ids of the pictures that a text shows, each once.
 * @param others paths of more pictures
 */
export function picturesOf(document: RichDocument | null, ...others: (string | undefined)[]): string[] {
  const shown = document?.content.flatMap((block) => (block.type === 'picture' ? [block.attrs.src] : [])) ?? [];
  const paths = [...shown, ...others].filter((path) => path !== undefined);
  return [...new Set(paths.map((path) => path.slice(path.lastIndexOf('/') + 1, -'.webp'.length)))];
}
