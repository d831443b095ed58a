import type { AdminTalk } from '@femcoders/contracts/talk';
import { Link, showToast, useNavigate } from '@femcoders/platform';
import { actWithUndo } from '../../layout/undo-toast.ts';
import { StateWord } from '../../lists/components/state-word.tsx';
import { ActionButtons } from '../../records/action-buttons.tsx';
import { MissingParts } from '../../records/missing-parts.tsx';
import type { TalkMutations } from '../api/talk.ts';
import { talkStateNames } from '../talk-values.ts';
import { PermissionList } from './permission-list.tsx';
import { SlidesFile } from './slides-file.tsx';

interface TalkSideProps {
  talk: AdminTalk;
  mutations: TalkMutations;
  /** Something typed is not stored: what is published is what is stored. */
  unsaved: boolean;
}

/** Whether a talk is published, what is missing for it, who has permitted it, and its file. */
export function TalkSide({ talk, mutations, unsaved }: TalkSideProps) {
  const { id, title, slug, state, missing, proposal } = talk;
  const navigate = useNavigate();
  const published = state === 'published';

  const move = (to: AdminTalk['state']) =>
    actWithUndo(
      () => mutations.move(id, { state: to, from: state }),
      to === 'published' ? `«${title}» está publicada.` : `«${title}» está retirada.`,
      () => mutations.move(id, { state, from: to }),
    );
  const remove = async () => {
    await mutations.remove(id);
    showToast(`El borrador de «${title}» está borrado.`);
    navigate('/admin/presentaciones', { replace: true });
  };

  return (
    <>
      <section className="stack gap-12" aria-label="Estado">
        <p>
          <StateWord state={state}>{talkStateNames[state]}</StateWord>
        </p>
        <MissingParts
          missing={missing}
          title={published ? 'No se ve en la web:' : 'Antes de publicarla:'}
          nothing={published ? 'Se ve en la web y se encuentra en la búsqueda.' : 'Está lista.'}
        />
        {unsaved && !published && (
          <p className="quiet small breaks">Hay cambios sin guardar: se publica lo que está guardado.</p>
        )}
        <ActionButtons
          actions={[
            {
              label: 'Publicar',
              when: !published,
              variant: 'filled',
              disabled: missing.length > 0,
              onPress: () => void move('published'),
            },
            { label: 'Ver en la web', when: published, to: `/presentaciones-destacadas/${slug}` },
            { label: 'Retirar de la web', when: published, onPress: () => void move('draft') },
            {
              label: 'Borrar el borrador',
              when: !published,
              variant: 'danger',
              asks: {
                title: `¿Borrar el borrador de «${title}»?`,
                explanation: 'No se puede deshacer. Si ya estuvo publicada no se borra: se queda retirada.',
                act: 'Borrar',
                danger: true,
                onAct: remove,
              },
            },
          ]}
        />
      </section>
      <PermissionList talk={talk} mutations={mutations} />
      <SlidesFile talk={talk} mutations={mutations} />
      {proposal && (
        <p className="quiet small breaks">
          Viene de la propuesta <Link to={`/admin/presentaciones/propuestas/${proposal.id}`}>«{proposal.title}»</Link>.
        </p>
      )}
    </>
  );
}
