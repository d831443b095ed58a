import { testNews } from '../test-news.ts';
import type { StoredTextWorld } from './text-writer.ts';
import { writeDocument } from './write-document.ts';

/** News, published, with a cover. */
export async function writeNews({ site, writer, admin, seenOn }: StoredTextWorld): Promise<void> {
  const as = admin;
  const { cover, document } = await writeDocument(site, as);
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
