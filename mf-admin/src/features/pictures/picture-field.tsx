import type { StoredPicture } from '@femcoders/contracts/picture';
import { pictureTypes } from '@femcoders/contracts/picture-limits';
import { Button, TextField } from '@femcoders/shared-ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './picture-field.module.css';
import { usePictureUpload } from './use-picture-upload.ts';

const usualHint = 'JPG, PNG, WebP, AVIF o GIF, de 4 MB como mucho. Los datos de la cámara (lugar, móvil) se borran.';

interface PictureFieldProps {
  /** Also its id: an error summary leads here. */
  name: string;
  label: string;
  hint?: string;
  /** Path of the picture (`logo_url`, portrait); null while there is none. */
  value: string | null;
  /** Called with the picture, too, once it was sent. */
  onChange: (path: string | null, picture?: StoredPicture) => void;
  /** A file that was chosen elsewhere. */
  file?: File | undefined;
  /** Whether the form needs one. */
  required?: boolean;
  /** The problem that the form or the API found. */
  error?: string | undefined;
  /** Called when an upload starts and ends: a form that is saved meanwhile would lose it. */
  onBusy?: (busy: boolean) => void;
}

/** A picture of a form: choosing a file sends it at once, and its path becomes the field's value. */
export function PictureField({
  name,
  label,
  hint = usualHint,
  value,
  onChange,
  file,
  required = false,
  error,
  onBusy,
}: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { state, send, forget } = usePictureUpload(onChange);
  const sending = state.status === 'sending';
  useEffect(() => {
    onBusy?.(sending);
  }, [sending, onBusy]);

  const sendGiven = useEffectEvent(send);
  useEffect(() => {
    if (file) void sendGiven(file);
  }, [file]);

  const remove = () => {
    forget();
    onChange(null);
    input.current?.focus();
  };

  return (
    <div className={`stack gap-12 ${styles.picture}`}>
      <TextField
        ref={input}
        name={name}
        label={label}
        hint={hint}
        optional={!required}
        type="file"
        accept={pictureTypes.join(',')}
        error={state.status === 'failed' ? state.message : error}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again.
          target.value = '';
          if (file) void send(file);
        }}
      />
      {value && (
        <div className="row gap-8-16 middle">
          <span className={`cut-clip ${styles.frame}`}>
            <img src={value} alt="Así se ve ahora" />
          </span>
          <Button variant="outline" size="small" onClick={remove}>
            Quitar la imagen
          </Button>
        </div>
      )}
      <p className={`quiet small ${styles.status}`} role="status">
        {sending && 'Subiendo la imagen…'}
        {state.status === 'kept' && value && 'Imagen subida. Se verá cuando guardes.'}
      </p>
    </div>
  );
}
