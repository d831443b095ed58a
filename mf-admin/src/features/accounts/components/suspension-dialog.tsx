import type { AdminAccount } from '@femcoders/contracts/admin-account';
import { accountLimits, type SuspensionReason, suspensionReasons } from '@femcoders/contracts/admin-account-limits';
import { checkTitle } from '@femcoders/kit/forms/sending-problem';
import { useDraft } from '@femcoders/kit/forms/use-draft';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { showToast } from '@femcoders/platform';
import { Button, Dialog, ErrorSummary, TextArea, TextField } from '@femcoders/shared-ui';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import { type FormEvent, useId } from 'react';
import { draftKeyOf } from '../../forms/draft-key.ts';
import type { AccountMutations } from '../api/account.ts';
import styles from './accounts.module.css';

interface SuspensionDialogProps {
  account: AdminAccount;
  acts: AccountMutations;
  onClose: () => void;
}

interface Typed {
  reason: SuspensionReason | null;
  text: string;
  end: 'day' | 'never' | null;
  until: string;
}

const nothing: Typed = { reason: null, text: '', end: null, until: '' };
const reasons = Object.entries(suspensionReasons) as [SuspensionReason, string][];

function validate({ reason, text, end, until }: Typed) {
  return [
    ...(reason ? [] : [{ field: 'reason', message: 'Elige un motivo.' }]),
    ...(text.trim() ? [] : [{ field: 'text', message: 'Escribe qué ha pasado.' }]),
    ...(end ? [] : [{ field: 'end', message: 'Elige hasta cuándo.' }]),
    ...(end === 'day' && !until ? [{ field: 'until', message: 'Elige el último día.' }] : []),
  ];
}

/** Suspends an account: what is written here is what she reads. */
export function SuspensionDialog({ account: { id, name }, acts, onClose }: SuspensionDialogProps) {
  const form = useId();
  const draft = useDraft<Typed>(draftKeyOf(`account-suspension:${id}`), {
    start: nothing,
    read: () => null,
    onDevice: false,
  });
  const { busy, problem, setProblem, errorOf, send } = useSending();
  const [typed, edit] = [draft.value, (part: Partial<Typed>) => draft.change({ ...draft.value, ...part })];
  const { reason, text, end, until } = typed;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fields = validate(typed);
    if (fields.length > 0 || !reason) return setProblem({ title: checkTitle, fields });
    void send(async () => {
      if (!(await acts.suspend({ reason, text, until: end === 'day' ? until : null }))) return;
      draft.forget();
      showToast(`La cuenta de ${name} está suspendida. Se lo hemos dicho por correo.`, { tone: 'success' });
      onClose();
    });
  };
  return (
    <Dialog
      open
      title={`Suspender la cuenta de ${name}`}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form={form} variant="danger" busy={busy}>
            {busy ? 'Suspendiendo…' : 'Suspender la cuenta'}
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={submit}>
        {problem && <ErrorSummary title={problem.title} problems={problem.fields} />}
        <p>
          Se cierran sus sesiones y no puede entrar. Le decimos por correo, y al intentar entrar, el motivo, hasta
          cuándo y cómo recurrir.
        </p>
        <ChoiceGroup
          type="radio"
          name="reason"
          label="Motivo"
          choices={reasons.map(([value, label]) => ({ value, label }))}
          chosen={reason ? [reason] : []}
          error={errorOf('reason')}
          onChange={([chosen]) => edit({ reason: chosen ?? null })}
        />
        <TextArea
          name="text"
          label="Qué ha pasado"
          hint="Lo lee ella: en dos frases, sin datos de otras personas."
          rows={3}
          maxLength={accountLimits.reason}
          value={text}
          error={errorOf('text')}
          onChange={({ target }) => edit({ text: target.value })}
        />
        <ChoiceGroup
          type="radio"
          name="end"
          label="Hasta cuándo"
          choices={[
            { value: 'day', label: 'Hasta un día, incluido' },
            { value: 'never', label: 'Sin fecha de fin, hasta que alguien la levante' },
          ]}
          chosen={end ? [end] : []}
          error={errorOf('end')}
          onChange={([chosen]) => edit({ end: chosen ?? null })}
        />
        {end === 'day' && (
          <TextField
            name="until"
            type="date"
            label="Último día"
            value={until}
            error={errorOf('until')}
            onChange={({ target }) => edit({ until: target.value })}
          />
        )}
      </form>
    </Dialog>
  );
}
