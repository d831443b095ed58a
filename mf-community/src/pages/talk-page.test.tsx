import { FakeApi } from '@femcoders/kit/test/fake-api';
import { renderPage } from '@femcoders/kit/test/render-page';
import { ApiError, sessionStore } from '@femcoders/platform';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoTalk, demoTalkDetail } from '../../test/demo-talks.ts';
import * as page from './talk-page.tsx';

const path = '/presentaciones-destacadas/:slug';
const address = '/presentaciones-destacadas/charla-1';
const talk = demoTalkDetail();
const member = { id: 'u1', name: 'Socia', avatar: '', role: 'member' as const };
let api: FakeApi;
beforeEach(() => {
  window.location.hash = '';
  sessionStore.setState({ status: 'anonymous', user: null }, true);
  api = new FakeApi().on('GET /talks/charla-1', talk);
});
const open = () => renderPage(page, path, api, address);
const segment = (text: string) => screen.getByText(text).closest('li');
const shown = () => screen.getByText(/^\d de 3/).textContent;

test('all of a talk is there: who, what, slides, what was said, licence and what follows', async () => {
  const related = [demoTalk({ id: 'r', slug: 'otra', title: 'Otra charla' })];
  const event = { slug: 'encuentro', name: 'Encuentro de prueba' };
  const resources = [{ title: 'Ejercicios', address: 'https://ejemplo.example/' }];
  const pdf = { path: '/api/talks/charla-1/slides.pdf', name: 'a.pdf', bytes: 1_250_000 };
  api.on('GET /talks/charla-1', demoTalkDetail({ related, event, resources, pdf }));
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Charla de prueba' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Quién la da' })).toBeInTheDocument();
  for (const name of ['Portada', 'Las líneas', 'El final'])
    expect(screen.getByRole('heading', { level: 3, name })).toBeInTheDocument();
  for (const { text } of talk.transcript) expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Encuentro de prueba' })).toHaveAttribute('href', '/eventos/encuentro');
  expect(screen.getByRole('link', { name: 'Descargar en PDF (1,3 MB)' })).toHaveAttribute('href', pdf.path);
  expect(screen.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute('href', expect.stringContaining('/by/4.0/'));
  expect(screen.getByRole('link', { name: 'Ejercicios' })).toHaveAttribute('rel', 'ugc nofollow noopener');
  expect(screen.getByRole('link', { name: 'Otra charla' })).toBeInTheDocument();
});

test('a time has an address, leads to its slide and is marked', async () => {
  open();
  const time = await screen.findByRole('link', { name: '01:35' });
  expect(time).toHaveAttribute('href', '#t-95');
  await userEvent.click(time);
  expect(segment('Las líneas se cuentan desde uno.')).toHaveAttribute('aria-current', 'true');
  expect(shown()).toContain('2 de 3');
});

test('a slide leads to what was said with it, by button and by arrow keys', async () => {
  open();
  await userEvent.click((await screen.findAllByRole('button', { name: 'Siguiente' }))[0] as HTMLElement);
  expect(shown()).toContain('2 de 3');
  expect(segment('Las líneas se cuentan desde uno.')).toHaveAttribute('aria-current', 'true');
  screen.getByRole('list', { name: 'Diapositivas de «Charla de prueba»' }).focus();
  await userEvent.keyboard('{End}');
  expect(shown()).toContain('3 de 3');
  await userEvent.keyboard('{ArrowLeft}{Home}{ArrowLeft}');
  expect(shown()).toContain('1 de 3');
});

test('all slides can be read below each other', async () => {
  open();
  const view = await screen.findByRole('button', { name: 'Ver como lista' });
  await userEvent.click(view);
  expect(view).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByText(/^\d de 3/)).not.toBeInTheDocument();
});

test('an address with a segment begins there', async () => {
  window.location.hash = '#t-150';
  open();
  await waitFor(() => expect(segment('Gracias por venir.')).toHaveAttribute('aria-current', 'true'));
  expect(shown()).toContain('3 de 3');
});

test('words are found in what was said, counted, and gone through with Enter', async () => {
  open();
  const field = await screen.findByRole('searchbox', { name: 'Buscar en la transcripción' });
  const looking = screen.getByRole('search');
  const count = () => within(looking).getByRole('status').textContent;
  await userEvent.type(field, 'lineas');
  await waitFor(() => expect(count()).toBe('1 de 2'));
  expect(screen.getAllByText('líneas', { selector: 'mark' })).toHaveLength(2);
  await userEvent.keyboard('{Enter}');
  expect(count()).toBe('2 de 2');
  await userEvent.keyboard('{Enter}');
  expect(count()).toBe('1 de 2');
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  expect(count()).toBe('2 de 2');
  await userEvent.clear(field);
  await userEvent.type(field, 'python');
  await waitFor(() => expect(count()).toBe('No se dijo'));
});

