import type { InboxMessage } from '@femcoders/contracts/contact-inbox';
import { inboxLimits } from '@femcoders/contracts/contact-inbox-limits';
import { checkTitle } from '@femcoders/kit/forms/sending-problem';
import { readText, useDraft } from '@femcoders/kit/forms/use-draft';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { showToast } from '@femcoders/platform';
import { Button, ErrorSummary, TextArea } from '@femcoders/shared-ui';
import { Checkbox } from '@femcoders/shared-ui/choice';
import { type FormEvent, useRef, useState } from 'react';
import { draftKeyOf } from '../../forms/draft-key.ts';
import { sendOnCtrlEnter } from '../../forms/send-on-ctrl-enter.ts';
import { dismissUndo } from '../../layout/act-at-once.ts';
import page from '../../records/record-page.module.css';
import type { ActOnMessage } from '../api/open-message.ts';
import styles from './open-message.module.css';

/** Answers by mail. What was typed is kept until it is sent; of a private message never on the device. */
export function AnswerForm({ message, act }: { message: InboxMessage; act: ActOnMessage }) {
  const { id, email, reason, replyTo, thread } = message;
  const onDevice = reason !== 'conducta';
  const {
    value: text,
    latest,
    change,
    forget,
  } = useDraft(draftKeyOf(`answer:${id}`), { start: '', read: readText, onDevice });
  const [resolve, setResolve] = useState(true);
  const { busy, problem, setProblem, errorOf, send } = useSending();
  /** Of the answer as it stands: sent again, it is known to be the same. */
  const key = useRef<string | null>(null);

  if (!email) {
    return (
      <p className={page.notice}>
        Es un mensaje anónimo: no hay a quién responder. Si vuelve a escribir, citará la referencia.
      </p>
    );
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') {
      setProblem({ title: checkTitle, fields: [{ field: 'text', message: 'Escribe la respuesta.' }] });
      return;
    }
    key.current ??= crypto.randomUUID();
    const lastAnswer = thread.findLast(({ kind }) => kind === 'answer')?.id ?? null;
    const answer = { key: key.current, text, lastAnswer, resolve };
    void send(async () => {
      await act('answers', answer);
      key.current = null;
      if (latest() === text) forget();
      dismissUndo();
      showToast(resolve ? 'Respuesta enviada y mensaje resuelto.' : 'Respuesta enviada.', { tone: 'success' });
    });
  };

  return (
    <form className={page.form} noValidate aria-labelledby="responder" onSubmit={submit} onKeyDown={sendOnCtrlEnter}>
      <h2 id="responder">Responder por correo</h2>
      {problem && (
        <ErrorSummary
          title={problem.title}
          problems={problem.fields.map(({ message: what }) => ({ field: 'respuesta', message: what }))}
        />
      )}
      <TextArea
        name="respuesta"
        label={`Para ${email}`}
        hint={`Se manda con su mensaje citado debajo${onDevice ? '' : ', salvo si es confidencial como este'}. Si contesta, su correo llega a ${replyTo}.`}
        rows={7}
        maxLength={inboxLimits.answer}
        value={text}
        error={errorOf('text')}
        onChange={({ target }) => {
          key.current = null;
          change(target.value);
        }}
      />
      <Checkbox
        name="resolver"
        label="Y darlo por resuelto"
        checked={resolve}
        onChange={({ target }) => setResolve(target.checked)}
      />
      <p className="row gap-12 middle">
        <Button type="submit" size="small" busy={busy} aria-keyshortcuts="Control+Enter">
          {busy ? 'Enviando…' : 'Enviar respuesta'}
        </Button>
        <span className={styles.keys}>o Ctrl + Intro</span>
      </p>
    </form>
  );
}
