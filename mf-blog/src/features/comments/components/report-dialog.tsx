import type { Comment, NewReport } from '@femcoders/contracts/comment';
import { reportNoteMax } from '@femcoders/contracts/comment-limits';
import type { RejectReason } from '@femcoders/contracts/moderation-limits';
import { looksByItself, saysNothing } from '@femcoders/kit/forms/look-again';
import { useLook } from '@femcoders/kit/forms/use-look';
import { showToast, useApi } from '@femcoders/platform';
import { Button, Dialog, ErrorSummary, TextArea } from '@femcoders/shared-ui';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import { type FormEvent, useState } from 'react';
import { reportComment } from '../api/report-comment.ts';
import { type SendingProblem, sendingProblem } from '../sending-problem.ts';
import styles from './comments.module.css';

const reasons: { value: RejectReason; label: string }[] = [
  { value: 'spam', label: 'Es spam' },
  { value: 'abuse', label: 'Insulta o acosa a alguien' },
  { value: 'personal-data', label: 'Da datos personales' },
  { value: 'advertising', label: 'Es publicidad' },
  { value: 'off-topic', label: 'No trata del tema' },
  { value: 'illegal', label: 'Es ilegal' },
];

interface ReportDialogProps {
  comment: Comment;
  onClose: () => void;
}

/** Tells the moderators what is wrong with a published comment. Nobody learns who did. */
export function ReportDialog({ comment, onClose }: ReportDialogProps) {
  const api = useApi();
  const [reason, setReason] = useState<RejectReason>();
  const [note, setNote] = useState('');
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<SendingProblem | null>(null);
  const errorOf = (field: string) => problem?.fields.find((one) => one.field === field)?.message;

  const look = useLook();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    if (!reason) {
      const fields = [{ field: 'reason', message: 'Elige un motivo.' }];
      return setProblem({ title: 'Falta el motivo', fields });
    }
    look.end();
    setProblem(null);
    void send({ reason, ...(note.trim() && { note: note.trim() }) }, false);
  }

  /** @returns whether it is known what became of it */
  const send = async (report: NewReport, isLook: boolean): Promise<boolean> => {
    setSending(true);
    try {
      await reportComment(api, comment.id, report);
      showToast('Gracias por avisar. El equipo lo revisará.', { tone: 'success' });
      onClose();
    } catch (error) {
      setSending(false);
      if (isLook && saysNothing(error)) return false;
      console.error('Error reporting comment:', error);
      setProblem(sendingProblem(error, 'No se ha podido enviar la denuncia.'));
      look.after(error, () => send(report, true));
    }
    return true;
  };

  return (
    <Dialog
      open
      title="Denunciar este comentario"
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form="denuncia" busy={sending}>
            {sending ? 'Enviando...' : 'Enviar denuncia'}
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
        </>
      }
    >
      <form id="denuncia" className={styles.edit} noValidate onSubmit={submit}>
        {problem && (
          <ErrorSummary
            title={look.looks ? `${problem.title} ${looksByItself}` : problem.title}
            problems={problem.fields}
          />
        )}
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
