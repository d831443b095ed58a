import { pixel } from '../pixel.ts';
import { testNews } from '../test-news.ts';
import type { StoredTextWorld } from './text-writer.ts';

/** News, published, with a cover. */
export async function writeNews({ site, writer, admin, seenOn }: StoredTextWorld): Promise<void> {
  const as = admin;
  // One that exists: a browser reports missing ones in its console.
  const added = await site.ask('POST', '/admin/pictures', { as, body: { content: pixel } });
  const cover = { path: added.path, alt: '', width: 16, height: 9 };
  const picture = { src: cover.path, alt: '', caption: '', width: 16, height: 9 };
  const linked = { type: 'text', text: '', marks: [{ type: 'link', attrs: { href: '' } }] };
  const document = {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [linked] },
      { type: 'picture', attrs: picture },
    ],
  };
  const base = { ...testNews(), cover, document };
  const made = await writer.write('POST /admin/news', {}, base, { as });
  const plain = await site.ask('POST', '/admin/news', { as, body: testNews() });
  const changed = await writer.write('PUT /admin/news/:id', plain, { ...base, updatedAt: plain.updatedAt }, { as });
  for (const { id, slug, updatedAt } of [made, changed]) {
    await site.ask('POST', `/admin/news/${id}/state`, { as, body: { state: 'published', updatedAt } });
    seenOn(`/noticias/${slug}`);
    seenOn(`/admin/noticias/${id}`, admin);
  }
  seenOn('/blog/noticias');
  seenOn('/admin/noticias', admin);
}
