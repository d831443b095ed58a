import type { HubPiece } from '@femcoders/contracts/hub';
import { hubLimits } from '@femcoders/contracts/hub-limits';
import { hubMessageProblem } from '@femcoders/contracts/validate-hub';
import { checkTitle, keptOnDevice } from '@femcoders/kit/forms/sending-problem';
import { useDraft } from '@femcoders/kit/forms/use-draft';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { showToast, useApi, useQueryClient } from '@femcoders/platform';
import { Button, ErrorSummary, TextArea } from '@femcoders/shared-ui';
import type { FormEvent } from 'react';
import { draftKeyOf } from '../../forms/draft-key.ts';
import { storedTexts } from '../../forms/stored-values.ts';
import { refreshHub } from '../hub-queries.ts';
import styles from './piece-actions.module.css';

interface AnswerFormProps {
  piece: HubPiece;
  userId: string;
  /** Of the button. */
  label: string;
}

const start = { message: '' };
const read = (stored: unknown) => storedTexts(stored, ['message']);

/** Writes to the author of a piece, by us. */
export function AnswerForm({ piece, userId, label }: AnswerFormProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { value: values, change, forget } = useDraft(draftKeyOf(`respuesta-${piece.id}`), { start, read });
  const sending = useSending(keptOnDevice);
  const field = 'message';

  async function send(event: FormEvent) {
    event.preventDefault();
    const message = values.message.trim();
    const problem = hubMessageProblem(message);
    if (problem) {
      sending.setProblem({ title: checkTitle, fields: [{ field, message: problem }] });
      return;
    }
    await sending.send(async () => {
      await api.request(`/user/${userId}/hub/answers`, { method: 'POST', body: { piece: piece.id, message } });
      forget();
      showToast(`${piece.author} tiene tu mensaje. Te avisamos cuando conteste.`, { tone: 'success' });
      await refreshHub(queryClient, userId);
    });
  }

  return (
    <form
      className={`stack gap-16 ${styles.form}`}
      noValidate
      aria-label={label}
      onSubmit={(event) => void send(event)}
    >
      {sending.problem && <ErrorSummary title={sending.problem.title} problems={sending.problem.fields} />}
      <TextArea
        name={field}
        label={`Tu mensaje para ${piece.author}`}
        hint="Le llega por correo con tu nombre y sin tu dirección. Si quieres que te escriba por otro sitio, díselo aquí."
        value={values.message}
        error={sending.errorOf(field)}
        maxLength={hubLimits.message}
        required
        onChange={({ target }) => {
          change({ message: target.value });
          sending.changed();
        }}
      />
      <Button type="submit" busy={sending.busy}>
        {sending.busy ? 'Enviando…' : sending.problem?.retry ? 'Reintentar' : label}
      </Button>
    </form>
  );
}
