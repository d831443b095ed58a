import type { PageModule, PageRoute } from '@femcoders/platform';
import { createRemotePages, WrongShapeError } from './create-pages.ts';

const pageModule: PageModule = { Page: () => null, head: () => ({ title: 'Eventos', description: '' }) };
const routes = [{ id: 'mf-events:0', path: '/eventos' }];

function pagesOf(brought: PageRoute[]) {
  return createRemotePages({ name: 'mf-events', version: '1', routes, load: async () => brought });
}

test('the pages that the registry knows are there before their code is', () => {
  const load = jest.fn(async () => []);
  const [page] = createRemotePages({ name: 'mf-events', version: '1', routes, load });
  expect(page).toMatchObject({ id: 'mf-events:0', path: '/eventos', owner: { name: 'mf-events', version: '1' } });
  expect(load).not.toHaveBeenCalled();
});

test('a page brings its module', async () => {
  const [page] = pagesOf([{ path: '/eventos', chunks: [], load: async () => pageModule }]);
  await expect(page?.load()).resolves.toBe(pageModule);
});

test('a remote that brings other pages than it announced is refused', async () => {
  const [page] = pagesOf([{ path: '/otra', chunks: [], load: async () => pageModule }]);
  await expect(page?.load()).rejects.toThrow(WrongShapeError);
  const [missing] = pagesOf([]);
  await expect(missing?.load()).rejects.toThrow(WrongShapeError);
});

test('a page without Page or head is refused', async () => {
  const [page] = pagesOf([{ path: '/eventos', chunks: [], load: async () => ({}) as PageModule }]);
  await expect(page?.load()).rejects.toThrow(/must export Page and head/);
});
