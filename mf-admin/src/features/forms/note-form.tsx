import { checkTitle } from '@femcoders/kit/forms/sending-problem';
import { readText, useDraft } from '@femcoders/kit/forms/use-draft';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { Button, ErrorSummary, TextArea } from '@femcoders/shared-ui';
import type { FormEvent, ReactNode } from 'react';
import { draftKeyOf } from './draft-key.ts';
import form from './record-form.module.css';
import { sendOnCtrlEnter } from './send-on-ctrl-enter.ts';

interface NoteFormProps {
  /** What it is about, as `note:<id>`: what is typed is kept under it. */
  draft: string;
  /** Whether what is typed may lie on this device. */
  onDevice: boolean;
  /** Who reads it. */
  hint: string;
  maxLength: number;
  /**
   * The same key means the same note: sent again it is kept once.
   * @throws what the API client throws
   */
  onSave: (note: { key: string; text: string }) => Promise<unknown>;
  className?: string | undefined;
  /** Id of its heading, and the heading. */
  labelledBy?: string;
  children?: ReactNode;
}

/** A note about somebody or something that only the team reads. */
export function NoteForm(props: NoteFormProps) {
  const { onDevice, hint, maxLength, onSave, className, labelledBy, children } = props;
  const draft = useDraft(draftKeyOf(props.draft), { start: '', read: readText, onDevice });
  const { busy, problem, setProblem, errorOf, changed, send } = useSending();
  const text = draft.value;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') {
      setProblem({ title: checkTitle, fields: [{ field: 'text', message: 'Escribe la nota.' }] });
      return;
    }
    void send(async (key) => {
      await onSave({ key, text });
      if (draft.latest() === text) draft.forget();
    });
  };

  return (
    <form className={className} noValidate aria-labelledby={labelledBy} onSubmit={submit} onKeyDown={sendOnCtrlEnter}>
      {children}
      {problem && (
        <ErrorSummary
          title={problem.title}
          problems={problem.fields.map(({ message }) => ({ field: 'nota', message }))}
        />
      )}
      <TextArea
        name="nota"
        label="Nota"
        hint={hint}
        rows={3}
        maxLength={maxLength}
        value={text}
        error={errorOf('text')}
        onChange={({ target }) => {
          changed();
          draft.change(target.value);
        }}
      />
      <p className={form.send}>
        <Button type="submit" size="small" variant="outline" busy={busy}>
          {busy ? 'Guardando…' : 'Guardar nota'}
        </Button>
      </p>
    </form>
  );
}
