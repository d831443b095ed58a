import type { AdminAchievement } from '@femcoders/contracts/achievement';
import { counted, plural } from '@femcoders/contracts/spanish-count';
import { showToast, useNavigate } from '@femcoders/platform';
import { useState } from 'react';
import { actWithUndo } from '../../layout/undo-toast.ts';
import { StateWord } from '../../lists/components/state-word.tsx';
import { ActionButtons } from '../../records/action-buttons.tsx';
import { stateNames } from '../achievement-words.ts';
import type { AchievementMutations } from '../api/achievement.ts';
import { ActivateDialog } from './activate-dialog.tsx';

interface AchievementSideProps {
  achievement: AdminAchievement;
  mutations: AchievementMutations;
  /** Something typed is not stored: what is activated is what is stored. */
  unsaved: boolean;
}

/** Whether an achievement is awarded, who has it, and what may be done about both. */
export function AchievementSide({ achievement, mutations, unsaved }: AchievementSideProps) {
  const { id, name, state, rule, holders, wasAwarded } = achievement;
  const [activating, setActivating] = useState(false);
  const navigate = useNavigate();

  const pause = () =>
    actWithUndo(
      () => mutations.move(id, { state: 'paused', from: 'active' }),
      `«${name}» está en pausa: quien lo tiene lo conserva.`,
      () => mutations.move(id, { state: 'active', from: 'paused' }),
    );
  const remove = async () => {
    await mutations.remove(id);
    showToast(`El borrador de «${name}» está borrado.`);
    navigate('/admin/achievements', { replace: true });
  };

  return (
    <section className="stack gap-12" aria-label="Estado">
      <p>
        <StateWord state={state}>{stateNames[state]}</StateWord>
      </p>
      <p className="quiet small breaks">
        {state === 'active' && !rule ? 'Se da a mano, a quien elijas.' : hints[state]}
      </p>
      {unsaved && state !== 'active' && (
        <p className="quiet small breaks">Hay cambios sin guardar: se activa lo que está guardado.</p>
      )}
      <ActionButtons
        actions={[
          {
            label: state === 'draft' ? 'Activar' : 'Volver a activar',
            when: state !== 'active',
            variant: 'filled',
            onPress: () => setActivating(true),
          },
          {
            label: holdersWords(holders),
            when: state !== 'draft' || wasAwarded,
            to: `/admin/achievements/${id}/personas`,
          },
          { label: 'Poner en pausa', when: state === 'active', onPress: () => void pause() },
          {
            label: 'Borrar el borrador',
            when: state === 'draft' && !wasAwarded,
            variant: 'danger',
            asks: {
              title: `¿Borrar el borrador de «${name}»?`,
              explanation: 'No se puede deshacer.',
              act: 'Borrar',
              danger: true,
              onAct: remove,
            },
          },
        ]}
      />
      {activating && (
        <ActivateDialog
          achievement={achievement}
          onClose={() => setActivating(false)}
          onActivate={async (notify) => {
            const { holders: now } = await mutations.move(id, { state: 'active', from: state, notify });
            return `«${name}» está activo. ${holdersWords(now)}.`;
          }}
        />
      )}
    </section>
  );
}

const hints: Record<AdminAchievement['state'], string> = {
  draft: 'Nadie lo ve ni lo recibe hasta que lo actives.',
  active: 'Se da solo a quien cumple la regla, y a mano.',
  paused: 'Quien lo tiene lo conserva; nadie más lo recibe.',
};

function holdersWords(holders: number): string {
  if (holders === 0) return 'Todavía no lo tiene nadie';
  return `${plural(holders, 'Lo tiene', 'Lo tienen')} ${counted(holders, 'persona', 'personas')}`;
}
