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
import { Fragment, type ReactNode } from 'react';
import { proseComponents } from '../../articles/components/prose-components.tsx';
import styles from './rich-text.module.css';

const { pre: CodeBlock } = proseComponents;

/**
 * A formatted text of the administration, drawn with the elements and the look of articles. What is not of the shape that is stored is left
 * out, and a link or a picture that may not be is drawn as its words.
 */
export function RichText({ document: { content } }: { document: RichDocument }) {
  const anchors = headingAnchors(content);
  return content.map((block, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text that is drawn once
    <Block key={n} block={block} anchor={anchors.get(block)} />
  ));
}

function Block({ block, anchor }: { block: BlockNode; anchor: string | undefined }) {
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
        <blockquote className={styles.quote}>
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
      return <hr className={styles.rule} />;
    case 'picture':
      return <KeptPicture picture={block} />;
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

/** @param alone the only paragraph of its entry: it needs no separate element */
function ItemPart({ part, alone }: { part: ListItem['content'][number]; alone: boolean }) {
  if (part.type !== 'paragraph') return <List block={part} />;
  return alone ? line(part.content) : <p>{line(part.content)}</p>;
}

function KeptPicture({ picture }: { picture: PictureNode }) {
  const { src, alt, caption, width, height } = picture.attrs;
  if (!keptPicturePath.test(src)) return null;
  return (
    <figure className={styles.figure}>
      <img
        className={`cut-clip ${styles.picture}`}
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