test('a video of ours goes where a time leads, and marks what is being said', async () => {
  api.on('GET /talks/charla-1', demoTalkDetail({ video: '/assets/charlas/una.mp4' }));
  open();
  const video = (await screen.findByLabelText('Vídeo: Charla de prueba')) as HTMLVideoElement;
  await userEvent.click(screen.getByRole('link', { name: '01:35' }));
  expect(video.currentTime).toBe(95);
  video.currentTime = 151.5;
  fireEvent.timeUpdate(video);
  expect(segment('Gracias por venir.')).toHaveAttribute('aria-current', 'true');
});

test('nothing of the video site is asked for: without its setting it is a link', async () => {
  api.on('GET /talks/charla-1', demoTalkDetail({ video: 'https://youtu.be/abcdefghijk' }));
  const { container } = open();
  expect(await screen.findByRole('link', { name: 'Ver el vídeo en YouTube' })).toBeInTheDocument();
  expect(container.querySelector('iframe')).toBeNull();
});

test('a visitor who says that it helps is shown the way in, which leads back', async () => {
  const { router } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Me ayuda' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.search).toBe(`?volver=${encodeURIComponent(address)}`);
});

describe('for a member', () => {
  beforeEach(() => {
    sessionStore.setState({ status: 'signed-in', user: member }, true);
    api.on('GET /user/u1/talks', { saved: [], helpful: [], proposals: [] });
  });
  const helps = () => screen.findByRole('button', { name: 'Me ayuda' });
  const asked = () => waitFor(() => expect(api.asked).toContain('GET /user/u1/talks'));

  test('it helps once, and not when she takes it back', async () => {
    api.on('PUT /user/u1/talk-marks/:talk', ({ body }: { body: { helpful: boolean; saved: boolean } }) => ({
      ...body,
      helped: body.helpful ? 1 : 0,
    }));
    open();
    await asked();
    await userEvent.click(await helps());
    expect(await helps()).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('Ha ayudado a 1 persona')).toBeInTheDocument();
    await userEvent.click(await helps());
    await waitFor(async () => expect(await helps()).toHaveAttribute('aria-pressed', 'false'));
    expect(api.sent.map(({ body }) => body)).toEqual([
      { helpful: true, saved: false },
      { helpful: false, saved: false },
    ]);
  });

  test('a mark pressed while another is being kept is kept after it', async () => {
    const first = Promise.withResolvers<void>();
    api.on('PUT /user/u1/talk-marks/:talk', async ({ body }: { body: { helpful: boolean; saved: boolean } }) => {
      await first.promise;
      return { ...body, helped: 1 };
    });
    open();
    await asked();
    await userEvent.click(await helps());
    await waitFor(() => expect(api.sent).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar para luego' }));
    expect(screen.getByRole('button', { name: 'Guardar para luego' })).toHaveAttribute('aria-pressed', 'true');
    first.resolve();
    await waitFor(() => expect(api.sent).toHaveLength(2));
    expect(api.sent.map(({ body }) => body)).toEqual([
      { helpful: true, saved: false },
      { helpful: true, saved: true },
    ]);
    expect(await helps()).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Guardar para luego' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('a mark pressed before it is known what she has marked is set, and none of the others taken back', async () => {
    const own = Promise.withResolvers<unknown>();
    api.on('GET /user/u1/talks', () => own.promise);
    api.on('PUT /user/u1/talk-marks/:talk', ({ body }: { body: object }) => ({ ...body, helped: 1 }));
    open();
    await asked();
    await userEvent.click(await helps());
    expect(api.sent).toEqual([]);
    own.resolve({ saved: [demoTalkDetail()], helpful: [], proposals: [] });
    await waitFor(() => expect(api.sent.map(({ body }) => body)).toEqual([{ helpful: true, saved: true }]));
    expect(await helps()).toHaveAttribute('aria-pressed', 'true');
  });

  test('what could not be kept is taken back on the page, too', async () => {
    open();
    await asked();
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar para luego' }));
    await waitFor(() => expect(api.sent).toHaveLength(1));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Guardar para luego' })).toHaveAttribute('aria-pressed', 'false'),
    );
  });
});

test('what is not published is not found', async () => {
  api.on('GET /talks/charla-1', () => {
    throw new ApiError(404, 'not-found', 'No');
  });
  open();
  expect(await screen.findByText('No encontramos esta página')).toBeInTheDocument();
});

test('search engines read what it is, and where each slide begins in its video', () => {
  const dataOf = (changes: Parameters<typeof demoTalkDetail>[0]) => {
    const queryClient = { getQueryData: () => demoTalkDetail(changes) } as never;
    const url = new URL(`https://site.example${address}`);
    return page.head({ queryClient, params: { slug: 'charla-1' }, url }).structuredData?.[0];
  };
  expect(dataOf({})).toMatchObject({ '@type': 'PresentationDigitalDocument', inLanguage: 'es' });
  expect(dataOf({ video: 'https://youtu.be/abcdefghijk' })).toMatchObject({
    '@type': 'VideoObject',
    embedUrl: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
    hasPart: [
      { '@type': 'Clip', name: 'Portada', startOffset: 0 },
      { '@type': 'Clip', name: 'Las líneas', startOffset: 95 },
      { '@type': 'Clip', name: 'El final', startOffset: 150 },
    ],
  });
});
