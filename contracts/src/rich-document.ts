import { outsideLink } from './outside-link.ts';
import { isOwnPath } from './own-path.ts';
import { inDigits } from './spanish-count.ts';

// A formatted text, in the shape that ProseMirror gives its documents: stored and sent as JSON, never as HTML. The schema of what the API
// takes is in rich-document-schema.ts; what is here needs no validator and may be used by pages.

export type TextMark = { type: 'bold' | 'italic' | 'code' } | { type: 'link'; attrs: { href: string } };

export type InlineNode = { type: 'text'; text: string; marks?: TextMark[] | undefined } | { type: 'hardBreak' };

export interface Paragraph {
  type: 'paragraph';
  content?: InlineNode[] | undefined;
}

export interface ListNode {
  type: 'bulletList' | 'orderedList';
  content: ListItem[];
}

export interface ListItem {
  type: 'listItem';
  /** A paragraph first; lists may follow. */
  content: (Paragraph | ListNode)[];
}

export interface PictureNode {
  type: 'picture';
  attrs: {
    /** Path of a picture that this site keeps. */
    src: string;
    /** Its text alternative. */
    alt: string;
    caption: string;
    /** In pixels. */
    width: number;
    height: number;
  };
}

export type BlockNode =
  | Paragraph
  | { type: 'heading'; attrs: { level: 2 | 3 }; content?: InlineNode[] | undefined }
  | ListNode
  | { type: 'blockquote'; content: Paragraph[] }
  | { type: 'codeBlock'; content?: { type: 'text'; text: string }[] | undefined }
  | { type: 'horizontalRule' }
  | PictureNode;

export interface RichDocument {
  type: 'doc';
  content: BlockNode[];
}

/** Lengths in characters, and most blocks of a document. */
export const documentLimits = {
  text: 30_000,
  blocks: 400,
  /** Entries of a list, and pieces of a line that differ in form. */
  parts: 400,
  /** Lists inside lists. */
  listDepth: 3,
  href: 500,
  alt: 200,
  caption: 200,
} as const;

/** A document with nothing in it. */
export const emptyDocument: RichDocument = { type: 'doc', content: [{ type: 'paragraph' }] };

/** The path of a picture that the API keeps, wherever it is mounted. */
export const keptPicturePath = /^(?:\/[a-z0-9-]+)?\/pictures\/[0-9a-f]{32}\.webp$/;

const mailAddress = /^mailto:[^\s\p{C}"<>@?]+@[^\s\p{C}"<>@?]+$/u;
const ownAnchor = /^#[\p{L}\p{N}_-]+$/u;

/** Whether readers may be sent there: a page of this site, a public address by https, a mail address. */
export const isLinkTarget = (href: string): boolean =>
  href.length <= documentLimits.href &&
  (isOwnPath(href) || ownAnchor.test(href) || mailAddress.test(href) || outsideLink(href) !== null);

/** The words of a line. */
export const lineText = (content: readonly InlineNode[] = []): string =>
  content.map((node) => (node.type === 'text' ? node.text : '\n')).join('');

/** The words of a block, its parts one below the other. */
export function blockText(block: BlockNode | ListItem): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return lineText(block.content);
    case 'codeBlock':
      return (block.content ?? []).map(({ text }) => text).join('');
    case 'bulletList':
    case 'orderedList':
    case 'listItem':
    case 'blockquote':
      return block.content.map(blockText).join('\n');
    case 'picture':
      return [block.attrs.alt, block.attrs.caption].filter(Boolean).join('\n');
    case 'horizontalRule':
      return '';
  }
}

/** The words of a document. */
export const documentText = ({ content }: RichDocument): string => content.map(blockText).filter(Boolean).join('\n');

/** A part of a document that can be linked to. */
export interface DocumentSection {
  /** The heading's id; null before the first heading. */
  anchor: string | null;
  heading: string | null;
  blocks: BlockNode[];
}

