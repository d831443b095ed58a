/** @jest-environment node */
import { defaultSiteConfig } from '@femcoders/contracts/site-defaults';
import { type ApiClient, type BlockModule, type BlockRoute, useSuspenseQuery } from '@femcoders/platform';
import { type RenderedPage, render } from './entry-server.tsx';

const onSectionError = jest.fn();
beforeEach(() => onSectionError.mockClear());

/** The home page as the server renders it with one remote that has these blocks. */
async function renderHome(...modules: BlockModule[]): Promise<RenderedPage> {
  const blocks: BlockRoute[] = modules.map((module, index) => ({
    slot: 'home.now',
    title: `Bloque ${index}`,
    order: index,
    chunks: [],
    load: async () => module,
  }));
  const page = await render({
    url: new URL('http://sitio.example/'),
    host: {
      api: { request: () => Promise.reject(new Error('La API no responde.')) } as ApiClient,
      site: defaultSiteConfig,
      publicUrl: 'http://sitio.example',
    },
    shellVersion: '0',
    remotes: [
      {
        name: 'mf-prueba',
        version: '1',
        routes: [],
        blocks: blocks.map((block, index) => ({ ...block, id: `mf-prueba:block-${index}` })),
        footer: [{ label: 'Ofertas', to: '/jobs' }],
        load: async () => ({ createRoutes: () => [], createBlocks: () => blocks }),
      },
    ],
    nearPages: async () => ({ near: [] }),
    signal: new AbortController().signal,
    loadLimitMs: 500,
    blockLimitMs: 300,
    renderLimitMs: 500,
    onSectionError,
  });
  if (page.status === 301) throw new Error('The home page leads elsewhere.');
  return page;
}

const good: BlockModule = { Block: () => <p>Taller de Grid</p> };
const heading = '<h1>Tu comunidad de mujeres en tecnología</h1>';

it('puts the blocks of the remotes into the slots of a page', async () => {
  const page = await renderHome(good);
  expect(page.html).toContain('<p>Taller de Grid</p>');
  expect(page.failedBlocks).toEqual([]);
});

it('has the links that remotes add to the footer in the HTML', async () => {
  const { html } = await renderHome();
  expect(html.slice(html.indexOf('<footer'))).toMatch(/<a [^>]*href="\/jobs"[^>]*>Ofertas<\/a>/);
});

it('has the data of a block in the HTML and in what the browser gets', async () => {
  const options = { queryKey: ['plazas'], queryFn: async () => 12 };
  const page = await renderHome({
    Block: () => <p>Quedan {useSuspenseQuery(options).data}</p>,
    loader: async ({ queryClient }) => void (await queryClient.ensureQueryData(options)),
  });
  expect(page.html).toContain('12</p>');
  expect(page.queries.queries.map(({ queryKey }) => queryKey)).toContainEqual(['plazas']);
});

it.each<[string, BlockModule]>([
  [
    'throws while it is drawn',
    {
      Block: () => {
        throw new Error('roto');
      },
    },
  ],
  ['has no data', { Block: () => null, loader: () => Promise.reject(new Error('sin datos')) }],
  ['never has its data', { Block: () => null, loader: () => new Promise(() => {}) }],
  [
    'never ends drawing',
    { Block: () => useSuspenseQuery({ queryKey: ['nunca'], queryFn: () => new Promise<never>(() => {}) }).data },
  ],
])('a block that %s costs only itself', async (_what, broken) => {
  const page = await renderHome(broken, good);
  expect(page.status).toBe(200);
  expect(page.html).toContain(heading);
  expect(page.html).toContain('<p>Taller de Grid</p>');
  expect(page.html).toContain('«Bloque 0» no ha podido cargarse');
  expect(page.failedBlocks).toEqual(['mf-prueba:block-0']);
  expect(page.problems).toEqual({});
  expect(onSectionError).toHaveBeenCalledWith(expect.any(Error), { name: 'mf-prueba', version: '1' });
});
