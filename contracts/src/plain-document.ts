import { type BlockNode, blockText, emptyDocument, type InlineNode, type RichDocument } from './rich-document.ts';

/** Returns a plain text as a document: an empty line separates its paragraphs, a line break stays one. */
export function documentOfText(text: string): RichDocument {
  const content = text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph): BlockNode => ({ type: 'paragraph', content: linesOf(paragraph) }));
  return content.length > 0 ? { type: 'doc', content } : emptyDocument;
}

function linesOf(paragraph: string): InlineNode[] {
  return paragraph
    .split('\n')
    .flatMap((line, n): InlineNode[] => [
      ...(n > 0 ? [{ type: 'hardBreak' as const }] : []),
      ...(line === '' ? [] : [{ type: 'text' as const, text: line }]),
    ]);
}

/** Returns the words of a document as a plain text whose paragraphs are separated by an empty line. */
export const textOfDocument = ({ content }: RichDocument): string =>
  content
    .map((block) => blockText(block).trim())
    .filter((words) => words !== '')
    .join('\n\n');
