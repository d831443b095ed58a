import { answerHubPiece } from '@femcoders/contracts/endpoints/hub';
import type { HubPiece } from '@femcoders/contracts/hub';
import { hubLimits } from '@femcoders/contracts/hub-limits';
import { hubMessageProblem } from '@femcoders/contracts/validate-hub';
import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import { useForm } from '@femcoders/kit/forms/use-form';
import { callApi, showToast, useApi, useQueryClient } from '@femcoders/platform';
import { TextArea } from '@femcoders/shared-ui';
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
  const form = useForm({
    draft: draftKeyOf(`respuesta-${piece.id}`),
    start,
    read,
    bodyOf: ({ message }) => ({ piece: piece.id, message: message.trim() }),
    validate: ({ message }) => ({ message: hubMessageProblem(message) }),
    async send(body) {
      await callApi(api, answerHubPiece, { params: { id: userId }, body });
      showToast(`${piece.author} tiene tu mensaje. Te avisamos cuando conteste.`, { tone: 'success' });
      form.forget();
      await refreshHub(queryClient, userId);
    },
  });

  return (
    <Form of={form} className={`stack gap-16 ${styles.form}`} aria-label={label}>
      <TextArea
        {...form.typed('message')}
        label={`Tu mensaje para ${piece.author}`}
        hint="Le llega por correo con tu nombre y sin tu dirección. Si quieres que te escriba por otro sitio, díselo aquí."
        maxLength={hubLimits.message}
        required
      />
      <SubmitButton of={form} again="Reintentar">
        {label}
      </SubmitButton>
    </Form>
  );
}
