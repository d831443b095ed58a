import type { Comment } from '@femcoders/contracts/comment';
import { reportNoteMax } from '@femcoders/contracts/comment-limits';
import type { RejectReason } from '@femcoders/contracts/moderation-names';
import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import { useForm } from '@femcoders/kit/forms/use-form';
import { showToast, useApi } from '@femcoders/platform';
import { Button, Dialog, TextArea } from '@femcoders/shared-ui';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import { reportComment } from '../api/report-comment.ts';
import { commentProblemText } from '../comment-problem-text.ts';
import styles from './comments.module.css';

const reasons: { value: RejectReason; label: string }[] = [
  { value: 'spam', label: 'Es spam' },
  { value: 'abuse', label: 'Insulta o acosa a alguien' },
  { value: 'personal-data', label: 'Da datos personales' },
  { value: 'advertising', label: 'Es publicidad' },
  { value: 'off-topic', label: 'No trata del tema' },
  { value: 'illegal', label: 'Es ilegal' },
];

const words = commentProblemText('No se ha podido enviar la denuncia.');

interface ReportDialogProps {
  comment: Comment;
  onClose: () => void;
}

/** Reports a published comment to the moderators, with what is wrong. Nobody learns who did. */
export function ReportDialog({ comment, onClose }: ReportDialogProps) {
  const api = useApi();
  const form = useForm({
    start: { reason: '' as RejectReason | '', note: '' },
    words,
    bodyOf: ({ reason, note }) => ({ reason, ...(note.trim() && { note: note.trim() }) }),
    validate: ({ reason }) => ({ reason: reason ? null : 'Elige un motivo.' }),
    async send({ reason, ...report }) {
      try {
        if (reason) await reportComment(api, comment.id, { reason, ...report });
      } catch (error) {
        console.error('Error reporting comment:', error);
        throw error;
      }
      showToast('Gracias por avisar. El equipo lo revisará.', { tone: 'success' });
      onClose();
    },
  });

  return (
    <Dialog
      open
      title="Denunciar este comentario"
      onClose={onClose}
      footer={
        <>
          <SubmitButton of={form} form="denuncia" doing="Enviando...">
            Enviar denuncia
          </SubmitButton>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
        </>
      }
    >
      <Form of={form} id="denuncia" className="stack gap-16">
        <ChoiceGroup {...form.picked('reason')} label="¿Qué le pasa?" choices={reasons} required />
        <TextArea {...form.typed('note')} label="Nota para el equipo" optional rows={3} maxLength={reportNoteMax} />
        <p className={styles.privacy}>
          No hace falta cuenta y no guardamos quién eres. El comentario sigue publicado hasta que el equipo decida.
        </p>
      </Form>
    </Dialog>
  );
}
