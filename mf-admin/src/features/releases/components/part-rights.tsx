import type { PartRight } from '@femcoders/contracts/publishing';
import { EmptyState } from '@femcoders/shared-ui';
import { MomentText } from '../../lists/components/moment-text.tsx';
import { AskButton } from '../../records/action-buttons.tsx';
import { describeAction } from '../../records/action-dialog.tsx';
import { Loaded } from '../../records/loaded.tsx';
import { usePartRights, useTeamMutations } from '../api/teams.ts';
import { partName } from '../part-name.ts';

/** Lists the staff members who may publish, roll back and pin a part without being admins. */
export function PartRights() {
  const query = usePartRights();
  const mutations = useTeamMutations();
  return (
    <section aria-labelledby="permisos">
      <h2 id="permisos" className="section-title">
        Personas que publican
      </h2>
      <p className="quiet smaller">
        Las administradoras pueden con todas las partes. Aquí se le da una parte a alguien más del equipo: publica,
        vuelve atrás, fija y suelta, en /admin/despliegues.
      </p>
      <p className="held">
        <AskButton asks={giving(mutations)}>Dar un permiso</AskButton>
      </p>
      <Loaded query={query} loading="Cargando permisos…" failed="No hemos podido leer los permisos" lines={2}>
        {(rights) =>
          rights.length === 0 ? (
            <EmptyState title="Solo publican las administradoras y los tokens" />
          ) : (
            <ul className="lines small">
              {rights.map((right) => (
                <RightEntry key={`${right.part} ${right.memberId}`} right={right} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

const giving = ({ giveRight }: ReturnType<typeof useTeamMutations>) =>
  describeAction({
    title: 'Dar permiso para publicar',
    act: 'Dar el permiso',
    doing: 'Guardando…',
    asks: {
      draft: 'part-right',
      start: { email: '', part: '' },
      fields: {
        email: {
          label: 'Correo de su cuenta',
          hint: 'De una editora, moderadora u organizadora.',
          type: 'email' as const,
          autoComplete: 'off',
          validate: (email: string) => (email.trim() ? null : 'Escribe el correo de su cuenta.'),
        },
        part: {
          label: 'Parte',
          hint: 'Como mf-blog.',
          validate: (part: string) =>
            /^(shell|mf-[a-z0-9-]{1,60})$/.test(part.trim())
              ? null
              : 'Una parte se llama shell, o mf- y un nombre en minúsculas.',
        },
      },
    },
    async onAct({ email, part }) {
      const done = await giveRight({ email: email.trim(), part: part.trim() });
      return done ? `Ya puede publicar ${partName(part.trim())}.` : false;
    },
  });

function RightEntry({ right: { name, email, part, memberId, since, by } }: { right: PartRight }) {
  const { takeRight } = useTeamMutations();
  const taking = {
    title: `Quitar el permiso de ${part}`,
    explanation: `${name} deja de poder publicar ${partName(part)}. Lo que está en vivo no cambia.`,
    act: 'Sí, quitarlo',
    doing: 'Quitando…',
    danger: true,
    onAct: async () => ((await takeRight(part, memberId)) ? `${name} ya no publica ${partName(part)}.` : false),
  };
  return (
    <li className="wide-columns gap-16-32 top" aria-label={`${name}: ${part}`}>
      <div className="stack gap-4">
        <h3 className="text-title">{partName(part)}</h3>
        <p>
          {name} <span className="quiet smaller">{email}</span>
        </p>
      </div>
      <div className="stack gap-8">
        <p className="quiet smaller">
          Desde <MomentText at={since} />, por {by}.
        </p>
        <p>
          <AskButton aria-label={`Quitar a ${name} el permiso de ${part}`} asks={taking}>
            Quitar
          </AskButton>
        </p>
      </div>
    </li>
  );
}
