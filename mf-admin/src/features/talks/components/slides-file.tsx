import { closedFileWords } from '@femcoders/contracts/file-verdict';
import { fileSize } from '@femcoders/contracts/spanish-size';
import type { AdminTalk } from '@femcoders/contracts/talk';
import { talkLimits } from '@femcoders/contracts/talk-limits';
import { useSubmission } from '@femcoders/kit/forms/use-submission';
import { showToast } from '@femcoders/platform';
import { Button, FieldError } from '@femcoders/shared-ui';
import { type ChangeEvent, useRef } from 'react';
import { showUndo } from '../../layout/undo-toast.ts';
import type { TalkMutations } from '../api/talk.ts';
import styles from './talks.module.css';

/** The slides as a file: kept as soon as it is chosen. What it is, the API finds out. */
export function SlidesFile({ talk, mutations }: { talk: AdminTalk; mutations: TalkMutations }) {
  const { id, pdf } = talk;
  const { busy, problem, setProblem, send } = useSubmission();
  const removed = useRef<File | null>(null);

  const keep = (file: File) =>
    send(async () => {
      await mutations.keepFile(id, file);
      removed.current = file;
      showToast(`«${file.name}» está guardado.`, { tone: 'success' });
    });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    if (file.size > talkLimits.pdf) {
      setProblem({ title: '', fields: [{ field: 'pdf', message: 'El archivo no puede pasar de 10 MB' }] });
      return;
    }
    void keep(file);
  };
  const remove = () =>
    send(async () => {
      await mutations.removeFile(id);
      const before = removed.current;
      // Only what was chosen here is still at hand.
      if (before) showUndo('El PDF está quitado.', () => void keep(before));
      else showToast('El PDF está quitado.');
    });
  const wrong = problem && (problem.fields[0]?.message ?? problem.title);

  return (
    <section aria-labelledby="pdf-titulo" className="below-line stack gap-12 breaks">
      <h2 id="pdf-titulo" className="small-title">
        Diapositivas en PDF
      </h2>
      {pdf && (
        <p className="quiet small breaks">
          {pdf.name} · {fileSize(pdf.bytes)}
        </p>
      )}
      {pdf && pdf.verdict !== 'open' && <p className="quiet small breaks">{closedFileWords[pdf.verdict]}</p>}
      <label className={`stack gap-4 small ${styles.file}`}>
        <span>{pdf ? 'Cambiar el archivo' : 'Elegir un archivo'} (10 MB como mucho)</span>
        <input
          id="pdf"
          type="file"
          accept="application/pdf"
          disabled={busy}
          aria-describedby={wrong ? 'pdf-error' : undefined}
          onChange={choose}
        />
      </label>
      <FieldError id="pdf" error={wrong ?? undefined} />
      {busy && <p role="status">Guardando…</p>}
      {pdf && !busy && (
        <Button variant="quiet" size="small" onClick={() => void remove()}>
          Quitar el PDF
        </Button>
      )}
    </section>
  );
}
