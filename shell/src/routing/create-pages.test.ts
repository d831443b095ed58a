import type { BlockModule, PageModule, RemoteModule } from '@femcoders/platform';
import { createSiteParts, WrongShapeError } from './create-pages.ts';

const pageModule: PageModule = { Page: () => null, head: () => ({ title: 'Eventos', description: '' }) };
const blockModule: BlockModule = { Block: () => null };
const route = { path: '/eventos', chunks: [], load: async () => pageModule };
const block = { slot: 'home.now', title: 'Próximo evento', order: 1, chunks: [], load: async () => blockModule };

function partsOf(load: () => Promise<RemoteModule>) {
  const { pages, blocks } = createSiteParts('0', [
    {
      name: 'mf-events',
      version: '1',
      routes: [{ path: '/eventos' }],
      blocks: [block],
      load,
    },
  ]);
  const own = ({ owner }: { owner: { name: string } }) => owner.name === 'mf-events';
  return { page: pages.find(own), block: blocks.find(own) };
}

function providing(module: Partial<RemoteModule>) {
  return partsOf(async () => ({ createRoutes: () => [], ...module }));
}

test('the pages and blocks that the registry knows are there before their code is', () => {
  const load = jest.fn(async () => ({ createRoutes: () => [] }));
  const { page, block } = partsOf(load);
  expect(page).toMatchObject({ id: 'mf-events:0', path: '/eventos', owner: { name: 'mf-events', version: '1' } });
  expect(block).toMatchObject({ id: 'mf-events:block-0', slot: 'home.now', owner: { name: 'mf-events' } });
  expect(load).not.toHaveBeenCalled();
});

test('what the remotes add to the footer is there in their order', () => {
  const remote = (name: string, ...paths: string[]) => ({
    name,
    version: '1',
    routes: [],
    blocks: [],
    footer: paths.map((to) => ({ to, label: to })),
    load: async () => ({ createRoutes: () => [] }),
  });
  const { footer } = createSiteParts('0', [remote('mf-a', '/a', '/a/b'), remote('mf-b'), remote('mf-c', '/c')]);
  expect(footer.map(({ to }) => to)).toEqual(['/a', '/a/b', '/c']);
});

test('a page and a block load their modules', async () => {
  const { page, block: loadedBlock } = providing({ createRoutes: () => [route], createBlocks: () => [block] });
  await expect(page?.load()).resolves.toBe(pageModule);
  await expect(loadedBlock?.load()).resolves.toBe(blockModule);
});

test('a remote with other pages or blocks than it announced is refused', async () => {
  const other = providing({
    createRoutes: () => [{ ...route, path: '/otra' }],
    createBlocks: () => [{ ...block, slot: 'otro' }],
  });
  await expect(other.page?.load()).rejects.toThrow(WrongShapeError);
  await expect(other.block?.load()).rejects.toThrow(WrongShapeError);
  const missing = providing({});
  await expect(missing.page?.load()).rejects.toThrow(WrongShapeError);
  await expect(missing.block?.load()).rejects.toThrow(WrongShapeError);
});

test('a page without Page or head, and a block without Block, are refused', async () => {
  const empty = providing({
    createRoutes: () => [{ ...route, load: async () => ({}) as PageModule }],
    createBlocks: () => [{ ...block, load: async () => ({}) as BlockModule }],
  });
  await expect(empty.page?.load()).rejects.toThrow(/must export Page and head/);
  await expect(empty.block?.load()).rejects.toThrow(/must export Block/);
});
