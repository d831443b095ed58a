import { isoDay, shortDay } from '@femcoders/contracts/spanish-date';
import type { AdminTalk, TalkSpeaker } from '@femcoders/contracts/talk';
import { talkLimits } from '@femcoders/contracts/talk-limits';
import { isDay } from '@femcoders/contracts/text-problems';
import { showToast } from '@femcoders/platform';
import { ActionButtons } from '../../records/action-buttons.tsx';
import { describeAction } from '../../records/action-dialog.tsx';
import type { TalkMutations } from '../api/talk.ts';

/** Renders who gives a talk, and whether each has permitted that it is published: when, how, and who noted it. */
export function PermissionList({ talk, mutations }: { talk: AdminTalk; mutations: TalkMutations }) {
  return (
    <section aria-labelledby="permisos" className="below-line stack gap-12 breaks">
      <h2 id="permisos" className="small-title">
        Permisos
      </h2>
      {talk.speakers.length === 0 && <p className="quiet small breaks">Aún no dice quién la da.</p>}
      <ul className="stack gap-16">
        {talk.speakers.map((one) => (
          <li key={one.id}>
            <p>
              <strong>{one.name}</strong>
              {!one.published && <span className="quiet small breaks"> · no está publicada en el equipo</span>}
            </p>
            {one.permission && (
              <p className="quiet small breaks">
                Dijo que sí el {shortDay(`${one.permission.on}T12:00:00Z`)}: {one.permission.how}
                {one.permission.notedBy && ` Lo anotó ${one.permission.notedBy}.`}
              </p>
            )}
            <ActionButtons
              actions={[
                {
                  label: 'Quitar permiso',
                  name: `Quitar permiso de ${one.name}`,
                  when: one.permission !== null,
                  variant: 'quiet',
                  asks: withdrawing(talk, one, mutations),
                },
                {
                  label: 'Anotar permiso',
                  name: `Anotar permiso de ${one.name}`,
                  when: one.permission === null,
                  asks: noting(talk, one, mutations),
                },
              ]}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Notes that a speaker permits her talk to be published: when she said so, and how. */
const noting = (talk: AdminTalk, { id, name }: TalkSpeaker, mutations: TalkMutations) =>
  describeAction({
    title: `${name} da su permiso`,
    act: 'Anotarlo',
    doing: 'Guardando…',
    asks: {
      draft: `talk-permission:${talk.id}:${id}`,
      start: { on: isoDay(new Date()), how: '' },
      fields: {
        on: {
          label: '¿Qué día lo dijo?',
          type: 'date',
          fresh: true,
          validate: (on) => (isDay(on) ? null : 'Escribe qué día lo dijo'),
        },
        how: {
          label: '¿Cómo lo dijo?',
          hint: 'Por ejemplo: por correo, en respuesta al nuestro. Queda anotado con tu nombre.',
          rows: 3,
          maxLength: talkLimits.permission,
          validate: (how) => (how.trim() ? null : 'Escribe cómo lo dijo'),
        },
      },
    },
    async onAct(permission) {
      await mutations.permit(talk.id, { speaker: id, ...permission });
      return `El permiso de ${name} está anotado.`;
    },
  });

const withdrawing = (talk: AdminTalk, { id, name }: TalkSpeaker, mutations: TalkMutations) =>
  describeAction({
    title: `¿Quitar el permiso de ${name}?`,
    explanation: `${talk.state === 'published' ? 'La charla sale de la web en este momento.' : 'La charla no se podrá publicar.'} Lo que estaba anotado queda en el registro.`,
    act: 'Quitar el permiso',
    danger: true,
    async onAct() {
      await mutations.permit(talk.id, { speaker: id });
      showToast(`El permiso de ${name} está quitado.`);
    },
  });