/** Cuts a document at its second-level headings; ids are made from their words, the second of the same with a number. */
export function documentSections({ content }: RichDocument): DocumentSection[] {
  const sections: DocumentSection[] = [{ anchor: null, heading: null, blocks: [] }];
  const anchors = headingAnchors(content);
  for (const block of content) {
    const anchor = block.type === 'heading' && block.attrs.level === 2 ? anchors.get(block) : undefined;
    if (anchor) sections.push({ anchor, heading: blockText(block), blocks: [] });
    else sections.at(-1)?.blocks.push(block);
  }
  return sections;
}

/** Ids of an article's page that are no heading's of its text. */
const pageIds = ['objetivos', 'fuentes', 'autoria', 'comentarios'];

/** Ids of all headings of a document. */
export function headingAnchors(content: readonly BlockNode[]): Map<BlockNode, string> {
  const anchors = new Map<BlockNode, string>();
  const taken = new Set<string>(pageIds);
  for (const block of content) {
    if (block.type !== 'heading') continue;
    const plain = anchorOf(blockText(block));
    let anchor = plain;
    for (let number = 2; taken.has(anchor); number += 1) anchor = `${plain}-${number}`;
    taken.add(anchor);
    anchors.set(block, anchor);
  }
  return anchors;
}

/** As articles of the repository have it: «¿Qué es un bug?» is `qué-es-un-bug`. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-')
    .slice(0, 80) || 'apartado';

const wordsPerMinute = 200;

/** How long a document takes to read, in whole minutes, at least one. */
export function documentMinutes(document: RichDocument): number {
  const words = documentText(document).match(/[\p{L}\p{N}][\p{L}\p{N}.,'’-]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/**
 * Returns the reason why a document cannot be stored, for the form and for the API: a Spanish sentence without a full stop, or null.
 * Its shape is another matter (rich-document-schema.ts).
 */
export function documentProblem({ content }: RichDocument): string | null {
  const { length } = documentText({ type: 'doc', content });
  if (length > documentLimits.text)
    return `El texto no puede pasar de ${inDigits(documentLimits.text)} caracteres (llevas ${inDigits(length)})`;
  if (content.length > documentLimits.blocks)
    return `El texto no puede tener más de ${documentLimits.blocks} párrafos, títulos e imágenes`;
  for (const block of content) {
    const found = blockProblem(block);
    if (found) return found;
  }
  return null;
}

function blockProblem(block: BlockNode | ListItem): string | null {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return lineProblem(block.content);
    case 'bulletList':
    case 'orderedList':
    case 'listItem':
    case 'blockquote':
      return block.content.map(blockProblem).find((problem) => problem !== null) ?? null;
    case 'picture':
      return pictureProblem(block.attrs);
    default:
      return null;
  }
}

function lineProblem(content: readonly InlineNode[] = []): string | null {
  for (const node of content) {
    if (node.type !== 'text') continue;
    for (const mark of node.marks ?? [])
      if (mark.type === 'link' && !isLinkTarget(mark.attrs.href))
        return `El enlace de «${node.text.slice(0, 40)}» no lleva a ninguna página: escribe https://… o una ruta del sitio, como /eventos`;
  }
  return null;
}

function pictureProblem({ src, alt, caption }: PictureNode['attrs']): string | null {
  if (!keptPicturePath.test(src)) return 'Hay una imagen que no está en este sitio: súbela desde el editor';
  if (!alt.trim()) return 'A una imagen le falta decir qué se ve en ella';
  if (alt.length > documentLimits.alt)
    return `Lo que se ve en una imagen no puede pasar de ${documentLimits.alt} caracteres`;
  return caption.length > documentLimits.caption
    ? `El pie de una imagen no puede pasar de ${documentLimits.caption} caracteres`
    : null;
}

/** Returns what keeps a document from being published: its headings begin at the second level and skip none, and it says something. */
export function unreadyDocument(document: RichDocument): string[] {
  const problems: string[] = [];
  if (!documentText(document).trim()) problems.push('Falta el texto.');
  let level = 1;
  for (const block of document.content) {
    if (block.type !== 'heading') continue;
    const words = blockText(block).trim();
    if (!words) problems.push('Hay un título vacío en el texto.');
    if (block.attrs.level > level + 1)
      problems.push(`El subtítulo «${words.slice(0, 40)}» va antes que ningún título.`);
    level = Math.max(level, block.attrs.level);
  }
  return problems;
}
