import { footerGroupTitles } from '@femcoders/contracts/footer-link';
import { closeModal, sessionStore } from '@femcoders/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nobodyIsLoggedIn, renderAt, somebodyIsLoggedIn } from '../../test/render-at.tsx';
import { beforePaintScript } from './before-paint.ts';
import { rereadCookieConsent } from './cookie-consent.ts';
import { Layout } from './layout.tsx';

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = '';
  delete document.documentElement.dataset.theme;
  nobodyIsLoggedIn();
  closeModal();
  rereadCookieConsent();
});

const Text = () => <h1>Página</h1>;
const open = (request = jest.fn()) =>
  renderAt('/', { '*': Text }, { api: { request }, frame: (children) => <Layout>{children}</Layout> });
const banner = () => screen.queryByRole('region', { name: 'Aviso de cookies' });

describe('the layout', () => {
  it('stands round every page: skip link, header, main content and footer', () => {
    open();
    expect(screen.getByRole('link', { name: 'Saltar al contenido' })).toHaveAttribute('href', '#contenido');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'contenido');
    expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Página' })).toBeInTheDocument();
    const areas = within(screen.getByRole('navigation', { name: 'Principal' }));
    expect(areas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Sobre Nosotras', '/femcoders-quienes-somos'],
      ['Equipo', '/equipo'],
      ['Eventos', '/eventos'],
      ['Contacto', '/contacto'],
      ['Blog', '/blog'],
    ]);
    expect(screen.getByText('©2024 FemCoders Club. Todos los derechos reservados.')).toBeInTheDocument();
  });

  it('has in its footer what the remotes add: in the group they name, else in the first, and nothing twice', () => {
    const footer = [
      { label: 'Ofertas', to: '/jobs' },
      { label: 'Guía de empleo', to: '/jobs/guia', group: 'Aprender' },
      { label: 'Premios', to: '/jobs/premios', group: 'Un grupo de antes' },
      { label: 'Los eventos', to: '/eventos' },
    ];
    renderAt('/', { '*': Text }, { frame: (children) => <Layout footer={footer}>{children}</Layout> });
    const linksOf = (name: string) =>
      within(screen.getByRole('navigation', { name }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(linksOf('La comunidad')).toEqual([
      ['Sobre Nosotras', '/femcoders-quienes-somos'],
      ['Equipo', '/equipo'],
      ['Eventos', '/eventos'],
      ['Ofertas', '/jobs'],
      ['Premios', '/jobs/premios'],
    ]);
    expect(linksOf('Aprender').at(-1)).toEqual(['Guía de empleo', '/jobs/guia']);
  });

  it('has in its menu what the remotes add: before the one that stands out, and nothing twice', () => {
    const header = [
      { label: 'Ofertas', to: '/jobs' },
      { label: 'Agenda', to: '/eventos' },
    ];
    renderAt('/', { '*': Text }, { frame: (children) => <Layout header={header}>{children}</Layout> });
    const links = within(screen.getByRole('navigation', { name: 'Principal' })).getAllByRole('link');
    expect(links.map((link) => link.textContent).slice(-3)).toEqual(['Contacto', 'Ofertas', 'Blog']);
  });

  it('has a footer with a place for every group that remotes may name', () => {
    open();
    for (const name of footerGroupTitles) expect(screen.getByRole('navigation', { name })).toBeInTheDocument();
  });

  it.each([
    ['Aceptar', 'cookiesAccepted', 'cookiesRejected'],
    ['Rechazar', 'cookiesRejected', 'cookiesAccepted'],
  ])('after "%s" stores %s and hides the banner for good', async (name, key, other) => {
    open();
    await userEvent.click(within(banner() as HTMLElement).getByRole('button', { name }));
    expect(banner()).not.toBeInTheDocument();
    expect(localStorage.getItem(key)).toBe('true');
    expect(localStorage.getItem(other)).toBeNull();
    act(rereadCookieConsent);
    expect(banner()).not.toBeInTheDocument();
  });

  it('shows no banner to anyone who has answered', () => {
    localStorage.setItem('cookiesRejected', 'true');
    open();
    expect(banner()).not.toBeInTheDocument();
  });

  it('asks again on request, and the new answer replaces the old one', async () => {
    localStorage.setItem('cookiesAccepted', 'true');
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Preferencias de cookies' }));
    expect(banner()).toHaveFocus();
    expect(localStorage.getItem('cookiesAccepted')).toBe('true');
    await userEvent.click(within(banner() as HTMLElement).getByRole('button', { name: 'Rechazar' }));
    expect(localStorage.getItem('cookiesAccepted')).toBeNull();
    expect(localStorage.getItem('cookiesRejected')).toBe('true');
  });

  it('opens the cookie policy, whose "Aceptar" closes it and answers nothing', async () => {
    open();
    await userEvent.click(within(banner() as HTMLElement).getByRole('link', { name: 'Política de cookies' }));
    const policy = await screen.findByRole('dialog', { name: 'Política de cookies' });
    for (const key of ['authToken', 'userId', 'userName', 'cookiesAccepted', 'cookiesRejected']) {
      expect(within(policy).getByText(key)).toBeInTheDocument();
    }
    expect(within(policy).getByRole('link', { name: 'hola@femcoders.example' })).toHaveAttribute(
      'href',
      'mailto:hola@femcoders.example',
    );
    await userEvent.click(within(policy).getByRole('button', { name: 'Aceptar' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(banner()).toBeInTheDocument();
    expect(localStorage.getItem('cookiesAccepted')).toBeNull();
  });

  it('leads to the profile with name and avatar', async () => {
    somebodyIsLoggedIn();
    const { where, state } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Menú de Persona de prueba' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Mi Perfil' }));
    await waitFor(() => expect(where()).toBe('/welcome'));
    expect(state()).toEqual({ userName: 'Persona de prueba', userAvatar: '/default-avatar.png' });
  });

  it('logs out: clears the session storage, revokes the token and goes to the login', async () => {
    sessionStorage.setItem('authToken', 'ficha-de-prueba');
    somebodyIsLoggedIn();
    const request = jest.fn().mockResolvedValue(undefined);
    const { where } = open(request);
    await userEvent.click(screen.getByRole('button', { name: 'Menú de Persona de prueba' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Cerrar sesión' }));
    await waitFor(() => expect(where()).toBe('/login'));
    expect(sessionStorage).toHaveLength(0);
    expect(request).toHaveBeenCalledWith('/auth/logout', { method: 'POST' });
    expect(sessionStore.getState().status).toBe('anonymous');
  });
});

describe('the script before the first paint', () => {
  // biome-ignore lint/security/noGlobalEval: the script is text by nature
  const run = () => window.eval(beforePaintScript);
  const root = document.documentElement;

  it('sets nothing for a new reader', () => {
    run();
    expect(root.className).toBe('');
    expect(root.dataset.theme).toBeUndefined();
  });

  it('sets the chosen theme, and only a known one', () => {
    localStorage.setItem('theme', 'dark');
    run();
    expect(root.dataset.theme).toBe('dark');
    delete root.dataset.theme;
    localStorage.setItem('theme', 'x"><script>');
    run();
    expect(root.dataset.theme).toBeUndefined();
  });

  it('reports a stored session only when token and user id are both there', () => {
    sessionStorage.setItem('authToken', 'a');
    run();
    expect(root).not.toHaveClass('has-session');
    sessionStorage.setItem('userId', '7');
    run();
    expect(root).toHaveClass('has-session');
  });

  it('reports an answered banner', () => {
    localStorage.setItem('cookiesRejected', 'true');
    run();
    expect(root).toHaveClass('cookies-answered');
  });
});
