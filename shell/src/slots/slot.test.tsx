import { InHost } from '@femcoders/kit/test/render-page';
import { type ApiClient, type BlockModule, createQueryClient } from '@femcoders/platform';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SiteBlock } from '../routing/site-block.ts';
import { prepareBlocks } from './prepare-blocks.ts';
import { Slot, SlotProvider } from './slot.tsx';

const queryClient = createQueryClient('browser');
const api = {} as ApiClient;
const args = { url: new URL('http://sitio.example/'), queryClient, api, signal: new AbortController().signal };
let errors: jest.SpyInstance;

beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => errors.mockRestore());

function createBlock(title: string, slot: string, load: () => Promise<BlockModule>): SiteBlock {
  return new SiteBlock({ id: title, slot, title, order: 1 }, { name: 'mf-events', version: '1' }, load);
}

function showing(text: string): () => Promise<BlockModule> {
  return async () => ({ Block: () => <p>{text}</p> });
}

async function show(blocks: SiteBlock[]): Promise<void> {
  await act(async () => {
    render(
      <InHost api={api} queryClient={queryClient}>
        <MemoryRouter>
          <SlotProvider blocks={blocks}>
            <Slot name="home.now" />
            <p>El resto de la portada</p>
          </SlotProvider>
        </MemoryRouter>
      </InHost>,
    );
  });
}

test('a slot shows the blocks that are meant for it, and only those', async () => {
  await show([
    createBlock('Próximo evento', 'home.now', showing('Taller de Grid')),
    createBlock('Lo último', 'home.reading', showing('Un artículo')),
  ]);
  expect(await screen.findByText('Taller de Grid')).toBeInTheDocument();
  expect(screen.queryByText('Un artículo')).not.toBeInTheDocument();
});

test('a block that cannot be loaded costs only itself', async () => {
  await show([
    createBlock('Próximo evento', 'home.now', () => Promise.reject(new Error('caído'))),
    createBlock('Otro bloque', 'home.now', showing('Sigo aquí')),
  ]);
  expect(await screen.findByText('«Próximo evento» no ha podido cargarse')).toBeInTheDocument();
  expect(screen.getByText('Sigo aquí')).toBeInTheDocument();
  expect(screen.getByText('El resto de la portada')).toBeInTheDocument();
});

test('a block that throws while it is drawn costs only itself, and "Reintentar" loads it once it is mended', async () => {
  let broken = true;
  const Block = () => {
    if (broken) throw new Error('roto');
    return <p>Taller de Grid</p>;
  };
  await show([createBlock('Próximo evento', 'home.now', async () => ({ Block }))]);
  await screen.findByText(/no ha podido cargarse/);
  broken = false;
  await userEvent.click(screen.getByRole('link', { name: 'Reintentar' }));
  expect(await screen.findByText('Taller de Grid')).toBeInTheDocument();
});

test('what the server could not show, the browser loads by itself', async () => {
  const block = createBlock('Próximo evento', 'home.now', showing('Taller de Grid'));
  block.failed = true;
  await show([block]);
  expect(await screen.findByText('Taller de Grid')).toBeInTheDocument();
});

describe('before a page is shown', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('a late block or one without data is reported, and the others are ready', async () => {
    const late = createBlock('Tarde', 'home.now', () => new Promise(() => {}));
    const poor = createBlock('Sin datos', 'home.now', async () => ({
      Block: () => null,
      loader: () => Promise.reject(new Error('la API no responde')),
    }));
    const good = createBlock('Bien', 'home.now', showing('Bien'));
    const onError = jest.fn();
    const ready = prepareBlocks([late, poor, good], args, { limitMs: 2_000, onError });
    await jest.advanceTimersByTimeAsync(2_000);
    await ready;
    expect([late, poor, good].map(({ failed }) => failed)).toEqual([true, true, false]);
    expect(onError.mock.calls.map(([error]) => error.message).sort()).toEqual([
      'The block Tarde took longer than 2000 ms.',
      'la API no responde',
    ]);
  });
});
