import type { AdminAchievement } from '@femcoders/contracts/achievement';
import { inDigits, plural } from '@femcoders/contracts/spanish-count';
import { ActionDialog } from '../../records/action-dialog.tsx';
import { useTrial } from '../api/trial.ts';

interface ActivateDialogProps {
  achievement: AdminAchievement;
  onClose: () => void;
  /**
   * @returns what is said when it is done
   * @throws what the API client throws
   */
  onActivate: (notify: boolean) => Promise<string>;
}

/** Says who gets an achievement by activating it, and asks whether they are mailed. */
export function ActivateDialog({ achievement: { id, name, rule }, onClose, onActivate }: ActivateDialogProps) {
  const { data } = useTrial(rule, { achievementId: id, page: 1 });
  const gets = rule ? data?.gets : 0;
  return (
    <ActionDialog
      title={`Activar «${name}»`}
      explanation={
        <p role="status">{rule ? getsWords(gets) : 'Se da a mano: al activarlo no lo recibe nadie todavía.'}</p>
      }
      act="Activar"
      doing="Activando…"
      asks={{
        draft: `activate:${id}`,
        start: { notify: false },
        fields: {
          notify: {
            label: plural(gets ?? 0, 'Avisarla por correo', `Avisarlas por correo: ${inDigits(gets ?? 0)} correos`),
            hint: 'Sin marcar, lo verán en su página. A quien lo consiga después se le avisa siempre.',
            fresh: true,
            isShown: () => gets !== undefined && gets > 0,
          },
        },
      }}
      onAct={({ notify }) => onActivate(notify)}
      onClose={onClose}
    />
  );
}

function getsWords(gets: number | undefined): string {
  if (gets === undefined) return 'Contando quién cumple ya la regla…';
  if (gets === 0) return 'Todavía nadie cumple la regla. Lo recibirá quien la cumpla.';
  return plural(
    gets,
    'Una persona ya cumple la regla y lo recibe ahora.',
    `${inDigits(gets)} personas ya cumplen la regla y lo reciben ahora.`,
  );
}
