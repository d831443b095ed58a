import type { AdminAccount } from '@femcoders/contracts/admin-account';
import { roleNames } from '@femcoders/contracts/role-names';
import type { Role } from '@femcoders/contracts/session';
import { showToast } from '@femcoders/platform';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import { useState } from 'react';
import { roleDuties } from '../account-words.ts';
import type { AccountMutations } from '../api/account.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface RoleDialogProps {
  account: AdminAccount;
  acts: AccountMutations;
  onClose: () => void;
}

/** Gives an account another role. */
export function RoleDialog({ account, acts, onClose }: RoleDialogProps) {
  const { id, name, role: from } = account;
  const [role, setRole] = useState<Role>(from);
  return (
    <ReasonDialog
      draft={`role:${id}`}
      title={`El rol de ${name}`}
      act="Cambiar el rol"
      doing="Cambiando…"
      mistake={role === from ? { field: 'role', message: 'Elige otro rol que el que tiene.' } : null}
      onClose={onClose}
      onAct={async (reason) => {
        const done = await acts.changeRole({ role, from, reason });
        if (done)
          showToast(`${name}: ${roleNames[role].toLowerCase()}. Se lo hemos dicho por correo.`, { tone: 'success' });
        return done;
      }}
    >
      <ChoiceGroup
        type="radio"
        name="role"
        label="Rol"
        hint={`Ahora: ${roleNames[from].toLowerCase()}. El nuevo vale desde su próximo clic, y se lo decimos por correo.`}
        choices={(Object.keys(roleNames) as Role[]).map((value) => ({
          value,
          label: roleNames[value],
          hint: roleDuties[value],
        }))}
        chosen={[role]}
        onChange={([chosen]) => chosen && setRole(chosen)}
      />
    </ReasonDialog>
  );
}
