import type { BlockRoute, PageRoute } from '@femcoders/platform';

/** The pages of the blog: its list, and one address per article (spec section 2, route table). */
export function createRoutes(): PageRoute[] {
  return [
    {
      path: '/blog',
      chunks: ['blog'],
      load: () => import(/* webpackChunkName: "blog" */ './pages/blog-page.tsx'),
    },
    {
      path: '/recursos/:area/:slug',
      chunks: ['article'],
      styles: ['article-text', 'content-:area-:slug-mdx'],
      addresses: async () => {
        // The server's business: no part of what browsers load.
        const { allArticles } = await import(
          /* webpackChunkName: "article-index" */ './features/articles/article-index.ts'
        );
        return allArticles().map(({ path, title, description, revised }) => ({
          path,
          title,
          description,
          modified: revised,
        }));
      },
      load: () => import(/* webpackChunkName: "article" */ './pages/article-page.tsx'),
    },
  ];
}

/** The pieces that it brings to pages of others. */
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
      slot: 'welcome',
      title: 'Mis comentarios',
      order: 30,
      chunks: ['my-comments', 'my-comments-of'],
      load: () => import(/* webpackChunkName: "my-comments" */ './blocks/my-comments-block.tsx'),
    },
  ];
}
