import { classNames } from '@femcoders/shared-ui';
import type { Editor } from '@tiptap/core';
import { redo, redoDepth, undo, undoDepth } from '@tiptap/pm/history';
import { type KeyboardEvent, useRef, useState } from 'react';
import styles from './editor.module.css';

/** The panel that is open below the toolbar. */
export type EditorPanel = 'link' | 'picture' | null;

interface EditorToolbarProps {
  editor: Editor;
  panel: EditorPanel;
  onPanel: (panel: EditorPanel) => void;
}

interface Tool {
  label: string;
  /** The keys that do the same. */
  keys?: string;
  /** Whether it holds where the cursor is; undefined for what is done once. */
  on?: boolean;
  off?: boolean;
  act: () => void;
}

/**
 * The buttons of the editor, one stop of the Tab key: arrows, Home and End go from one to the next, and Escape goes back to the text
 * (WAI-ARIA Authoring Practices, toolbar). Alt and F10 lead here from the text.
 */
export function EditorToolbar({ editor, panel, onPanel }: EditorToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const groups = toolGroups(editor, panel, onPanel);
  const last = groups.flat().length - 1;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      editor.commands.focus();
      return;
    }
    const next = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const target = next < 0 ? last : next > last ? 0 : next;
    setCurrent(target);
    bar.current?.querySelectorAll('button')[target]?.focus();
  };

  let index = 0;
  return (
    <div ref={bar} role="toolbar" aria-label="Formato del texto" className={styles.toolbar} onKeyDown={onKeyDown}>
      {groups.map((tools) => (
        <div key={tools[0]?.label} className={styles.group}>
          {tools.map(({ label, keys, on, off = false, act }) => {
            const own = index++;
            return (
              <button
                key={label}
                type="button"
                className={classNames(styles.tool, on && styles.on)}
                title={keys ? `${label} (${keys})` : label}
                aria-pressed={on}
                aria-disabled={off || undefined}
                tabIndex={own === current ? 0 : -1}
                onFocus={() => setCurrent(own)}
                // The text keeps its selection, and a phone its keyboard.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => !off && act()}
              >
                {label}
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function toolGroups(editor: Editor, panel: EditorPanel, onPanel: (panel: EditorPanel) => void): Tool[][] {
  const chain = () => editor.chain().focus();
  const heading = (level: 2 | 3, label: string): Tool => ({
    label,
    keys: `Ctrl + Alt + ${level}`,
    on: editor.isActive('heading', { level }),
    act: () => chain().toggleNode('heading', 'paragraph', { level }).run(),
  });
  const mark = (name: string, label: string, key: string): Tool => ({
    label,
    keys: `Ctrl + ${key}`,
    on: editor.isActive(name),
    act: () => chain().toggleMark(name).run(),
  });
  const list = (name: string, label: string): Tool => ({
    label,
    on: editor.isActive(name),
    act: () => chain().toggleList(name, 'listItem').run(),
  });
  const opens = (name: Exclude<EditorPanel, null>, label: string, on: boolean): Tool => ({
    label,
    on: on || panel === name,
    act: () => onPanel(panel === name ? null : name),
  });
  return [
    [heading(2, 'Título'), heading(3, 'Subtítulo')],
    [mark('bold', 'Negrita', 'B'), mark('italic', 'Cursiva', 'I'), opens('link', 'Enlace', editor.isActive('link'))],
    [
      list('bulletList', 'Lista'),
      list('orderedList', 'Lista numerada'),
      {
        label: 'Cita',
        on: editor.isActive('blockquote'),
        act: () => chain().toggleWrap('blockquote').run(),
      },
    ],
    [
      opens('picture', 'Imagen', editor.isActive('picture')),
      { label: 'Separador', act: () => chain().insertContent({ type: 'horizontalRule' }).run() },
      {
        label: 'Código',
        on: editor.isActive('codeBlock'),
        act: () => chain().toggleNode('codeBlock', 'paragraph').run(),
      },
    ],
    [
      {
        label: 'Deshacer',
        keys: 'Ctrl + Z',
        off: undoDepth(editor.state) === 0,
        act: () => undo(editor.state, editor.view.dispatch),
      },
      {
        label: 'Rehacer',
        keys: 'Ctrl + Y',
        off: redoDepth(editor.state) === 0,
        act: () => redo(editor.state, editor.view.dispatch),
      },
    ],
  ];
}
