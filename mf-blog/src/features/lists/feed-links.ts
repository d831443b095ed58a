import type { PageHead } from '@femcoders/platform';
import { areaNames } from '../articles/article-names.ts';
import { feedFormats, feedPath } from '../feeds/feed-formats.ts';

/** The feeds of a list, for the head of its page: of one category, and of everything. */
export function feedLinks(category: string | null): NonNullable<PageHead['alternates']> {
  return (category === null ? [null] : [category, null]).flatMap((one) =>
    feedFormats.map((format) => ({
      type: format.type,
      title: `${one === null ? 'Blog' : areaNames[one]} (${format.name})`,
      path: feedPath(format, one),
    })),
  );
}
