import { defaultSiteConfig } from '@femcoders/contracts/site-defaults';
import { isoDay } from '@femcoders/contracts/spanish-date';
import { hubPieces } from '../../database/hub-tables.ts';
import type { SearchSource } from '../../feature/search-source.ts';
import { isShown } from '../hub/feature.ts';

/**
 * The search source of the members' hub. A search for a study partner that has ended stays until something of the hub
 * changes.
 */
export const hubSource: SearchSource = {
  name: 'hub',
  channels: ['hub_changed'],
  async documents(db) {
    const { slug, title, body, topics, publishedAt } = hubPieces;
    const rows = await db.select({ slug, title, body, topics, publishedAt }).from(hubPieces).where(isShown(new Date()));
    return rows.map((piece) => ({
      path: `${defaultSiteConfig.communityHubPath}/pieza/${piece.slug}`,
      kind: 'comunidad',
      title: piece.title,
      description: piece.body.slice(0, 200),
      sections: [{ anchor: null, heading: null, text: [piece.body, ...piece.topics].join(' ') }],
      day: piece.publishedAt ? isoDay(piece.publishedAt) : undefined,
    }));
  },
};
