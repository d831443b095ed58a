import type { RichDocument } from '@femcoders/contracts/rich-document';
import { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import styles from './editor.module.css';
import { editorExtensions } from './editor-extensions.ts';
import { type EditorPanel, EditorToolbar } from './editor-toolbar.tsx';
import { LinkPanel } from './link-panel.tsx';
import { PicturePanel } from './picture-panel.tsx';

export interface RichTextEditorProps {
  /** Also its id: an error summary leads here. */
  name: string;
  label: string;
  /** Ids of the texts that describe it. */
  describedBy: string | undefined;
  invalid: boolean;
  value: RichDocument;
  onChange: (value: RichDocument) => void;
  /** A picture is on its way. */
  onBusy: (busy: boolean) => void;
}

/** Of a short text, shows all when the focus comes: its lower part may lie behind the bar with the form's button. */
function showWhole(text: HTMLElement | null): false {
  if (text && text.offsetHeight < innerHeight / 2) text.scrollIntoView?.({ block: 'nearest' });
  // ProseMirror handles the event, too.
  return false;
}

/** Edits a formatted text: a bar of buttons, and the text as it will look. */
export function RichTextEditor({ name, label, describedBy, invalid, value, onChange, onBusy }: RichTextEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [panel, setPanel] = useState<EditorPanel>(null);
  const [pasted, setPasted] = useState<File>();
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const written = useRef('');
  const changed = useEffectEvent((document: RichDocument) => {
    written.current = JSON.stringify(document);
    onChange(document);
  });
  const startValue = useEffectEvent(() => value);
  const attributes = useEffectEvent(() => ({
    id: name,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(invalid && { 'aria-invalid': 'true' }),
    lang: 'es',
    spellcheck: 'true',
    // A browser that translates would write into the text.
    translate: 'no',
  }));

  const takeFile = useEffectEvent((event: Event, data: DataTransfer | null) => {
    const file = data?.getData('text/plain') ? undefined : data?.files[0];
    if (!file) return false;
    event.preventDefault();
    setPasted(file);
    setPanel('picture');
    return true;
  });

  // Before the browser paints: what stands below must not move.
  useLayoutEffect(() => {
    if (!place.current) return;
    const start = startValue();
    written.current = JSON.stringify(start);
    const opened = new Editor({
      element: place.current,
      extensions: editorExtensions,
      content: start,
      // The page's policy refuses styles that are added as an element: they are in editor.module.css.
      injectCSS: false,
      editorProps: {
        attributes: () => attributes(),
        handleDOMEvents: {
          focus: () => showWhole(place.current),
          paste: (_, event) => takeFile(event, event.clipboardData),
          drop: (_, event) => takeFile(event, event.dataTransfer),
        },
      },
      onUpdate: ({ editor: now }) => changed(now.getJSON() as RichDocument),
      onTransaction: redraw,
    });
    setEditor(opened);
    return () => opened.destroy();
  }, []);

  // Discarded, restored, or saved by somebody else.
  useEffect(() => {
    const text = JSON.stringify(value);
    if (!editor || text === written.current) return;
    written.current = text;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what describes the text has changed
  useEffect(() => {
    editor?.setOptions({});
  }, [editor, describedBy, invalid]);

  const openPanel = (next: EditorPanel) => {
    setPasted(undefined);
    setPanel(next);
  };
  const close = () => {
    openPanel(null);
    editor?.commands.focus();
  };
  return (
    <div className={`cut ${styles.editor}`} data-editor data-invalid={invalid || undefined}>
      <div className={styles.tools}>
        {editor && <EditorToolbar editor={editor} panel={panel} onPanel={openPanel} />}
        {editor && panel === 'link' && <LinkPanel editor={editor} onClose={close} />}
        {editor && panel === 'picture' && (
          <PicturePanel editor={editor} file={pasted} onClose={close} onBusy={onBusy} />
        )}
      </div>
      <div ref={place} className={styles.text} />
    </div>
  );
}
