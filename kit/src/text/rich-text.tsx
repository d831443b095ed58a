import {
  type BlockNode,
  headingAnchors,
  type InlineNode,
  isLinkTarget,
  keptPicturePath,
  type ListItem,
  lineText,
  type PictureNode,
  type RichDocument,
  type TextMark,
} from '@femcoders/contracts/rich-document';
import { type ComponentType, Fragment, type ReactNode } from 'react';

interface Look {
  /** Draws a block of code, which it gets as a `code` element. */
  CodeBlock: ComponentType<{ children: ReactNode }>;
  /** Class names of the page that shows it. */
  classes: Partial<Record<'quote' | 'rule' | 'figure' | 'picture', string>>;
}

export interface RichTextProps extends Look {
  document: RichDocument;
  /** Whether headings have ids, which the page must have no others of. */
  anchored: boolean;
}

/**
 * A formatted text of the administration, drawn with the elements and the look of a page. What is not of the shape that is stored
 * is left out, and a link or a picture that may not be is drawn as its words.
 */
export function RichText({ document: { content }, anchored, ...look }: RichTextProps) {
  const anchors = anchored ? headingAnchors(content) : null;
  return content.map((block, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text that is drawn once
    <Block key={n} block={block} anchor={anchors?.get(block)} look={look} />
  ));
}

function Block({ block, anchor, look }: { block: BlockNode; anchor: string | undefined; look: Look }) {
  const { CodeBlock, classes } = look;
  switch (block.type) {
    case 'paragraph':
      // An empty line of the editor is no paragraph for who reads.
      return lineText(block.content).trim() ? <p>{line(block.content)}</p> : null;
    case 'heading': {
      const Heading = block.attrs.level === 3 ? 'h3' : 'h2';
      return <Heading id={anchor}>{line(block.content)}</Heading>;
    }
    case 'bulletList':
    case 'orderedList':
      return <List block={block} />;
    case 'blockquote':
      return (
        <blockquote className={classes.quote}>
          {block.content.map((paragraph, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text that is drawn once
            <p key={n}>{line(paragraph.content)}</p>
          ))}
        </blockquote>
      );
    case 'codeBlock':
      return (
        <CodeBlock>
          <code>{(block.content ?? []).map(({ text }) => text).join('')}</code>
        </CodeBlock>
      );
    case 'horizontalRule':
      return <hr className={classes.rule} />;
    case 'picture':
      return <KeptPicture picture={block} classes={classes} />;
    default:
      return null;
  }
}

function List({ block: { type, content } }: { block: Extract<BlockNode, { type: 'bulletList' | 'orderedList' }> }) {
  const Element = type === 'orderedList' ? 'ol' : 'ul';
  return (
    <Element>
      {content.map((item, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text that is drawn once
        <li key={n}>
          {item.content.map((part, m) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text that is drawn once
            <ItemPart key={m} part={part} alone={item.content.filter((one) => one.type === 'paragraph').length === 1} />
          ))}
        </li>
      ))}
    </Element>
  );
}

/** @param alone the only paragraph of its entry: it needs no element of its own */
function ItemPart({ part, alone }: { part: ListItem['content'][number]; alone: boolean }) {
  if (part.type !== 'paragraph') return <List block={part} />;
  return alone ? line(part.content) : <p>{line(part.content)}</p>;
}

function KeptPicture({ picture, classes }: { picture: PictureNode } & Pick<Look, 'classes'>) {
  const { src, alt, caption, width, height } = picture.attrs;
  if (!keptPicturePath.test(src)) return null;
  return (
    <figure className={classes.figure}>
      <img
        className={`cut-clip ${classes.picture}`}
        src={src}
        alt={alt}
        {...{ width, height }}
        loading="lazy"
        decoding="async"
      />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

const line = (content: readonly InlineNode[] = []): ReactNode =>
  content.map((node, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text that is drawn once
    <Fragment key={n}>
      {node.type === 'hardBreak' ? <br /> : (node.marks ?? []).reduceRight<ReactNode>(marked, node.text)}
    </Fragment>
  ));

function marked(words: ReactNode, mark: TextMark): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{words}</strong>;
    case 'italic':
      return <em>{words}</em>;
    case 'code':
      return <code>{words}</code>;
    case 'link':
      return isLinkTarget(mark.attrs.href) ? <a href={mark.attrs.href}>{words}</a> : words;
    default:
      return words;
  }
}
