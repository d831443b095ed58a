import type { PageHead } from '@femcoders/platform';
import { NewsDraft } from '../features/news/components/news-draft.tsx';

export const head = (): PageHead => ({
  title: 'Borrador de una noticia',
  description: 'Cómo se verá una noticia que el equipo está escribiendo.',
  noindex: true,
});

/** `/noticias/borrador/:id`: news as they will be read. The server never knows who asks: they come in the browser. */
export const Page = NewsDraft;
