import type { Candidate } from '@femcoders/contracts/achievement';
import { achievementLimits, reasonProblem } from '@femcoders/contracts/achievement-limits';
import type { FieldProblem } from '@femcoders/contracts/problem';
import { counted } from '@femcoders/contracts/spanish-count';
import { checkTitle } from '@femcoders/kit/forms/sending-problem';
import { readText, useDraft } from '@femcoders/kit/forms/use-draft';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { Button, Dialog, ErrorSummary, TextArea, TextField } from '@femcoders/shared-ui';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import { type FormEvent, useState } from 'react';
import { draftKeyOf } from '../../forms/draft-key.ts';
import form from '../../forms/record-form.module.css';
import { useTyped } from '../../lists/use-typed.ts';
import { useCandidates } from '../api/trial.ts';

interface AwardDialogProps {
  achievementId: string;
  name: string;
  onClose: () => void;
  /** @throws what the API client throws */
  onGive: (member: string, reason: string) => Promise<void>;
}

/** Gives an achievement to somebody who is found by name or mail, with a reason that she reads. */
export function AwardDialog({ achievementId, name, onClose, onGive }: AwardDialogProps) {
  const draft = useDraft(draftKeyOf(`award:${achievementId}`), { start: '', read: readText, onDevice: false });
  const [search, setSearch] = useState('');
  const { typed, setTyped } = useTyped(search, setSearch);
  const { data: found, isError } = useCandidates(achievementId, search.trim());
  const [chosen, setChosen] = useState<Candidate | null>(null);
  const { busy, problem, setProblem, errorOf, send } = useSending();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const reason = reasonProblem(draft.value.trim());
    const fields: FieldProblem[] = [
      ...(chosen ? [] : [{ field: 'member', message: 'Busca a quién y elígela' }]),
      ...(reason ? [{ field: 'reason', message: reason }] : []),
    ];
    if (!chosen || fields.length > 0) {
      setProblem({ title: checkTitle, fields });
      return;
    }
    void send(async () => {
      await onGive(chosen.id, draft.value);
      draft.forget();
    });
  };

  const offered = chosen && !found?.some(({ id }) => id === chosen.id) ? [chosen, ...(found ?? [])] : (found ?? []);
  return (
    <Dialog
      open
      title={`Dar «${name}»`}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form="award" busy={busy}>
            {busy ? 'Guardando…' : 'Dar el logro'}
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
        </>
      }
    >
      <form id="award" className={form.dialogForm} noValidate onSubmit={submit}>
        {problem && <ErrorSummary title={problem.title} problems={problem.fields} />}
        <TextField
          name={offered.length > 0 ? 'search' : 'member'}
          type="search"
          label="¿A quién?"
          hint="Su nombre o su correo. No salen las que ya lo tienen ni las cuentas suspendidas."
          autoComplete="off"
          value={typed}
          error={offered.length > 0 ? undefined : errorOf('member')}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div role="status" className={form.quiet}>
          {isError && 'No hemos podido buscar. Prueba otra vez.'}
          {found && (found.length === 0 ? 'Nadie con ese nombre o correo.' : foundWords(found.length))}
        </div>
        {offered.length > 0 && (
          <ChoiceGroup
            type="radio"
            name="member"
            label="Elige a quién"
            choices={offered.map(({ id, name: label, email }) => ({ value: id, label, hint: email }))}
            chosen={chosen ? [chosen.id] : []}
            onChange={([id]) => setChosen(offered.find((one) => one.id === id) ?? null)}
            error={errorOf('member')}
          />
        )}
        <TextArea
          name="reason"
          label="Motivo"
          hint="Lo lee ella, en su página y en el correo."
          rows={3}
          maxLength={achievementLimits.reason}
          value={draft.value}
          error={errorOf('reason')}
          onChange={({ target }) => draft.change(target.value)}
        />
      </form>
    </Dialog>
  );
}

const foundWords = (count: number) => counted(count, 'persona', 'personas');
