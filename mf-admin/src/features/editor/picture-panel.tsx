import { documentLimits, type PictureNode } from '@femcoders/contracts/rich-document';
import { Button, TextField } from '@femcoders/shared-ui';
import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { PictureField } from '../pictures/picture-field.tsx';
import { EditorPanel } from './editor-panel.tsx';

type Attributes = PictureNode['attrs'];

interface PicturePanelProps {
  editor: Editor;
  /** The file that was pasted or dropped into the text. */
  file: File | undefined;
  onClose: () => void;
  /** A picture is on its way. */
  onBusy: (busy: boolean) => void;
}

const nothing: Attributes = { src: '', alt: '', caption: '', width: 1, height: 1 };

/** Adds a picture to the text, or changes the one that is selected: the file, what is to be seen on it, and its caption. */
export function PicturePanel({ editor, file, onClose, onBusy }: PicturePanelProps) {
  const isThere = editor.isActive('picture');
  const [picture, setPicture] = useState<Attributes>(
    isThere ? (editor.getAttributes('picture') as Attributes) : nothing,
  );
  const [missing, setMissing] = useState<'src' | 'alt' | null>(null);
  const panel = useRef<HTMLFieldSetElement>(null);
  useEffect(() => panel.current?.querySelector('input')?.focus(), []);
  const change = (part: Partial<Attributes>) => setPicture((before) => ({ ...before, ...part }));

  const put = () => {
    const alt = picture.alt.trim();
    if (!picture.src || !alt) {
      setMissing(picture.src ? 'alt' : 'src');
      return;
    }
    const attrs = { ...picture, alt, caption: picture.caption.trim() };
    if (isThere) editor.chain().focus().updateAttributes('picture', attrs).run();
    else editor.chain().focus().insertContent({ type: 'picture', attrs }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().deleteSelection().run();
    onClose();
  };

  return (
    <EditorPanel ref={panel} legend="Imagen" onSet={put} onClose={onClose}>
      <PictureField
        name="editor-picture"
        label="Imagen"
        required
        file={file}
        value={picture.src || null}
        onChange={(path, stored) => change(path && stored ? { src: path, ...sizeOf(stored) } : { src: '' })}
        error={missing === 'src' && !picture.src ? 'Elige una imagen' : undefined}
        onBusy={onBusy}
      />
      <TextField
        name="editor-alt"
        label="¿Qué se ve?"
        hint="Para quien no puede verla."
        autoComplete="off"
        maxLength={documentLimits.alt}
        value={picture.alt}
        error={missing === 'alt' && !picture.alt.trim() ? 'Escribe qué se ve en la imagen' : undefined}
        onChange={({ target }) => change({ alt: target.value })}
      />
      <TextField
        name="editor-caption"
        label="Pie de la imagen"
        optional
        autoComplete="off"
        maxLength={documentLimits.caption}
        value={picture.caption}
        onChange={({ target }) => change({ caption: target.value })}
      />
      <p className="row gap-8 middle">
        <Button size="small" onClick={put}>
          {isThere ? 'Cambiar la imagen' : 'Poner la imagen'}
        </Button>
        {isThere && (
          <Button size="small" variant="outline" onClick={remove}>
            Quitarla del texto
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={onClose}>
          Cancelar
        </Button>
      </p>
    </EditorPanel>
  );
}

const sizeOf = ({ width, height }: { width: number; height: number }) => ({ width, height });
