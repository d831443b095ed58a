import {
  type AnyExtension,
  Extension,
  Mark,
  markInputRule,
  mergeAttributes,
  Node,
  textblockTypeInputRule,
  wrappingInputRule,
} from '@tiptap/core';
import { history, redo, undo } from '@tiptap/pm/history';
import { pasteAsText } from './paste-as-text.ts';

// The nodes and marks of contracts/src/rich-document.ts, and nothing else: what the editor cannot make it does not take either.

const Doc = Node.create({ name: 'doc', topNode: true, content: 'block+' });
const Text = Node.create({ name: 'text', group: 'inline' });

const Paragraph = Node.create({
  name: 'paragraph',
  priority: 1000,
  group: 'block',
  content: 'inline*',
  renderHTML: () => ['p', 0],
});

const Heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({ level: { default: 2 } }),
  renderHTML: ({ node }) => [node.attrs.level === 3 ? 'h3' : 'h2', 0],
  addInputRules() {
    return [2, 3].map((level) =>
      textblockTypeInputRule({
        find: new RegExp(`^#{${level}}\\s$`),
        type: this.type,
        getAttributes: { level },
      }),
    );
  },
  addKeyboardShortcuts() {
    const turn = (level: number) => () => this.editor.commands.toggleNode(this.name, 'paragraph', { level });
    return {
      'Mod-Alt-2': turn(2),
      'Mod-Alt-3': turn(3),
      'Mod-Alt-0': () => this.editor.commands.setNode('paragraph'),
    };
  },
});

const ListItem = Node.create({
  name: 'listItem',
  content: 'paragraph (paragraph | bulletList | orderedList)*',
  defining: true,
  renderHTML: () => ['li', 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      // Not Tab: it leaves the editor, as it leaves every field.
      'Mod-]': () => this.editor.commands.sinkListItem(this.name),
      'Mod-[': () => this.editor.commands.liftListItem(this.name),
    };
  },
});

const list = (name: 'bulletList' | 'orderedList', element: 'ul' | 'ol', find: RegExp, key: string) =>
  Node.create({
    name,
    group: 'block list',
    content: 'listItem+',
    renderHTML: () => [element, 0],
    addInputRules() {
      return [wrappingInputRule({ find, type: this.type })];
    },
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleList(this.name, 'listItem') };
    },
  });

const Blockquote = Node.create({
  name: 'blockquote',
  group: 'block',
  content: 'paragraph+',
  defining: true,
  renderHTML: () => ['blockquote', 0],
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*>\s$/, type: this.type })];
  },
});

const CodeBlock = Node.create({
  name: 'codeBlock',
  group: 'block',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,
  renderHTML: () => ['pre', ['code', 0]],
  addInputRules() {
    return [textblockTypeInputRule({ find: /^```\s$/, type: this.type })];
  },
});

const HorizontalRule = Node.create({ name: 'horizontalRule', group: 'block', renderHTML: () => ['hr'] });

const HardBreak = Node.create({
  name: 'hardBreak',
  group: 'inline',
  inline: true,
  selectable: false,
  renderHTML: () => ['br'],
  renderText: () => '\n',
  addKeyboardShortcuts() {
    const insert = () => this.editor.commands.insertContent({ type: this.name });
    return { 'Shift-Enter': insert, 'Mod-Enter': insert };
  },
});

const Picture = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    src: { default: '' },
    alt: { default: '' },
    caption: { default: '' },
    width: { default: 1 },
    height: { default: 1 },
  }),
  renderHTML({ node: { attrs } }) {
    const image = ['img', { src: attrs.src, alt: attrs.alt, width: attrs.width, height: attrs.height }] as const;
    return ['figure', {}, image, ...(attrs.caption ? [['figcaption', {}, attrs.caption] as const] : [])];
  },
});

const simpleMark = (name: string, element: string, find: RegExp | null, key: string) =>
  Mark.create({
    name,
    ...(name === 'code' && { code: true, excludes: 'bold italic' }),
    renderHTML: () => [element, 0],
    addInputRules() {
      return find ? [markInputRule({ find, type: this.type })] : [];
    },
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(this.name) };
    },
  });

const Link = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({ href: { default: '' } }),
  // The address is shown next to the text and opened by nobody while it is written.
  renderHTML: ({ HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes, { rel: 'nofollow' }), 0],
});

const History = Extension.create({
  name: 'history',
  addProseMirrorPlugins: () => [history()],
  addKeyboardShortcuts() {
    const back = () => undo(this.editor.state, this.editor.view.dispatch);
    const forth = () => redo(this.editor.state, this.editor.view.dispatch);
    return { 'Mod-z': back, 'Mod-y': forth, 'Shift-Mod-z': forth };
  },
});

/** Keys lead to the bar of buttons, as in editors that people know from elsewhere. */
const ToToolbar = Extension.create({
  name: 'toToolbar',
  addKeyboardShortcuts() {
    return {
      'Alt-F10': () => {
        const editor = this.editor.view.dom.closest('[data-editor]');
        const button = editor?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]');
        button?.focus();
        return button !== null && button !== undefined;
      },
    };
  },
});

const Clipboard = Extension.create({ name: 'textClipboard', addProseMirrorPlugins: () => [pasteAsText()] });

/** The extensions of the editor, by which it knows its document's schema. */
export const editorExtensions: AnyExtension[] = [
  ...[Doc, Text, Paragraph, Heading, ListItem, Blockquote, CodeBlock, HorizontalRule, HardBreak, Picture],
  list('bulletList', 'ul', /^\s*[-*]\s$/, 'Mod-Shift-8'),
  list('orderedList', 'ol', /^\s*\d{1,3}\.\s$/, 'Mod-Shift-7'),
  simpleMark('bold', 'strong', /(?:^|\s)(\*\*(?!\s)([^*]+)\*\*)$/, 'Mod-b'),
  simpleMark('italic', 'em', /(?:^|\s)(_(?!\s)([^_]+)_)$/, 'Mod-i'),
  simpleMark('code', 'code', /(?:^|\s)(`([^`]+)`)$/, 'Mod-e'),
  ...[Link, History, ToToolbar, Clipboard],
];
