import { isoDay } from '@femcoders/contracts/spanish-date';
import type { TalkPermission, TalkSpeaker } from '@femcoders/contracts/talk';
import { isDay, talkLimits } from '@femcoders/contracts/talk-limits';
import { checkTitle } from '@femcoders/kit/forms/sending-problem';
import { readText, useDraft } from '@femcoders/kit/forms/use-draft';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { Button, Dialog, ErrorSummary, TextArea, TextField } from '@femcoders/shared-ui';
import { type FormEvent, useState } from 'react';
import { draftKeyOf } from '../../forms/draft-key.ts';
import form from '../../forms/record-form.module.css';

interface PermissionDialogProps {
  talkId: string;
  speaker: TalkSpeaker;
  onClose: () => void;
  /** @throws what the API client throws */
  onNote: (permission: TalkPermission) => Promise<void>;
}

/** Notes that a speaker permits her talk to be published: when she said so, and how. */
export function PermissionDialog({ talkId, speaker, onClose, onNote }: PermissionDialogProps) {
  const what = `talk-permission:${talkId}:${speaker.id}`;
  const { value: how, change, forget } = useDraft(draftKeyOf(what), { start: '', read: readText, onDevice: false });
  const [on, setOn] = useState(() => isoDay(new Date()));
  const { busy, problem, setProblem, errorOf, send } = useSending();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fields = [
      ...(isDay(on) ? [] : [{ field: 'on', message: 'Escribe qué día lo dijo' }]),
      ...(how.trim() ? [] : [{ field: 'how', message: 'Escribe cómo lo dijo' }]),
    ];
    if (fields.length > 0) {
      setProblem({ title: checkTitle, fields });
      return;
    }
    void send(async () => {
      await onNote({ speaker: speaker.id, on, how });
      forget();
    });
  };
  return (
    <Dialog
      open
      title={`${speaker.name} da su permiso`}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form="permission" busy={busy}>
            {busy ? 'Guardando…' : 'Anotarlo'}
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
        </>
      }
    >
      <form id="permission" className={form.dialogForm} noValidate onSubmit={submit}>
        {problem && <ErrorSummary title={problem.title} problems={problem.fields} />}
        <TextField
          name="on"
          type="date"
          label="¿Qué día lo dijo?"
          value={on}
          error={errorOf('on')}
          onChange={({ target }) => setOn(target.value)}
        />
        <TextArea
          name="how"
          label="¿Cómo lo dijo?"
          hint="Por ejemplo: por correo, en respuesta al nuestro. Queda anotado con tu nombre."
          rows={3}
          maxLength={talkLimits.permission}
          value={how}
          error={errorOf('how')}
          onChange={({ target }) => change(target.value)}
        />
      </form>
    </Dialog>
  );
}
