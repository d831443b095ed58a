import { blockText, documentSections } from '@femcoders/contracts/rich-document';
import type { SearchSource } from '../../feature/search-source.ts';
import { listLiveNews } from './news-list.ts';

/** The news that are written in the administration and that readers see, found by their headings. */
export const newsSource: SearchSource = {
  name: 'news',
  channels: ['news_changed'],
  async documents(db) {
    const articles = await listLiveNews(db);
    return articles.map(({ slug, title, description, tags, published, postId, formerSlugs, document }) => ({
      path: `/noticias/${slug}`,
      kind: 'noticia',
      title,
      description,
      day: published,
      postId,
      formerPaths: formerSlugs.map((former) => `/noticias/${former}`),
      sections: documentSections(document).map(({ anchor, heading, blocks }) => ({
        anchor,
        heading,
        text: [...(anchor === null ? [description, ...tags] : []), ...blocks.map(blockText)].join(' '),
      })),
    }));
  },
};
