import type { HubAnswer } from '@femcoders/contracts/hub';
import { hubLimits } from '@femcoders/contracts/hub-limits';
import { dayInWords } from '@femcoders/contracts/spanish-day';
import { hubMessageProblem } from '@femcoders/contracts/validate-hub';
import { checkTitle, keptOnDevice } from '@femcoders/kit/forms/sending-problem';
import { useDraft } from '@femcoders/kit/forms/use-draft';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { showToast, useApi, useQueryClient } from '@femcoders/platform';
import { Button, ErrorSummary, TextArea } from '@femcoders/shared-ui';
import { type FormEvent, useState } from 'react';
import { draftKeyOf } from '../../forms/draft-key.ts';
import { storedTexts } from '../../forms/stored-values.ts';
import { refreshHub } from '../hub-queries.ts';
import styles from './my-hub.module.css';

/** What somebody wrote to her, and her one reply. */
export function ReceivedAnswer({ answer, userId }: { answer: HubAnswer; userId: string }) {
  const [replying, setReplying] = useState(false);
  const { name, message, at, reply } = answer;
  return (
    <li className={styles.answer}>
      <p className={styles.facts}>
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
  const { value: values, change, forget } = useDraft(draftKeyOf(`contestar-${id}`), { start, read });
  const sending = useSending(keptOnDevice);
  const field = `reply-${id}`;

  async function send(event: FormEvent) {
    event.preventDefault();
    const reply = values.reply.trim();
    const problem = hubMessageProblem(reply);
    if (problem) {
      sending.setProblem({ title: checkTitle, fields: [{ field, message: problem }] });
      return;
    }
    await sending.send(async () => {
      await api.request(`/user/${userId}/hub/answers/${id}/reply`, { method: 'POST', body: { reply } });
      forget();
      showToast(`${name} tiene tu respuesta.`, { tone: 'success' });
      await refreshHub(queryClient, userId);
    });
  }

  return (
    <form className={styles.form} noValidate aria-label={`Contestar a ${name}`} onSubmit={(event) => void send(event)}>
      {sending.problem && <ErrorSummary title={sending.problem.title} problems={sending.problem.fields} />}
      <TextArea
        name={field}
        label={`Tu respuesta para ${name}`}
        hint="Le llega por correo, una sola vez y sin tu dirección: dile aquí por dónde queréis seguir."
        value={values.reply}
        error={sending.errorOf(field)}
        maxLength={hubLimits.message}
        required
        onChange={({ target }) => change({ reply: target.value })}
      />
      <Button type="submit" size="small" busy={sending.busy}>
        {sending.busy ? 'Enviando…' : 'Enviar la respuesta'}
      </Button>
    </form>
  );
}
