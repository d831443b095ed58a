import type { AdminAccount } from '@femcoders/contracts/admin-account';
import { type CommentFate, deletionGraceDays } from '@femcoders/contracts/my-data-limits';
import { showToast } from '@femcoders/platform';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import { useState } from 'react';
import type { AccountMutations } from '../api/account.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface DeletionDialogProps {
  account: AdminAccount;
  acts: AccountMutations;
  onClose: () => void;
}

/** Has an account go, after the days in which its owner may keep it. */
export function DeletionDialog({ account: { id, name }, acts, onClose }: DeletionDialogProps) {
  const [comments, setComments] = useState<CommentFate>('anonymise');
  return (
    <ReasonDialog
      draft={`delete:${id}`}
      title={`¿Borrar la cuenta de ${name}?`}
      act="Borrar la cuenta"
      doing="Guardando…"
      variant="danger"
      onClose={onClose}
      onAct={async (reason) => {
        const done = await acts.remove({ comments, reason });
        if (done) {
          const words = `La cuenta de ${name} se borrará dentro de ${deletionGraceDays} días. Se lo hemos dicho por correo.`;
          showToast(words, { tone: 'success' });
        }
        return done;
      }}
    >
      <p>
        Se borra dentro de {deletionGraceDays} días. Hasta entonces puede entrar y cancelarlo, y tú también. Se lo
        decimos por correo.
      </p>
      <ChoiceGroup
        type="radio"
        name="comments"
        label="Sus comentarios"
        choices={[
          { value: 'anonymise', label: 'Se quedan, firmados como «Anónimo»' },
          { value: 'delete', label: 'Se borran con la cuenta' },
        ]}
        chosen={[comments]}
        onChange={([chosen]) => chosen && setComments(chosen)}
      />
    </ReasonDialog>
  );
}
