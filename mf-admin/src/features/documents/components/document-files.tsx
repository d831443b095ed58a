import type { DocumentEntryDetail, DocumentFile } from '@femcoders/contracts/document';
import { closedFileWords } from '@femcoders/contracts/file-verdict';
import { shortMoment } from '@femcoders/contracts/spanish-date';
import { fileSize } from '@femcoders/contracts/spanish-size';
import { usePending } from '@femcoders/kit/forms/use-pending';
import { showToast } from '@femcoders/platform';
import { Button, VisuallyHidden } from '@femcoders/shared-ui';
import page from '../../records/record-page.module.css';
import { useOpenFile } from '../api/open-document.ts';

/** Renders what was sent, to be opened; its owner sees who opened it. */
export function DocumentFiles({ found }: { found: DocumentEntryDetail }) {
  const open = useOpenFile(found.id);
  return (
    <section className={page.part} aria-labelledby="archivos">
      <h2 id="archivos">Archivos</h2>
      <p className="remark">
        Cada vez que abres uno queda anotado, y ella ve tu nombre y la hora. Ábrelos solo para atender este envío.
      </p>
      <ul className={page.rows}>
        {found.documents.map((file) => (
          <File key={file.id} file={file} open={open} />
        ))}
      </ul>
    </section>
  );
}

function File({ file, open }: { file: DocumentFile; open: (file: DocumentFile) => Promise<void> }) {
  const { busy, run } = usePending();
  const { name, bytes, verdict, uploadedAt } = file;

  const save = () => run(() => open(file).catch((error: Error) => showToast(error.message, { tone: 'error' })));
  return (
    <li className="row gap-8-16 middle between">
      <p className="stack shrinks">
        <b>{name}</b>
        <span className="remark">
          {fileSize(bytes)} · {shortMoment(uploadedAt)}
        </span>
        {verdict !== 'open' && <span className="remark">{closedFileWords[verdict]}</span>}
      </p>
      {verdict === 'open' && (
        <Button variant="outline" size="small" busy={busy} onClick={() => void save()}>
          {busy ? 'Abriendo…' : 'Abrir'}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
