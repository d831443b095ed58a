import { Fragment, type Node, type Schema, Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** The last copy from an editor of this page, and the text that identifies it. */
let copied: { text: string; slice: Slice } | null = null;

/**
 * Takes what is pasted or dropped as text: the page's policy lets no text become HTML, which is how editors read a clipboard
 * (docs/decisions/0034). What was copied in an editor keeps its form, because its text is remembered with it. Of other text, lines become
 * paragraphs, and lines that begin like a list or a heading become one.
 */
export function pasteAsText(): Plugin {
  return new Plugin({
    props: {
      clipboardTextSerializer(slice) {
        const text = slice.content.textBetween(0, slice.content.size, '\n\n', (leaf) =>
          leaf.type.name === 'hardBreak' ? '\n' : '',
        );
        copied = { text, slice };
        return text;
      },
      handleDOMEvents: {
        paste(view, event) {
          event.preventDefault();
          insert(view, event.clipboardData);
          return true;
        },
        drop(view, event) {
          // What is moved within the editor stays what it is.
          if (view.dragging) return false;
          event.preventDefault();
          insert(view, event.dataTransfer);
          return true;
        },
      },
    },
  });
}

function insert(view: EditorView, data: DataTransfer | null): void {
  const text = data?.getData('text/plain') ?? '';
  if (!text) return;
  const known = copied && sameText(copied.text, text) ? copied.slice : null;
  const inCode = view.state.selection.$from.parent.type.spec.code;
  if (inCode) view.dispatch(view.state.tr.insertText(text.replace(/\r\n?/g, '\n')).scrollIntoView());
  else view.dispatch(view.state.tr.replaceSelection(known ?? sliceOf(view.state.schema, text)).scrollIntoView());
}

/** Clipboards of some systems change the ends of lines. */
const sameText = (one: string, other: string) => one.replace(/\s+/g, ' ') === other.replace(/\s+/g, ' ');

/** Text as pieces of a document. */
export function sliceOf(schema: Schema, text: string): Slice {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const blocks: Node[] = [];
  const list: { type: 'bulletList' | 'orderedList'; items: Node[] } = { type: 'bulletList', items: [] };
  const endList = () => {
    if (list.items.length > 0) blocks.push(schema.node(list.type, null, list.items));
    list.items = [];
  };
  for (const line of lines) {
    const item = /^(?:(?<dot>[-*•·–])|(?<number>\d{1,3}[.)]))\s+(?<words>.+)$/u.exec(line)?.groups;
    if (item) {
      const type = item.dot ? 'bulletList' : 'orderedList';
      if (list.type !== type) endList();
      list.type = type;
      list.items.push(schema.node('listItem', null, paragraph(schema, item.words ?? '')));
      continue;
    }
    endList();
    const heading = /^(?<marks>#{1,6})\s+(?<words>.+)$/u.exec(line)?.groups;
    if (heading) {
      const level = (heading.marks ?? '').length > 2 ? 3 : 2;
      blocks.push(schema.node('heading', { level }, schema.text(heading.words ?? '')));
    } else blocks.push(paragraph(schema, line));
  }
  endList();
  // One line goes on with the text around it.
  const open = blocks.length === 1 && blocks[0]?.type.name === 'paragraph' ? 1 : 0;
  const [first] = blocks;
  return open && first ? new Slice(Fragment.from(first), 1, 1) : new Slice(Fragment.from(blocks), 0, 0);
}

const paragraph = (schema: Schema, words: string) => schema.node('paragraph', null, schema.text(words));
