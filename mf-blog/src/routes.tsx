import type { BlockRoute, PageRoute } from '@femcoders/platform';
import { quizAreas } from './features/articles/article-names.ts';

/** False in a released browser's build, which leaves out what only the server asks for (build.ts). */
declare const ARTICLES_ARE_CODE: boolean;
/** Where nothing was built, as in tests that read this table, all is there. */
const isReleasedBrowser = typeof ARTICLES_ARE_CODE === 'boolean' && !ARTICLES_ARE_CODE;

/** The pages of the blog: its lists, one address per article and one per quiz (spec section 2, route table). */
export function createRoutes(): PageRoute[] {
  return [
    {
      path: '/blog',
      chunks: ['blog'],
      query: ['categoria', 'etiqueta', 'nivel', 'pagina'],
      load: () => import(/* webpackChunkName: "blog" */ './pages/blog-page.tsx'),
    },
    {
      path: '/blog/recursos',
      chunks: ['blog'],
      load: () => import(/* webpackChunkName: "blog" */ './pages/library-page.tsx'),
    },
    {
      path: '/blog/noticias',
      chunks: ['blog'],
      load: () => import(/* webpackChunkName: "blog" */ './pages/news-page.tsx'),
    },
    { path: '/blog/:slug', ...article, ...articlesBelow('/blog/'), load: () => loadArticlePage('blog') },
    { path: '/noticias/:slug', ...article, ...articlesBelow('/noticias/'), load: () => loadArticlePage('noticias') },
    {
      // What the team is writing, as it will be read (decision 113).
      path: '/noticias/borrador/:id',
      chunks: ['blog'],
      load: () => import(/* webpackChunkName: "blog" */ './pages/news-draft-page.tsx'),
    },
    {
      path: '/recursos',
      chunks: ['path'],
      load: () => import(/* webpackChunkName: "path" */ './pages/path-page.tsx'),
    },
    {
      path: '/recursos/glosario',
      chunks: ['glossary'],
      ...glossaryAddress(),
      load: () => import(/* webpackChunkName: "glossary" */ './pages/glossary-page.tsx'),
    },
    { path: '/recursos/:area/:slug', ...article, ...articlesBelow('/recursos/') },
    // The addresses of the route before are those of chapters, too.
    { path: '/recursos/:area/:slug/:chapter', ...article },
    ...quizAreas.flatMap(createQuizRoutes),
  ];
}

/** Common to all pages of articles; those of the library, chapters too, are loaded so. */
const article: Omit<PageRoute, 'path'> = {
  chunks: ['article'],
  query: ['comentarios', 'responder', 'respuestas'],
  styles: ['article-text', 'comments'],
  load: () => loadArticlePage(),
};

async function loadArticlePage(area?: 'blog' | 'noticias') {
  const { articlePage } = await import(/* webpackChunkName: "article" */ './pages/article-page.tsx');
  return articlePage(area);
}

/** The server's business: no part of what browsers load. */
function articlesBelow(prefix: string): Pick<PageRoute, 'addresses'> {
  if (isReleasedBrowser) return {};
  return {
    addresses: async ({ api }) => {
      const { addressesBelow } = await import(
        /* webpackChunkName: "article-index" */ './features/articles/article-addresses.ts'
      );
      return addressesBelow(prefix, api);
    },
  };
}

/** Where a quiz is taken, and below it where its questions are read: one chunk, which looks at the address. */
function createQuizRoutes(area: string): PageRoute[] {
  const path = `/recursos/${area}/quiz-${area}-entrevistas`;
  return [path, `${path}/preguntas`].map((address) => ({
    path: address,
    chunks: ['quiz'],
    styles: ['quiz-text'],
    ...quizAt(address),
    load: () => import(/* webpackChunkName: "quiz" */ './pages/quiz-page.tsx'),
  }));
}

/** As that of `articlesBelow`: the search knows it as what it is. */
function glossaryAddress(): Pick<PageRoute, 'addresses'> {
  if (isReleasedBrowser) return {};
  return {
    addresses: async () => [
      (await import(/* webpackChunkName: "glossary" */ './features/glossary/glossary-address.ts')).glossaryAddress,
    ],
  };
}

/** As that of `articlesBelow`. */
function quizAt(address: string): Pick<PageRoute, 'addresses'> {
  if (isReleasedBrowser) return {};
  return {
    addresses: async () => {
      const { listQuiz } = await import(/* webpackChunkName: "quiz" */ './features/quizzes/quiz-index.ts');
      return listQuiz(address);
    },
  };
}

/** The blocks that it adds to pages of others. */
export function createBlocks(): BlockRoute[] {
  return [
    {
      slot: 'home.reading',
      title: 'Recién publicado',
      order: 10,
      chunks: ['latest-articles'],
      load: () => import(/* webpackChunkName: "latest-articles" */ './blocks/latest-articles-block.tsx'),
    },
    {
      slot: 'home.mine',
      title: 'Fallos por repasar',
      order: 20,
      chunks: ['latest-articles'],
      load: () => import(/* webpackChunkName: "latest-articles" */ './blocks/home-review-block.tsx'),
    },
    {
      slot: 'home.mine',
      title: 'Respuestas para ti',
      order: 25,
      chunks: ['latest-articles'],
      load: () => import(/* webpackChunkName: "latest-articles" */ './blocks/home-answers-block.tsx'),
    },
    {
      slot: 'welcome',
      title: 'Mis comentarios',
      order: 30,
      chunks: ['my-comments', 'my-comments-of'],
      load: () => import(/* webpackChunkName: "my-comments" */ './blocks/my-comments-block.tsx'),
    },
    {
      slot: 'welcome',
      title: 'Preparar entrevistas',
      order: 35,
      chunks: ['my-quizzes', 'my-quizzes-of'],
      load: () => import(/* webpackChunkName: "my-quizzes" */ './blocks/my-quizzes-block.tsx'),
    },
  ];
}
