import type { AdminPerson } from '@femcoders/contracts/person';
import { personLimits } from '@femcoders/contracts/person-limits';
import type { PersonState } from '@femcoders/contracts/person-names';
import { shortDay } from '@femcoders/contracts/spanish-date';
import { showToast, useNavigate } from '@femcoders/platform';
import { actWithUndo, dismissUndo } from '../../layout/undo-toast.ts';
import { StateWord } from '../../lists/components/state-word.tsx';
import { ActionButtons } from '../../records/action-buttons.tsx';
import { describeAction } from '../../records/action-dialog.tsx';
import type { PeopleMutations } from '../api/person.ts';
import { stateNames } from '../people-words.ts';

interface PersonSideProps {
  person: AdminPerson;
  mutations: PeopleMutations;
  /** Something typed is not stored: what is published is what is stored. */
  unsaved: boolean;
}

/** Whether a person is published, that she has accepted, and what may be done about both. */
export function PersonSide({ person, mutations, unsaved }: PersonSideProps) {
  const { id, name, state, slug, acceptance, group } = person;
  const navigate = useNavigate();
  const published = state === 'published';

  const movedWords = (next: PersonState) => `${name}: ${stateNames[next].toLowerCase()}.`;
  const move = (next: PersonState) =>
    actWithUndo(
      () => mutations.move(id, { state: next, from: state }),
      movedWords(next),
      () => mutations.move(id, { state, from: next }),
    );
  const withdraw = async () => {
    await mutations.move(id, { state: 'draft', from: state });
    dismissUndo();
    showToast(movedWords('draft'));
  };
  const remove = async () => {
    await mutations.remove(id);
    showToast(`El borrador de ${name} está borrado.`);
    navigate('/admin/equipo', { replace: true });
  };

  return (
    <section className="stack gap-12" aria-label="Estado">
      <p>
        <StateWord state={state}>{stateNames[state]}</StateWord>
      </p>
      {acceptance ? (
        <p className="quiet small breaks">
          Aceptó: «{acceptance.note}» {acceptance.by ? `Lo anotó ${acceptance.by}` : 'Anotado'} el{' '}
          {shortDay(acceptance.at)}.
        </p>
      ) : (
        <p className="quiet small breaks">Para publicarla, antes tiene que aceptarlo ella.</p>
      )}
      {unsaved && state !== 'draft' && <p className="quiet small breaks">Lo que no has guardado no se publica.</p>}
      <ActionButtons
        actions={[
          {
            label: 'Anotar que ha aceptado',
            when: state === 'draft',
            variant: 'filled',
            asks: accepting(person, mutations),
          },
          { label: 'Publicar', when: state === 'accepted', variant: 'filled', onPress: () => void move('published') },
          {
            label: 'Volver a publicar',
            when: state === 'archived' && acceptance !== null,
            variant: 'filled',
            onPress: () => void move('published'),
          },
          { label: 'Ver su página', when: published && group !== 'speaker', to: `/equipo/${slug}` },
          { label: 'Retirar de la web', when: published, onPress: () => void move('accepted') },
          { label: 'Archivar', when: published || state === 'accepted', onPress: () => void move('archived') },
          {
            label: 'Ya no acepta',
            when: state === 'accepted' || state === 'archived',
            variant: 'danger',
            asks: {
              title: `¿${name} ya no acepta?`,
              explanation:
                'Su ficha vuelve a ser un borrador y se borra lo anotado sobre su permiso. Para publicarla tendrá que aceptar otra vez.',
              act: 'Quitar su permiso',
              danger: true,
              onAct: withdraw,
            },
          },
          {
            label: 'Borrar el borrador',
            when: state === 'draft',
            variant: 'danger',
            asks: {
              title: `¿Borrar el borrador de ${name}?`,
              explanation: 'No se puede deshacer.',
              act: 'Borrar',
              danger: true,
              onAct: remove,
            },
          },
        ]}
      />
    </section>
  );
}

const accepting = ({ id, name }: AdminPerson, mutations: PeopleMutations) =>
  describeAction({
    title: `${name} ha aceptado`,
    act: 'Anotarlo',
    doing: 'Guardando…',
    asks: {
      draft: `acceptance:${id}`,
      start: { note: '' },
      fields: {
        note: {
          label: '¿Cómo lo ha dicho?',
          hint: 'Por ejemplo: por correo, el 3 de mayo. Queda anotado con tu nombre y la fecha de hoy.',
          rows: 3,
          maxLength: personLimits.acceptedNote,
          validate: (note) => (note.trim() ? null : 'Escribe cómo ha aceptado.'),
        },
      },
    },
    async onAct({ note }) {
      await mutations.move(id, { state: 'accepted', from: 'draft', note });
    },
  });
