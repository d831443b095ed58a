import type { AdminTalk } from '@femcoders/contracts/talk';
import { Link, showToast, useNavigate } from '@femcoders/platform';
import { Button, buttonClass } from '@femcoders/shared-ui';
import { useRef, useState } from 'react';
import { actWithUndo } from '../../layout/undo-toast.ts';
import { useKeptFocus } from '../../layout/use-kept-focus.ts';
import { StateWord } from '../../lists/components/state-word.tsx';
import { ActionDialog } from '../../records/action-dialog.tsx';
import page from '../../records/record-page.module.css';
import type { TalkMutations } from '../api/talk.ts';
import { talkStateNames } from '../talk-list.tsx';
import { PermissionList } from './permission-list.tsx';
import { SlidesFile } from './slides-file.tsx';
import styles from './talks.module.css';

interface TalkSideProps {
  talk: AdminTalk;
  mutations: TalkMutations;
  /** Something typed is not stored: what is published is what is stored. */
  unsaved: boolean;
}

/** Whether a talk is published, what is missing for it, who has permitted it, and its file. */
export function TalkSide({ talk, mutations, unsaved }: TalkSideProps) {
  const { id, title, slug, state, missing, proposal } = talk;
  const buttons = useRef<HTMLDivElement>(null);
  useKeptFocus(buttons);
  const [asked, setAsked] = useState(false);
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
        {missing.length > 0 ? (
          <div>
            <p className="bold">{published ? 'No se ve en la web:' : 'Antes de publicarla:'}</p>
            <ul className={`stack gap-4 small ${styles.missingList}`}>
              {missing.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </div>
        ) : (
          <p className="quiet small breaks">
            {published ? 'Se ve en la web y se encuentra en la búsqueda.' : 'Está lista.'}
          </p>
        )}
        {unsaved && !published && (
          <p className="quiet small breaks">Hay cambios sin guardar: se publica lo que está guardado.</p>
        )}
        <div ref={buttons} className={page.actions}>
          {!published && (
            <Button
              size="small"
              aria-disabled={missing.length > 0}
              onClick={() => missing.length === 0 && void move('published')}
            >
              Publicar
            </Button>
          )}
          {published && (
            <Link to={`/presentaciones-destacadas/${slug}`} className={buttonClass('outline', 'small')}>
              Ver en la web
            </Link>
          )}
          {published && (
            <Button size="small" variant="outline" onClick={() => void move('draft')}>
              Retirar de la web
            </Button>
          )}
          {!published && (
            <Button size="small" variant="danger" onClick={() => setAsked(true)}>
              Borrar el borrador
            </Button>
          )}
        </div>
      </section>
      <PermissionList talk={talk} mutations={mutations} />
      <SlidesFile talk={talk} mutations={mutations} />
      {proposal && (
        <p className="quiet small breaks">
          Viene de la propuesta <Link to={`/admin/presentaciones/propuestas/${proposal.id}`}>«{proposal.title}»</Link>.
        </p>
      )}
      {asked && (
        <ActionDialog
          title={`¿Borrar el borrador de «${title}»?`}
          explanation="No se puede deshacer. Si ya estuvo publicada no se borra: se queda retirada."
          act="Borrar"
          danger
          onAct={remove}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
