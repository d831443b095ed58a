import { fileSize } from '@femcoders/contracts/spanish-size';
import { usePending } from '@femcoders/kit/forms/use-pending';
import { Button, VisuallyHidden } from '@femcoders/shared-ui';
import { useState } from 'react';
import type { UploadItem } from '../upload-queue.ts';
import styles from './file-drop.module.css';

interface FileRowProps {
  item: UploadItem;
  onRetry: (id: string) => void;
  onRemove: (id: string) => Promise<void>;
}

/** A file: on its way, with us, or why not. */
export function FileRow({ item, onRetry, onRemove }: FileRowProps) {
  const { busy: removing, run } = usePending();
  const [stays, setStays] = useState(false);
  const { id, name, bytes, state, share, message } = item;
  const underWay = state === 'waiting' || state === 'uploading';
  const problem = stays ? 'No hemos podido quitarlo. Prueba otra vez' : message;

  async function remove() {
    setStays(false);
    try {
      await onRemove(id);
      // The button is gone: the focus moves to where files are chosen.
      document.getElementById('files')?.focus();
    } catch {
      setStays(true);
    }
  }

  return (
    <li className={styles.file} data-state={state}>
      <p className={styles.name}>
        {name} <span className={styles.size}>{fileSize(bytes)}</span>
      </p>
      <div className={styles.status}>
        {underWay && (
          <>
            <progress className={styles.progress} value={share} max={1} aria-label={`Subiendo ${name}`} />
            <span className={styles.share}>{state === 'waiting' ? 'En cola' : `${Math.round(share * 100)} %`}</span>
          </>
        )}
        {state === 'kept' && !problem && (
          <span className={styles.kept}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="m3.5 10.5 4.5 4.5 8.5-10" />
            </svg>
            Subido
          </span>
        )}
        {problem && (
          <span className={styles.problem} role="alert">
            {problem}.
          </span>
        )}
      </div>
      <div className={`row gap-8 ${styles.actions}`}>
        {state === 'failed' && (
          <Button variant="outline" size="small" onClick={() => onRetry(id)}>
            Reintentar<VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
        <Button variant="quiet" size="small" busy={removing} onClick={() => void run(remove)}>
          {removing ? 'Quitando…' : underWay ? 'Cancelar' : 'Quitar'}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}
