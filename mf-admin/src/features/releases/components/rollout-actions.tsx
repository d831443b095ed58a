import type { Rollout } from '@femcoders/contracts/rollouts';
import { usePending } from '@femcoders/kit/forms/use-pending';
import { showToast } from '@femcoders/platform';
import { useState } from 'react';
import { showFailure, showUndo } from '../../layout/undo-toast.ts';
import { ActionButtons } from '../../records/action-buttons.tsx';
import { useMayAct } from '../api/own-parts.ts';
import { useReleaseMutations } from '../api/release-mutations.ts';
import { useRolloutMutations } from '../api/rollout-mutations.ts';
import { type AvailableAction, availableActions } from '../available-rollout-actions.ts';
import { partName } from '../part-name.ts';

/** The actions on a roll-out: each with one click and an undo. */
export function RolloutActions({ rollout }: { rollout: Rollout }) {
  const mutations = { rollouts: useRolloutMutations(), releases: useReleaseMutations() };
  const { busy, run } = usePending();
  /** Label of the button that was pressed last. */
  const [pressed, setPressed] = useState<string | null>(null);
  if (!useMayAct(rollout.name)) return null;

  async function press(action: AvailableAction) {
    const { label, done, undo } = action;
    setPressed(label);
    try {
      const after = await action.run();
      if (after && undo) showUndo(done(after), () => void undo().catch(showFailure));
      else if (after) showToast(done(after), { tone: 'success' });
    } catch (error) {
      showFailure(error);
    }
  }
  return (
    <ActionButtons
      className="row gap-8-12 middle"
      actions={availableActions(rollout, mutations).map((act) => ({
        label: act.label,
        name: `${act.label}: reparto de ${partName(rollout.name)}`,
        variant: act.variant,
        busy: busy && pressed === act.label,
        onPress: () => void run(() => press(act)),
      }))}
    />
  );
}
