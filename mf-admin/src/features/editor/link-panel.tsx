import { isLinkTarget } from '@femcoders/contracts/rich-document';
import { Button, TextField } from '@femcoders/shared-ui';
import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { EditorPanel } from './editor-panel.tsx';

/** Sets, changes or removes the link of the words that are selected; without any, the address itself is written. */
export function LinkPanel({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before = String(editor.getAttributes('link').href ?? '');
  const [href, setHref] = useState(before);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const set = () => {
    const target = completed(href.trim());
    if (!isLinkTarget(target)) {
      setError('Escribe una dirección completa, como https://…, o una ruta del sitio, como /eventos');
      field.current?.focus();
      return;
    }
    const chain = editor.chain().focus();
    if (before) chain.extendMarkRange('link').setMark('link', { href: target }).run();
    else if (editor.state.selection.empty)
      chain.insertContent({ type: 'text', text: target, marks: [{ type: 'link', attrs: { href: target } }] }).run();
    else chain.setMark('link', { href: target }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
    onClose();
  };

  return (
    <EditorPanel legend="Enlace" onSet={set} onClose={onClose}>
      <TextField
        ref={field}
        name="editor-link"
        label="¿Adónde lleva?"
        hint="Una dirección completa, un correo o una ruta de este sitio."
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={href}
        error={error}
        onChange={({ target }) => setHref(target.value)}
      />
      <p className="row gap-8 middle">
        <Button size="small" onClick={set}>
          Poner el enlace
        </Button>
        {before && (
          <Button size="small" variant="outline" onClick={remove}>
            Quitarlo
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={onClose}>
          Cancelar
        </Button>
      </p>
    </EditorPanel>
  );
}

/** Completes an address as people type it: `ejemplo.org`, `hola@ejemplo.org`. */
function completed(typed: string): string {
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(typed)) return `mailto:${typed}`;
  return /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]|$)/u.test(typed) ? `https://${typed}` : typed;
}
