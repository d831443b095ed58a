import type { AdminNews } from '@femcoders/contracts/news';
import { shortMoment } from '@femcoders/contracts/spanish-date';
import { showToast, useNavigate } from '@femcoders/platform';
import { StateWord } from '../../lists/components/state-word.tsx';
import { ActionButtons } from '../../records/action-buttons.tsx';
import { describeAction } from '../../records/action-dialog.tsx';
import { MissingParts } from '../../records/missing-parts.tsx';
import { SavedTexts } from '../../records/saved-texts.tsx';
import type { NewsMutations } from '../api/news.ts';
import { newsStateWords } from '../news-values.ts';

interface NewsSideProps {
  news: AdminNews;
  mutations: NewsMutations;
  /** Something typed is not stored: what is published and looked at is what is stored. */
  unsaved: boolean;
}

/** Whether news are published, what is missing for it, how they will look, and the texts that were saved before. */
export function NewsSide({ news, mutations, unsaved }: NewsSideProps) {
  const { id, state, pending, liveSlug, missing, history, version } = news;
  const published = state === 'published';
  const navigate = useNavigate();

  return (
    <>
      <section className="stack gap-12" aria-label="Estado">
        <p>
          <StateWord state={news.state}>{newsStateWords(news)}</StateWord>
        </p>
        <MissingParts
          missing={missing}
          title={published ? 'Antes de publicar los cambios:' : 'Antes de publicarla:'}
          nothing={stateSentence(news)}
        />
        {unsaved && (
          <p className="quiet small breaks">Hay cambios sin guardar: se ve y se publica lo que está guardado.</p>
        )}
        <ActionButtons
          actions={[
            { label: 'Ver cómo se verá', to: `/noticias/borrador/${id}` },
            {
              label: published ? 'Publicar los cambios' : 'Publicar',
              when: !published || pending,
              variant: 'filled',
              disabled: missing.length > 0,
              asks: publishing(news, mutations),
            },
            { label: 'Ver en la web', when: published && liveSlug !== null, to: `/noticias/${liveSlug}` },
            { label: 'Retirar de la web', when: published, asks: withdrawing(news, mutations) },
            {
              label: 'Borrar el borrador',
              when: news.publishedOn === null,
              variant: 'danger',
              asks: deleting(news, mutations, navigate),
            },
          ]}
        />
      </section>
      <section className="stack gap-12" aria-labelledby="versiones">
        <h2 id="versiones" className="part-title">
          Textos guardados
        </h2>
        <SavedTexts
          texts={history}
          current={version}
          notes={({ publishedAt }) => (publishedAt ? [`Publicado el ${shortMoment(publishedAt)}`] : [])}
          explain={({ title }) =>
            `«${title}» vuelve a estar como entonces, guardada como el texto más nuevo. Lo de ahora se conserva, y quien lee no nota nada hasta que lo publiques.`
          }
          onRestore={(one) => mutations.restore(id, { version: one.version, updatedAt: news.updatedAt })}
        />
      </section>
    </>
  );
}

function stateSentence({ state, pending }: AdminNews): string {
  if (state === 'draft') return 'Está lista.';
  return pending
    ? 'Quien lee ve lo que publicaste; lo que has guardado después espera.'
    : 'Se lee en la web, en las listas y en los feeds, y se encuentra en la búsqueda.';
}

const publishing = ({ id, title, state, updatedAt }: AdminNews, mutations: NewsMutations) =>
  describeAction({
    title: state === 'published' ? `¿Publicar los cambios de «${title}»?` : `¿Publicar «${title}»?`,
    explanation:
      state === 'published'
        ? 'Quien lee verá el texto guardado en este momento.'
        : 'Sale en este momento en el blog, en los feeds, en el mapa del sitio y en la búsqueda. No se manda ningún correo.',
    act: 'Publicar',
    doing: 'Publicando…',
    async onAct() {
      await mutations.move(id, { state: 'published', updatedAt });
      showToast(`«${title}» está publicada.`, { tone: 'success' });
    },
  });

const withdrawing = ({ id, title, updatedAt }: AdminNews, mutations: NewsMutations) =>
  describeAction({
    title: `¿Retirar «${title}» de la web?`,
    explanation:
      'Deja de leerse y de encontrarse. Sus comentarios y sus textos se conservan, y puedes publicarla otra vez.',
    act: 'Retirar',
    doing: 'Retirando…',
    async onAct() {
      await mutations.move(id, { state: 'draft', updatedAt });
      showToast(`«${title}» está retirada.`);
    },
  });

const deleting = ({ id, title }: AdminNews, mutations: NewsMutations, navigate: ReturnType<typeof useNavigate>) =>
  describeAction({
    title: `¿Borrar el borrador de «${title}»?`,
    explanation: 'No se puede deshacer. Se borran también los textos guardados antes.',
    act: 'Borrar',
    danger: true,
    async onAct() {
      await mutations.remove(id);
      showToast(`El borrador de «${title}» está borrado.`);
      navigate('/admin/noticias', { replace: true });
    },
  });
