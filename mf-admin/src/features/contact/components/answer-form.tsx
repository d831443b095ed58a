import type { InboxMessage } from '@femcoders/contracts/contact-inbox';
import { inboxLimits } from '@femcoders/contracts/contact-inbox-limits';
import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import { keptHere } from '@femcoders/kit/forms/submission-problem';
import { useForm } from '@femcoders/kit/forms/use-form';
import { showToast } from '@femcoders/platform';
import { TextArea } from '@femcoders/shared-ui';
import { Checkbox } from '@femcoders/shared-ui/choice';
import { useState } from 'react';
import { draftKeyOf } from '../../forms/draft-key.ts';
import { readTextDraft } from '../../forms/read-text-draft.ts';
import { sendOnCtrlEnter } from '../../forms/send-on-ctrl-enter.ts';
import { dismissUndo } from '../../layout/undo-toast.ts';
import page from '../../records/record-page.module.css';
import type { MessageMutations } from '../api/open-message.ts';
import styles from './open-message.module.css';

const start = { text: '' };
const names = { text: 'respuesta' };

/** Answers by mail. What was typed is kept until it is sent; of a private message never on the device. */
export function AnswerForm({ message, send }: { message: InboxMessage; send: MessageMutations['answer'] }) {
  const { id, email, reason, replyTo, thread } = message;
  const onDevice = reason !== 'conducta';
  const [resolve, setResolve] = useState(true);
  const form = useForm({
    draft: draftKeyOf(`answer:${id}`),
    start,
    read: readTextDraft,
    onDevice,
    words: keptHere,
    bodyOf: ({ text }) => ({ text, lastAnswer: thread.findLast(({ kind }) => kind === 'answer')?.id ?? null, resolve }),
    validate: ({ text }) => ({ text: text.trim() ? null : 'Escribe la respuesta.' }),
    async send(answer, key) {
      await send({ key, ...answer });
      dismissUndo();
      showToast(answer.resolve ? 'Respuesta enviada y mensaje resuelto.' : 'Respuesta enviada.', { tone: 'success' });
    },
  });

  if (!email) {
    return (
      <p className="boxed stack gap-12 small breaks">
        Es un mensaje anónimo: no hay a quién responder. Si vuelve a escribir, citará la referencia.
      </p>
    );
  }
  return (
    <Form
      of={form}
      names={names}
      heading={<h2 id="responder">Responder por correo</h2>}
      className={page.form}
      aria-labelledby="responder"
      onKeyDown={sendOnCtrlEnter}
    >
      <TextArea
        {...form.typed('text')}
        name="respuesta"
        label={`Para ${email}`}
        hint={`Se manda con su mensaje citado debajo${onDevice ? '' : ', salvo si es confidencial como este'}. Si contesta, su correo llega a ${replyTo}.`}
        rows={7}
        maxLength={inboxLimits.answer}
      />
      <Checkbox
        name="resolver"
        label="Y darlo por resuelto"
        checked={resolve}
        onChange={({ target }) => setResolve(target.checked)}
      />
      <p className="row gap-12 middle">
        <SubmitButton of={form} size="small" aria-keyshortcuts="Control+Enter">
          Enviar respuesta
        </SubmitButton>
        <span className={`quiet smaller ${styles.keys}`}>o Ctrl + Intro</span>
      </p>
    </Form>
  );
}
