import { emptyMemberProfile } from '@femcoders/contracts/clean-member-profile';
import { type ApiClient, type BlockModule, forgetSession, sessionStore } from '@femcoders/platform';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { nobodyIsLoggedIn, renderAt, somebodyIsLoggedIn } from '../../test/render-at.tsx';
import { createSiteParts } from '../routing/create-pages.ts';
import { SlotProvider } from '../slots/slot.tsx';
import { Page } from './welcome-page.tsx';

const pages = { '/welcome': Page, '/login': () => <p>Entra</p> };

describe('the welcome page', () => {
  it('shows its heading and a skeleton until it is known who asks', () => {
    sessionStore.setState({ status: 'unknown', user: null }, true);
    renderAt('/welcome', pages);
    expect(screen.getByRole('heading', { level: 1, name: 'Mi perfil' })).toBeInTheDocument();
    expect(screen.getByText('Cargando tu perfil…')).toBeInTheDocument();
  });

  it('sends anyone who is not logged in to the login, and back afterwards', async () => {
    nobodyIsLoggedIn();
    const { where } = renderAt('/welcome', pages);
    await screen.findByText('Entra');
    expect(where()).toBe('/login?volver=/welcome');
  });

  it('sends anyone who comes from a mail about her achievements back to them', async () => {
    nobodyIsLoggedIn();
    const { where } = renderAt('/welcome?de=correo#logros', pages);
    await screen.findByText('Entra');
    expect(new URLSearchParams(where().split('?')[1]).get('volver')).toBe('/welcome?de=correo#logros');
  });

  it('sends anyone who logs out here to the login, without a way back', async () => {
    somebodyIsLoggedIn();
    const { where } = renderAt('/welcome', pages);
    act(() => forgetSession());
    await screen.findByText('Entra');
    expect(where()).toBe('/login');
  });

  it('sends a member whom the API no longer knows to the login, and back afterwards', async () => {
    sessionStorage.setItem('authToken', 'vencido');
    somebodyIsLoggedIn();
    const { where } = renderAt('/welcome', pages);
    act(() => forgetSession('vencido'));
    await screen.findByText('Entra');
    expect(where()).toBe('/login?volver=/welcome');
  });

  it('greets with the name and avatar of the navigation', () => {
    somebodyIsLoggedIn();
    renderAt({ pathname: '/welcome', state: { userName: 'Otro nombre', userAvatar: '/otra.png' } }, pages);
    expect(screen.getByRole('heading', { level: 1, name: 'Hola, Otro nombre' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Otro nombre' })).toHaveAttribute('src', '/otra.png');
  });

  it('greets with what she has changed since that navigation', async () => {
    somebodyIsLoggedIn();
    const request = async () => ({ ...emptyMemberProfile, name: 'Ada', avatar: null, version: 2 });
    const state = { userName: 'Nombre de antes', userAvatar: '/borrada.png' };
    renderAt({ pathname: '/welcome', state }, pages, { api: { request } as ApiClient });
    expect(await screen.findByRole('heading', { level: 1, name: 'Hola, Ada' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Ada' })).toHaveAttribute('src', '/default-avatar.png');
  });

  it('shows her picture in a size that suits the page', () => {
    somebodyIsLoggedIn();
    const userAvatar = `/api/avatars/${'a'.repeat(32)}/96`;
    renderAt({ pathname: '/welcome', state: { userName: 'Ana', userAvatar } }, pages);
    expect(screen.getByRole('img', { name: 'Ana' })).toHaveAttribute('src', userAvatar.replace('/96', '/512'));
  });

  it('greets with those of the profile otherwise', () => {
    somebodyIsLoggedIn();
    renderAt({ pathname: '/welcome', state: 'nada' }, pages);
    expect(screen.getByRole('heading', { level: 1, name: 'Hola, Persona de prueba' })).toBeInTheDocument();
  });

  it.each([
    ['bienvenido', 'Bienvenido a tu página del club.'],
    ['te-damos-la-bienvenida', 'Te damos la bienvenida a tu página del club.'],
  ])('welcomes as she has chosen in her profile: %s', async (greeting, sentence) => {
    somebodyIsLoggedIn();
    const request = async (path: string) => {
      expect(path).toBe('/user/7/profile');
      return { ...emptyMemberProfile, name: 'Persona de prueba', avatar: null, version: 1, greeting };
    };
    renderAt('/welcome', pages, { api: { request } as ApiClient });
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  it('welcomes in words for everybody when her profile does not come', async () => {
    somebodyIsLoggedIn();
    renderAt('/welcome', pages);
    expect(await screen.findByText('Te damos la bienvenida a tu página del club.')).toBeInTheDocument();
  });

  it('leads to her profile', () => {
    somebodyIsLoggedIn();
    renderAt('/welcome', pages);
    expect(screen.getByRole('link', { name: 'Personalizar mi perfil' })).toHaveAttribute('href', '/personaliza-perfil');
  });

  it.each(['moderator', 'organiser', 'admin'] as const)('leads the team, here %s, to its work', (role) => {
    somebodyIsLoggedIn(role);
    renderAt('/welcome', pages);
    expect(screen.getByRole('link', { name: 'Administración' })).toHaveAttribute('href', '/admin');
  });

  it('offers a member the events and the blog, and no work of the team', () => {
    somebodyIsLoggedIn('member');
    renderAt('/welcome', pages);
    expect(screen.queryByRole('link', { name: 'Administración' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver los eventos' })).toHaveAttribute('href', '/eventos');
  });
});

describe('its blocks', () => {
  const saying = (text: string) => (): BlockModule => ({ Block: () => <h2>{text}</h2> });

  /** The page with the blocks of a remote, each by the order that it asks for. */
  async function openWith(loaders: Record<number, () => BlockModule | Promise<BlockModule>>) {
    const blocks = Object.entries(loaders).map(([order, load]) => ({
      facts: { id: `mf-otro:${order}`, slot: 'welcome', title: `Bloque ${order}`, order: Number(order) },
      route: { slot: 'welcome', title: `Bloque ${order}`, order: Number(order), chunks: [], load: async () => load() },
    }));
    const { blocks: all } = createSiteParts('1', [
      {
        name: 'mf-otro',
        version: '1',
        routes: [],
        blocks: blocks.map(({ facts }) => facts),
        load: async () => ({ createRoutes: () => [], createBlocks: () => blocks.map(({ route }) => route) }),
      },
    ]);
    const others = all.filter(({ owner }) => owner.name === 'mf-otro');
    // As the host does before it shows a page.
    await Promise.allSettled(others.map((block) => block.load()));
    const frame = (page: ReactNode) => <SlotProvider blocks={others}>{page}</SlotProvider>;
    await act(async () => void renderAt('/welcome', pages, { frame }));
  }

  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  it('are those that any remote has, in their order, before the ways to go on', async () => {
    somebodyIsLoggedIn();
    await openWith({ 40: saying('Mis logros'), 20: saying('Mis eventos'), 30: saying('Mis comentarios') });
    await screen.findByText('Mis logros');
    expect(headings()).toEqual(['Mis eventos', 'Mis comentarios', 'Mis logros', '¿Qué te apetece hoy?']);
  });

  it('fail alone, whether they throw or cannot be loaded', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
    somebodyIsLoggedIn();
    await openWith({
      20: () => ({
        Block: () => {
          throw new Error('roto');
        },
      }),
      30: () => Promise.reject(new Error('no llega')),
      40: saying('Mis logros'),
    });
    expect(await screen.findByText('«Bloque 20» no ha podido cargarse')).toBeInTheDocument();
    expect(await screen.findByText('«Bloque 30» no ha podido cargarse')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Mis logros' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Hola, Persona de prueba' })).toBeInTheDocument();
    errors.mockRestore();
  });

  it('are not asked for before it is known who she is', async () => {
    sessionStore.setState({ status: 'unknown', user: null }, true);
    await openWith({ 20: saying('Mis eventos') });
    expect(screen.queryByText('Mis eventos')).not.toBeInTheDocument();
  });
});
