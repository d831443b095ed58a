import { personLimits } from '@femcoders/contracts/person-limits';
import { checkTitle } from '@femcoders/kit/forms/sending-problem';
import { readText, useDraft } from '@femcoders/kit/forms/use-draft';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { Button, Dialog, ErrorSummary, TextArea } from '@femcoders/shared-ui';
import type { FormEvent } from 'react';
import { draftKeyOf } from '../../forms/draft-key.ts';
import form from '../../forms/record-form.module.css';

interface AcceptanceDialogProps {
  open: boolean;
  /** Of the person. */
  id: string;
  name: string;
  onClose: () => void;
  /** @throws what the API client throws */
  onAccept: (note: string) => Promise<void>;
}

/** Notes down how somebody has accepted to be shown. */
export function AcceptanceDialog({ open, id, name, onClose, onAccept }: AcceptanceDialogProps) {
  const {
    value: note,
    change,
    forget,
  } = useDraft(draftKeyOf(`acceptance:${id}`), { start: '', read: readText, onDevice: false });
  const { busy, problem, setProblem, errorOf, send } = useSending();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (note.trim() === '') {
      setProblem({ title: checkTitle, fields: [{ field: 'note', message: 'Escribe cómo ha aceptado.' }] });
      return;
    }
    void send(async () => {
      await onAccept(note);
      forget();
    });
  };
  return (
    <Dialog
      open={open}
      title={`${name} ha aceptado`}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form="acceptance" busy={busy}>
            {busy ? 'Guardando…' : 'Anotarlo'}
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
        </>
      }
    >
      <form id="acceptance" className={form.dialogForm} noValidate onSubmit={submit}>
        {problem && <ErrorSummary title={problem.title} problems={problem.fields} />}
        <TextArea
          name="note"
          label="¿Cómo lo ha dicho?"
          hint="Por ejemplo: por correo, el 3 de mayo. Queda anotado con tu nombre y la fecha de hoy."
          rows={3}
          maxLength={personLimits.acceptedNote}
          value={note}
          error={errorOf('note')}
          onChange={({ target }) => change(target.value)}
        />
      </form>
    </Dialog>
  );
}
