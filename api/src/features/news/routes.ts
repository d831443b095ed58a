import * as endpoints from '@femcoders/contracts/endpoints/news';
import type { ApiContext } from '../../context.ts';
import { sendList } from '../../lists/send-list.ts';
import { serveRecord } from '../../lists/serve-record.ts';
import { serve } from '../../serve.ts';
import { listAdminNews, readAdminNews } from './admin-news.ts';
import { findNews, listNews } from './news-list.ts';
import { addNews, changeNews, changeNewsState, deleteNews, restoreNews } from './news-mutations.ts';

/** Longest body of news with their text, in bytes: the longest text fits in any script, with its forms. */
const bodyLimit = 512 * 1024;

/** The published news. */
export function newsRoutes({ app, db, lists }: ApiContext): void {
  serve(app, endpoints.listNews, async (request, reply) =>
    sendList(request, reply, await lists.news.read('list', async () => ({ entries: await listNews(db) }))),
  );

  serve(app, endpoints.readNews, async (request, reply) => {
    const { slug } = request.params;
    const article = await lists.news.read(`news ${slug}`, async () => ({ entries: await findNews(db, slug) }));
    return sendList(request, reply, article);
  });
}

/** The news, in any state, and what the editors do about them. */
export function adminNewsRoutes(context: ApiContext): void {
  const { app, db, lists } = context;
  const news = serveRecord({ app, portsOf: context.actPorts, changed: () => lists.news.invalidate() });
  news.list(endpoints.listNewsInAnyState, '-updated_at', (query, page) => listAdminNews(db, query, page));
  news.read(endpoints.readNewsInAnyState, (id) => readAdminNews(db, id));
  news.add(endpoints.addNews, addNews, { bodyLimit });
  news.act(endpoints.changeNews, changeNews, { bodyLimit });
  news.act(endpoints.changeNewsState, changeNewsState, { idempotent: true });
  news.act(endpoints.restoreNews, restoreNews);
  news.remove(endpoints.deleteNews, deleteNews);
}
