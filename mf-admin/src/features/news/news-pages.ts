import { adminPage } from '../layout/admin-page.tsx';

/** `/admin/noticias`: the news that are written here, in any state. */
export const newsListPage = adminPage({
  description: 'Las noticias que se escriben aquí, en cualquier estado.',
  load: async () => (await import(/* webpackChunkName: "news-list" */ './news-list.tsx')).NewsList,
});

/** `/admin/noticias/:id`: the text of news, and whether they are published. */
export const news = adminPage({
  title: 'Noticia',
  description: 'El texto de una noticia, cómo se verá y si está publicada.',
  load: async () => (await import(/* webpackChunkName: "news-form" */ './components/news-form.tsx')).newsForm.Open,
});

/** `/admin/noticias/nueva`: drafts news. */
export const newNews = adminPage({
  title: 'Noticia nueva',
  description: 'Una noticia en borrador.',
  load: async () => (await import(/* webpackChunkName: "news-form" */ './components/news-form.tsx')).newsForm.New,
});
