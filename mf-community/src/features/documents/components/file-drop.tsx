import { documentLimits } from '@femcoders/contracts/document-limits';
import { counted } from '@femcoders/contracts/spanish-count';
import { buttonClass, classNames, FieldError, VisuallyHidden } from '@femcoders/shared-ui';
import { useState } from 'react';
import type { CaseFiles } from '../use-case-files.ts';
import styles from './file-drop.module.css';
import { FileRow } from './file-row.tsx';

/** The types that the file dialog offers; the real type follows from the content. */
const accepted = '.pdf,.docx,.odt,.png,.jpg,.jpeg';

interface FileDropProps {
  files: CaseFiles;
  /** The hint about the files to send. */
  hint: string;
  error: string | undefined;
}

/** Where files are dropped or chosen: the browser's own field, over all of its frame. Each goes at once and says how far it is. */
export function FileDrop({ files, hint, error }: FileDropProps) {
  const [over, setOver] = useState(false);
  const { items, add } = files;
  const kept = items.filter(({ state }) => state === 'kept').length;
  return (
    <fieldset className={classNames(styles.group, error && styles.invalid)}>
      <legend className={styles.legend}>Archivos</legend>
      <p id="files-hint" className={styles.hint}>
        {hint} PDF, DOCX, ODT, PNG o JPG, de 10 MB como mucho cada uno, hasta {documentLimits.filesMax}.
      </p>
      <label className={classNames('cut', styles.zone, over && styles.over)}>
        <span className={buttonClass('outline', 'small')}>Elegir archivos</span>
        <span className={`quiet ${styles.or}`}>o suéltalos aquí</span>
        <input
          id="files"
          type="file"
          multiple
          accept={accepted}
          className={styles.input}
          aria-label="Elegir archivos"
          aria-describedby={classNames('files-hint', error && 'files-error')}
          aria-invalid={error ? true : undefined}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onChange={(event) => {
            setOver(false);
            add([...(event.target.files ?? [])]);
            // The same file may be chosen again.
            event.target.value = '';
          }}
        />
      </label>
      {items.length > 0 && (
        <ul className={styles.files}>
          {items.map((item) => (
            <FileRow key={item.id} item={item} onRetry={files.retry} onRemove={files.remove} />
          ))}
        </ul>
      )}
      <VisuallyHidden>
        <output>
          {items.length > 0 && `${kept} de ${counted(items.length, 'archivo subido', 'archivos subidos')}`}
        </output>
      </VisuallyHidden>
      <FieldError id="files" error={error} />
    </fieldset>
  );
}
