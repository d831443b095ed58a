import { forgetSession, sessionStore } from '@femcoders/platform';
import { act, screen } from '@testing-library/react';
import { nobodyIsLoggedIn, renderAt, somebodyIsLoggedIn } from '../../test/render-at.tsx';
import { Page } from './welcome-page.tsx';

const pages = { '/welcome': Page, '/login': () => <p>Entra</p> };

describe('the welcome page', () => {
  it('shows its heading and a skeleton until it is known who asks', () => {
    sessionStore.setState({ status: 'unknown', user: null }, true);
    renderAt('/welcome', pages);
    expect(screen.getByRole('heading', { level: 1, name: 'Mi perfil' })).toBeInTheDocument();
    expect(screen.getByText('Cargando tu perfil…')).toBeInTheDocument();
  });

  it('sends whoever is not logged in to the login, and back afterwards', async () => {
    nobodyIsLoggedIn();
    const { where } = renderAt('/welcome', pages);
    await screen.findByText('Entra');
    expect(where()).toBe('/login?volver=/welcome');
  });

  it('sends whoever logs out here to the login, without a way back', async () => {
    somebodyIsLoggedIn();
    const { where } = renderAt('/welcome', pages);
    act(() => forgetSession());
    await screen.findByText('Entra');
    expect(where()).toBe('/login');
  });

  it('sends whoever the API no longer knows to the login, and back afterwards', async () => {
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

  it('greets with those of the profile otherwise', () => {
    somebodyIsLoggedIn();
    renderAt({ pathname: '/welcome', state: 'nada' }, pages);
    expect(screen.getByRole('heading', { level: 1, name: 'Hola, Persona de prueba' })).toBeInTheDocument();
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
