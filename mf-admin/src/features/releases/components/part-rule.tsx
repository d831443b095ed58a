import { usePending } from '@femcoders/kit/forms/use-pending';
import { Checkbox } from '@femcoders/shared-ui/choice';
import { showFailure, showUndo } from '../../layout/undo-toast.ts';
import { useOwnParts } from '../api/own-parts.ts';
import { useRolloutMutations } from '../api/rollout-mutations.ts';
import { usePartRules } from '../api/rollouts.ts';
import { partName } from '../part-name.ts';

/** Whether what is published of a part asks for another person's approval; for admins a switch. */
export function PartRule({ name }: { name: string }) {
  const isAdmin = useOwnParts()?.all === true;
  const { data: rules } = usePartRules();
  const { setApprovals } = useRolloutMutations();
  const { busy, run } = usePending();
  if (!rules) return null;
  const asks = rules.some((rule) => rule.name === name && rule.approvals > 0);
  if (!isAdmin) {
    return asks ? (
      <p className="quiet smaller">Lo que se publica de esta parte pide el visto bueno de otra persona.</p>
    ) : null;
  }

  async function change(wanted: boolean) {
    try {
      if (await setApprovals(name, wanted ? 1 : 0)) {
        const words = wanted ? 'pide desde ahora' : 'ya no pide';
        showUndo(
          `${partName(name)} ${words} el visto bueno de otra persona.`,
          () => void setApprovals(name, wanted ? 0 : 1).catch(showFailure),
        );
      }
    } catch (error) {
      showFailure(error);
    }
  }
  return (
    <Checkbox
      name="approvals"
      role="switch"
      label="Pide el visto bueno de otra persona"
      hint="Un reparto de esta parte empieza cuando lo aprueba alguien que no lo pidió. Volver atrás no lo necesita."
      checked={asks}
      aria-busy={busy || undefined}
      onChange={({ target }) => {
        const wanted = target.checked;
        void run(() => change(wanted));
      }}
    />
  );
}
