import type { MadeTeamToken } from '@femcoders/contracts/publishing';
import { publishingLimits } from '@femcoders/contracts/publishing-limits';
import { type TeamAct, teamActNames, teamActs } from '@femcoders/contracts/publishing-names';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import { ActionDialog, describeAction } from '../../records/action-dialog.tsx';
import { useTeamMutations } from '../api/teams.ts';

interface Values {
  label: string;
  names: string;
  acts: TeamAct[];
  days: string;
}

const start: Values = { label: '', names: '', acts: ['upload', 'preview', 'publish'], days: '90' };

const choices = teamActs.map((act) => ({ value: act, label: teamActNames[act] }));

/** Asks what a new token is for, and makes it. */
export function NewTokenDialog(props: { onMade: (made: MadeTeamToken) => void; onClose: () => void }) {
  const { makeToken } = useTeamMutations();
  return <ActionDialog {...asking(makeToken, props.onMade)} onClose={props.onClose} />;
}

const asking = (makeToken: ReturnType<typeof useTeamMutations>['makeToken'], onMade: (made: MadeTeamToken) => void) =>
  describeAction<Values>({
    title: 'Crear un token de equipo',
    act: 'Crear el token',
    doing: 'Creando…',
    asks: {
      draft: 'team-token',
      start,
      closingForgets: true,
      fields: {
        label: {
          label: 'Nombre',
          hint: 'Quién lo usa y desde dónde: «CI de mf-blog». Sale en el historial.',
          maxLength: publishingLimits.label,
          validate: (label) => (label.trim() ? null : 'Ponle un nombre, como «CI de mf-blog».'),
        },
        names: {
          label: 'Partes',
          hint: 'Separadas por espacios, como mf-blog mf-jobs. También una que aún no se ha publicado.',
          validate: (names) =>
            namesOf(names).length > 0 && namesOf(names).every((name) => /^(shell|mf-[a-z0-9-]{1,60})$/.test(name))
              ? null
              : 'Escribe al menos una parte: shell, o mf- y un nombre en minúsculas.',
        },
        acts: {
          label: 'Qué puede hacer',
          draw: ({ value, error, onChange }) => (
            <ChoiceGroup
              type="checkbox"
              name="acts"
              label="Qué puede hacer"
              choices={choices}
              chosen={value}
              onChange={onChange}
              error={error}
            />
          ),
          validate: (acts) => (acts.length > 0 ? null : 'Elige al menos una acción.'),
        },
        days: {
          label: 'Días hasta que caduca',
          hint: `Como mucho ${publishingLimits.tokenDays}.`,
          validate: (days) =>
            /^[1-9]\d{0,2}$/.test(days.trim()) && Number(days) <= publishingLimits.tokenDays
              ? null
              : `Escribe un número de días, de 1 a ${publishingLimits.tokenDays}.`,
        },
      },
    },
    async onAct({ label, names, acts, days }) {
      const made = await makeToken({ label, names: namesOf(names), acts, days: Number(days) });
      if (!made) return false;
      onMade(made);
    },
  });

const namesOf = (text: string) => text.split(/[\s,]+/).filter(Boolean);
