import type { AdminNews } from '@femcoders/contracts/news';
import type { NewsFields as NewsBody } from '@femcoders/contracts/news-names';
import { documentText } from '@femcoders/contracts/rich-document';
import { recordForm } from '../../records/record-form.tsx';
import { type NewsMutations, useNews, useNewsMutations } from '../api/news.ts';
import { bodyOf, emptyNews, hasDocument, type NewsValues, validateValues, valuesOf } from '../news-values.ts';
import { NewsFields } from './news-fields.tsx';
import { NewsSide } from './news-side.tsx';

/** News. */
export const newsForm = recordForm<AdminNews, NewsValues, NewsBody, NewsMutations>({
  draft: 'news',
  label: 'Noticia',
  what: 'la noticia',
  changed: 'esta noticia',
  gone: 'Esta noticia no está aquí',
  list: '/admin/noticias',
  useRecord: useNews,
  useMutations: useNewsMutations,
  values: { empty: emptyNews, isValid: hasDocument, valuesOf, validate: validateValues, bodyOf },
  Fields: NewsFields,
  labels: {
    title: 'Título',
    slug: 'Dirección',
    description: 'Resumen',
    authorName: 'Firma',
    authorRole: 'Qué hace en la comunidad',
    authorAbout: 'Presentación',
    date: 'Fecha',
    tags: 'Etiquetas',
    cover: 'Portada',
    document: 'Texto',
  },
  inWords,
  addedWords: ({ title }) => `«${title}» está guardada como borrador.`,
  side: {
    label: 'Publicación',
    draw: ({ record, mutations, unsaved }) => <NewsSide news={record} mutations={mutations} unsaved={unsaved} />,
  },
  newSide: {
    label: 'Qué pasa después',
    draw: () => (
      <p className="quiet small breaks">
        Al guardarla es un borrador: la ve el equipo y nadie más. Desde aquí mismo podrás ver cómo se verá y publicarla.
      </p>
    ),
  },
});

/** Enough to recognise it by. */
const longestShown = 300;

function inWords(values: NewsValues, field: keyof NewsValues): string {
  if (field === 'cover') return values.cover.alt || (values.cover.path ? 'Con imagen' : 'Sin imagen');
  const text = field === 'document' ? documentText(values.document) : values[field];
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}
