import type { RichText } from '../../src/features/quizzes/rich-text.ts';

/** A mark for code or emphasis is opened and not closed, or the other way round. */
export class RichTextError extends Error {
  override readonly name = 'RichTextError';
}

/**
 * Reads a text with `code` and **emphasis** in it; emphasis may hold code. Nothing else is a mark, so that selectors
 * and tags can be written as they are.
 * @throws RichTextError when a mark stands alone
 */
export function parseRichText(source: string): RichText {
  return source
    .trim()
    .split(/(`[^`]+`|\*\*(?:`[^`]+`|[^`*])+\*\*)/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith('`') && part.endsWith('`') && part.length > 2) return { code: part.slice(1, -1) };
      if (part.startsWith('**') && part.endsWith('**') && part.length > 4)
        return { strong: parseRichText(part.slice(2, -2)) };
      if (/`|\*\*/.test(part)) throw new RichTextError(`has a mark for code or emphasis that stands alone: "${part}"`);
      return part;
    });
}
