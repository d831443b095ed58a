import type { DocumentCaseDetail, DocumentFile } from '@femcoders/contracts/document';
import { readDocumentFile } from '@femcoders/contracts/endpoints/documents';
import { closedFileWords } from '@femcoders/contracts/file-verdict';
import { shortMoment } from '@femcoders/contracts/spanish-date';
import { fileSize } from '@femcoders/contracts/spanish-size';
import { downloadFile } from '@femcoders/kit/files/download-file';
import { usePending } from '@femcoders/kit/forms/use-pending';
import { Button, VisuallyHidden } from '@femcoders/shared-ui';
import { useState } from 'react';
import styles from './own-case.module.css';

/** Renders what she sent, to look at again. */
export function CaseFiles({ userId, found }: { userId: string; found: DocumentCaseDetail }) {
  return (
    <section aria-labelledby="archivos" className={`stack gap-16 shrinks ${styles.part}`}>
      <h2 id="archivos">Tus archivos</h2>
      <ul className={styles.files}>
        {found.documents.map((file) => (
          <File key={file.id} file={file} owner={userId} reference={found.reference} />
        ))}
      </ul>
    </section>
  );
}

function File({ file, owner, reference }: { file: DocumentFile; owner: string; reference: string }) {
  const { busy, run } = usePending();
  const [failed, setFailed] = useState(false);

  async function download() {
    setFailed(false);
    const params = { id: owner, reference, file: file.id };
    await downloadFile(readDocumentFile, { params }, file.name).catch(() => setFailed(true));
  }

  return (
    <li>
      <p>
        <b>{file.name}</b>{' '}
        <span className={styles.quiet}>
          {fileSize(file.bytes)}, subido el {shortMoment(file.uploadedAt)}
        </span>
        {file.verdict !== 'open' && <span className={styles.quiet}>{closedFileWords[file.verdict]}</span>}
        {failed && (
          <span role="alert" className={styles.failed}>
            No hemos podido descargarlo. Prueba otra vez.
          </span>
        )}
      </p>
      {file.verdict === 'open' && (
        <Button variant="outline" size="small" busy={busy} onClick={() => void run(download)}>
          {busy ? 'Descargando…' : 'Descargar'}
          <VisuallyHidden> {file.name}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
