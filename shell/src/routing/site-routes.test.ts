import { createApiClient, createQueryClient, type PageModule, PageNotFound } from '@femcoders/platform';
import { waitFor } from '@testing-library/react';
import type { LoaderFunction } from 'react-router-dom';
import { SitePage } from './site-page.ts';
import { createSiteRoutes, type RoutePorts } from './site-routes.tsx';

const queryClient = createQueryClient('server');
const api = createApiClient({ fetch: () => Promise.reject(), baseUrl: '/api' });
const ports = { queryClient, api, loadLimitMs: 1_000, prepareBlocks: () => Promise.resolve() };

/** Runs the loader of a page whose code `load` returns. */
function loadPage(load: () => Promise<PageModule>, more: Partial<RoutePorts> = {}) {
  const page = new SitePage({ id: 'mf-events:0', path: '/eventos' }, { name: 'mf-events', version: '1' }, load);
  const [root] = createSiteRoutes({ pages: [page], blocks: [], footer: [], header: [] }, { ...ports, ...more });
  const route = root?.children?.find(({ id }) => id === page.id);
  const request = { url: 'http://sitio.example/eventos' };
  if (typeof route?.loader !== 'function') throw new Error('The page has no loader.');
  return (route.loader as LoaderFunction)({ request, params: {} } as never);
}

test.each([
  ['nothing', null],
  ['undefined', undefined],
  ['a word', 'roto'],
  ['a redirect', new Response(null, { status: 302, headers: { location: 'http://malo.example' } })],
])('a page that throws %s fails as an error of its section', async (_name, thrown) => {
  await expect(loadPage(() => Promise.reject(thrown))).rejects.toBeInstanceOf(Error);
});

test('a page that is not found stays not found', async () => {
  const missing = new PageNotFound();
  await expect(loadPage(() => Promise.reject(missing))).rejects.toBe(missing);
});

test('a page that the browser is loading whole is no step of the router’s as well', async () => {
  const ended = jest.fn();
  const module = { Page: () => null, head: () => ({ title: 'Eventos', description: '' }) };
  const isLeftFor = jest.fn((address: string) => address.endsWith('/eventos'));
  void Promise.resolve(loadPage(() => Promise.resolve(module), { isLeftFor })).then(ended, ended);
  await waitFor(() => expect(isLeftFor).toHaveBeenCalled());
  await Promise.resolve();
  expect(ended).not.toHaveBeenCalled();
  expect(await loadPage(() => Promise.resolve(module), { isLeftFor: () => false })).toBeNull();
});

describe('a page whose code did not come', () => {
  const gone = () => Promise.reject(new Error('404'));

  test('is no failure while another version of it is on its way by a full load', async () => {
    const isReplaced = jest.fn(async () => true);
    const ended = jest.fn();
    void Promise.resolve(loadPage(gone, { isReplaced })).then(ended, ended);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(isReplaced).toHaveBeenCalledWith(
      expect.objectContaining({ path: '/eventos' }),
      'http://sitio.example/eventos',
    );
    expect(ended).not.toHaveBeenCalled();
  });

  test('fails where this version is the live one', async () => {
    await expect(loadPage(gone, { isReplaced: async () => false })).rejects.toThrow('404');
  });
});
