import type { Comment } from '@femcoders/contracts/comment';
import { reportNoteMax } from '@femcoders/contracts/comment-limits';
import type { RejectReason } from '@femcoders/contracts/moderation-names';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { showToast, useApi } from '@femcoders/platform';
import { Button, Dialog, ErrorSummary, TextArea } from '@femcoders/shared-ui';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import { type FormEvent, useState } from 'react';
import { reportComment } from '../api/report-comment.ts';
import { commentWords } from '../comment-words.ts';
import styles from './comments.module.css';

const reasons: { value: RejectReason; label: string }[] = [
  { value: 'spam', label: 'Es spam' },
  { value: 'abuse', label: 'Insulta o acosa a alguien' },
  { value: 'personal-data', label: 'Da datos personales' },
  { value: 'advertising', label: 'Es publicidad' },
  { value: 'off-topic', label: 'No trata del tema' },
  { value: 'illegal', label: 'Es ilegal' },
];

const words = commentWords('No se ha podido enviar la denuncia.');

interface ReportDialogProps {
  comment: Comment;
  onClose: () => void;
}

/** Tells the moderators what is wrong with a published comment. Nobody learns who did. */
export function ReportDialog({ comment, onClose }: ReportDialogProps) {
  const api = useApi();
  const [reason, setReason] = useState<RejectReason>();
  const [note, setNote] = useState('');
  const { busy, problem, setProblem, errorOf, send } = useSending(words);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!reason) {
      const fields = [{ field: 'reason', message: 'Elige un motivo.' }];
      return setProblem({ title: 'Falta el motivo', fields });
    }
    const report = { reason, ...(note.trim() && { note: note.trim() }) };
    void send(async () => {
      try {
        await reportComment(api, comment.id, report);
      } catch (error) {
        console.error('Error reporting comment:', error);
        throw error;
      }
      showToast('Gracias por avisar. El equipo lo revisará.', { tone: 'success' });
      onClose();
    });
  };

  return (
    <Dialog
      open
      title="Denunciar este comentario"
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form="denuncia" busy={busy}>
            {busy ? 'Enviando...' : 'Enviar denuncia'}
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
        </>
      }
    >
      <form id="denuncia" className="stack gap-16" noValidate onSubmit={submit}>
        {problem && <ErrorSummary title={problem.title} problems={problem.fields} />}
        <ChoiceGroup
          type="radio"
          name="reason"
          label="¿Qué le pasa?"
          choices={reasons}
          chosen={reason ? [reason] : []}
          onChange={([chosen]) => setReason(chosen)}
          error={errorOf('reason')}
          required
        />
        <TextArea
          label="Nota para el equipo"
          name="note"
          optional
          rows={3}
          maxLength={reportNoteMax}
          value={note}
          error={errorOf('note')}
          onChange={({ target }) => setNote(target.value)}
        />
        <p className={styles.privacy}>
          No hace falta cuenta y no guardamos quién eres. El comentario sigue publicado hasta que el equipo decida.
        </p>
      </form>
    </Dialog>
  );
}
