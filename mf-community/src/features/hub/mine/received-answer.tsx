import { replyToHubAnswer } from '@femcoders/contracts/endpoints/hub';
import type { HubAnswer } from '@femcoders/contracts/hub';
import { hubLimits } from '@femcoders/contracts/hub-limits';
import { dayInWords } from '@femcoders/contracts/spanish-day';
import { hubMessageProblem } from '@femcoders/contracts/validate-hub';
import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import { useForm } from '@femcoders/kit/forms/use-form';
import { callApi, showToast, useApi, useQueryClient } from '@femcoders/platform';
import { Button, TextArea } from '@femcoders/shared-ui';
import { useState } from 'react';
import { draftKeyOf } from '../../forms/draft-key.ts';
import { storedTexts } from '../../forms/stored-values.ts';
import { refreshHub } from '../hub-queries.ts';
import styles from './my-hub.module.css';

/** Renders what somebody wrote to her, and her one reply. */
export function ReceivedAnswer({ answer, userId }: { answer: HubAnswer; userId: string }) {
  const [replying, setReplying] = useState(false);
  const { name, message, at, reply } = answer;
  return (
    <li className="stack gap-8 shrinks breaks">
      <p className={`row gap-8-16 middle ${styles.facts}`}>
        <b>{name}</b> <span>{dayInWords(at)}</span>
      </p>
      <p className={styles.message}>{message}</p>
      {reply ? (
        <p className={styles.reply}>
          <b>Le contestaste:</b> {reply}
        </p>
      ) : replying ? (
        <ReplyForm answer={answer} userId={userId} />
      ) : (
        <p>
          <Button variant="outline" size="small" onClick={() => setReplying(true)}>
            Contestar a {name}
          </Button>
        </p>
      )}
    </li>
  );
}

const start = { reply: '' };
const read = (stored: unknown) => storedTexts(stored, ['reply']);

function ReplyForm({ answer: { id, name }, userId }: { answer: HubAnswer; userId: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const field = `reply-${id}`;
  const form = useForm({
    draft: draftKeyOf(`contestar-${id}`),
    start,
    read,
    bodyOf: ({ reply }) => ({ reply: reply.trim() }),
    validate: ({ reply }) => ({ [field]: hubMessageProblem(reply) }),
    async send(body) {
      await callApi(api, replyToHubAnswer, { params: { id: userId, answer: id }, body });
      showToast(`${name} tiene tu respuesta.`, { tone: 'success' });
      form.forget();
      await refreshHub(queryClient, userId);
    },
  });

  return (
    <Form of={form} className={styles.form} aria-label={`Contestar a ${name}`}>
      <TextArea
        {...form.typed('reply')}
        name={field}
        label={`Tu respuesta para ${name}`}
        hint="Le llega por correo, una sola vez y sin tu dirección: dile aquí por dónde queréis seguir."
        error={form.errorOf(field)}
        maxLength={hubLimits.message}
        required
      />
      <SubmitButton of={form} size="small">
        Enviar la respuesta
      </SubmitButton>
    </Form>
  );
}
