import { socialPicturePath } from '@femcoders/contracts/social-picture';
import { type DocumentArgs, PageNotFound } from '@femcoders/platform';
import { areaNames, libraryAreas } from '../articles/article-names.ts';
import type { ArticleSummary } from '../articles/article-summary.ts';
import type { Feed } from './feed.ts';
import { type FeedFormat, feedPath } from './feed-formats.ts';

/** As many as a reader who looks seldom may have missed. */
const mostEntries = 50;

/**
 * Returns the feed of the blog, or of one of its categories.
 * @param articles all that there are, newest first
 * @throws PageNotFound when there is no such category
 */
export function blogFeed(
  format: FeedFormat,
  { params, site, publicUrl }: Pick<DocumentArgs, 'params' | 'site' | 'publicUrl'>,
  articles: readonly ArticleSummary[],
): Feed {
  const { category } = params;
  if (category !== undefined && !Object.hasOwn(areaNames, category)) throw new PageNotFound();
  const name = category && areaNames[category];
  return {
    title: name ? `${name} · ${site.brand}` : `Blog de ${site.brand}`,
    description: name
      ? `Lo último que hemos publicado en ${name}.`
      : 'Artículos, recursos y noticias, escritos y revisados por la comunidad.',
    page: publicUrl + pageOf(category),
    self: publicUrl + feedPath(format, category),
    author: site.brand,
    entries: articles
      .filter(({ area }) => category === undefined || area === category)
      .slice(0, mostEntries)
      .map(({ path, title, description, author, published, revised, area, tags, photo }) => ({
        url: publicUrl + path,
        title,
        description,
        author,
        image: publicUrl + (photo?.path ?? socialPicturePath(path)),
        published,
        revised,
        tags: [areaNames[area] ?? area, ...tags.map((tag) => tag.name)],
      })),
  };
}

/** The page that shows the same. */
function pageOf(category: string | undefined): string {
  if (category === undefined) return '/blog';
  if (category === 'noticias') return '/blog/noticias';
  return libraryAreas.includes(category) ? `/blog/recursos#${category}` : `/blog?categoria=${category}`;
}
