import type { AdminPerson } from '@femcoders/contracts/person';
import { personLimits } from '@femcoders/contracts/person-limits';
import type { PersonState } from '@femcoders/contracts/person-names';
import { shortDay } from '@femcoders/contracts/spanish-date';
import { Link, showToast, useNavigate } from '@femcoders/platform';
import { Button, buttonClass } from '@femcoders/shared-ui';
import { useRef, useState } from 'react';
import { actWithUndo, dismissUndo } from '../../layout/undo-toast.ts';
import { useKeptFocus } from '../../layout/use-kept-focus.ts';
import { StateWord } from '../../lists/components/state-word.tsx';
import { ActionDialog } from '../../records/action-dialog.tsx';
import page from '../../records/record-page.module.css';
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
  const buttons = useRef<HTMLDivElement>(null);
  useKeptFocus(buttons);
  const [asked, setAsked] = useState<'accept' | 'withdraw' | 'delete' | null>(null);
  const navigate = useNavigate();

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
  const close = () => setAsked(null);
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
      <div ref={buttons} className={page.actions}>
        {state === 'draft' && (
          <Button size="small" onClick={() => setAsked('accept')}>
            Anotar que ha aceptado
          </Button>
        )}
        {state === 'accepted' && (
          <Button size="small" onClick={() => void move('published')}>
            Publicar
          </Button>
        )}
        {state === 'archived' && acceptance && (
          <Button size="small" onClick={() => void move('published')}>
            Volver a publicar
          </Button>
        )}
        {state === 'published' && group !== 'speaker' && (
          <Link to={`/equipo/${slug}`} className={buttonClass('outline', 'small')}>
            Ver su página
          </Link>
        )}
        {state === 'published' && (
          <Button size="small" variant="outline" onClick={() => void move('accepted')}>
            Retirar de la web
          </Button>
        )}
        {(state === 'published' || state === 'accepted') && (
          <Button size="small" variant="outline" onClick={() => void move('archived')}>
            Archivar
          </Button>
        )}
        {(state === 'accepted' || state === 'archived') && (
          <Button size="small" variant="danger" onClick={() => setAsked('withdraw')}>
            Ya no acepta
          </Button>
        )}
        {state === 'draft' && (
          <Button size="small" variant="danger" onClick={() => setAsked('delete')}>
            Borrar el borrador
          </Button>
        )}
      </div>
      {asked === 'accept' && (
        <ActionDialog
          title={`${name} ha aceptado`}
          act="Anotarlo"
          doing="Guardando…"
          asks={{
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
          }}
          onAct={async ({ note }) => {
            await mutations.move(id, { state: 'accepted', from: 'draft', note });
          }}
          onClose={close}
        />
      )}
      {asked === 'withdraw' && (
        <ActionDialog
          title={`¿${name} ya no acepta?`}
          explanation="Su ficha vuelve a ser un borrador y se borra lo anotado sobre su permiso. Para publicarla tendrá que aceptar otra vez."
          act="Quitar su permiso"
          danger
          onAct={withdraw}
          onClose={close}
        />
      )}
      {asked === 'delete' && (
        <ActionDialog
          title={`¿Borrar el borrador de ${name}?`}
          explanation="No se puede deshacer."
          act="Borrar"
          danger
          onAct={remove}
          onClose={close}
        />
      )}
    </section>
  );
}
