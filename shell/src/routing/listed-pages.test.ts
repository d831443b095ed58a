import type { ApiClient, PageModule, PageRoute } from '@femcoders/platform';
import { listPages } from './listed-pages.ts';

const page = (title: string, noindex = false): PageModule => ({
  Page: () => null,
  head: () => ({ title, description: `De ${title}`, noindex }),
});
const route = (path: string, module: PageModule): PageRoute => ({ path, chunks: [], load: async () => module });

function list(createRoutes: () => Promise<PageRoute[]>) {
  const load = async () => {
    const routes = await createRoutes();
    return { createRoutes: () => routes };
  };
  const onError = jest.fn();
  const api = { request: async (path: string) => (path === '/talks' ? ['ada'] : []) } as unknown as ApiClient;
  const remotes = [{ name: 'mf-uno', version: '1', load }];
  const listing = listPages({ shellVersion: '1', remotes, api, publicUrl: 'https://example.org', onError });
  return { listing, onError };
}

test('the pages of the shell and of every remote are listed under their own titles', async () => {
  const { listing } = list(async () => [route('/eventos', page('Eventos')), route('/admin', page('Sala', true))]);
  const pages = await listing;
  expect(pages).toContainEqual(expect.objectContaining({ path: '/', title: expect.any(String), noindex: false }));
  expect(pages).toContainEqual(expect.objectContaining({ path: '/login', noindex: true, searchable: true }));
  // Of use to nobody without the link of a mail.
  expect(pages.find(({ path }) => path === '/reset-password')).not.toHaveProperty('searchable');
  expect(pages).toContainEqual({
    path: '/eventos',
    title: 'Eventos',
    description: 'De Eventos',
    noindex: false,
    owner: 'mf-uno',
  });
  expect(pages).toContainEqual({
    path: '/admin',
    title: 'Sala',
    description: 'De Sala',
    noindex: true,
    owner: 'mf-uno',
  });
});

test('a path with parameters is listed as the addresses that its owner names, from any source', async () => {
  const { listing } = list(async () => [
    {
      ...route('/charlas/:slug', page('')),
      addresses: async ({ api }) => {
        const slugs = (await api.request('/talks')) as string[];
        return slugs.map((slug) => ({ path: `/charlas/${slug}`, title: slug, modified: '2026-11-20' }));
      },
    },
    route('/noticias/:slug', page('')),
    route('/register/*', page('')),
  ]);
  const others = (await list(async () => []).listing).map(({ path }) => path);
  const pages = (await listing).filter(({ path }) => !others.includes(path));
  expect(pages).toEqual([
    { path: '/charlas/ada', title: 'ada', modified: '2026-11-20', noindex: false, owner: 'mf-uno' },
  ]);
});

test('a remote that cannot be loaded, and a page that fails, cost only themselves', async () => {
  const absent = list(() => Promise.reject(new Error('caído')));
  expect(await absent.listing).toContainEqual(expect.objectContaining({ path: '/' }));
  expect(absent.onError).toHaveBeenCalledWith(expect.any(Error), expect.objectContaining({ name: 'mf-uno' }));

  const broken: PageModule = {
    Page: () => null,
    head: () => {
      throw new Error('roto');
    },
  };
  const half = list(async () => [route('/rota', broken), route('/eventos', page('Eventos'))]);
  const paths = (await half.listing).map(({ path }) => path);
  expect(paths).toContain('/eventos');
  expect(paths).not.toContain('/rota');
  // A page of the shell that only its bundler can build is listed, too.
  expect(half.onError.mock.calls.filter(([, owner]) => owner.name === 'mf-uno')).toHaveLength(1);
});
