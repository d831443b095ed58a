import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LinkProps } from '../link.ts';
import { Header, type HeaderProps } from './header.tsx';

const Anchor = ({ to, onClick, ...rest }: LinkProps) => (
  <a
    {...rest}
    href={to}
    onClick={(event) => {
      event.preventDefault();
      onClick?.(event);
    }}
  />
);

function show(props: Partial<HeaderProps> = {}) {
  const actions = { onProfile: jest.fn(), onSignOut: jest.fn() };
  const search = { onOpen: jest.fn(), onNear: jest.fn() };
  const view = (more: Partial<HeaderProps>) => (
    <>
      <Header
        brand="FemCoders Club"
        LinkComponent={Anchor}
        links={[
          { to: '/eventos', label: 'Eventos' },
          { to: '/blog', label: 'Blog', highlighted: true },
        ]}
        path="/eventos"
        session="anonymous"
        loginPath="/login"
        search={{ path: '/buscar', ...search }}
        {...actions}
        {...props}
        {...more}
      />
      <p>Fuera</p>
    </>
  );
  const { rerender } = render(view({}));
  return { ...actions, ...search, update: (more: Partial<HeaderProps>) => rerender(view(more)) };
}

const ana = { name: 'Persona de prueba', avatar: '/default-avatar.png' };
const avatarButton = () => screen.getByRole('button', { name: 'Menú de Persona de prueba' });

describe('the header', () => {
  it('leads home from its logo and marks the area of the page', () => {
    show();
    expect(screen.getByRole('link', { name: 'FemCoders Club, inicio' })).toHaveAttribute('href', '/');
    const areas = within(screen.getByRole('navigation', { name: 'Principal' }));
    expect(areas.getByRole('link', { name: 'Eventos' })).toHaveAttribute('aria-current', 'page');
    expect(areas.getByRole('link', { name: 'Blog' })).not.toHaveAttribute('aria-current');
  });

  it('highlights Blog on every page', () => {
    show({ path: '/' });
    expect(screen.getByRole('link', { name: 'Blog' })).toHaveClass('highlighted');
  });

  it('offers to log in when nobody is logged in', () => {
    show();
    expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/login');
  });

  it('offers the avatar menu in place of the login once somebody is', () => {
    show({ session: ana });
    expect(screen.queryByRole('link', { name: 'Iniciar sesión' })).not.toBeInTheDocument();
    expect(avatarButton()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('opens the avatar menu on its first item and goes through it with the arrows', async () => {
    const user = userEvent.setup();
    show({ session: ana });
    await user.click(avatarButton());
    expect(await screen.findByRole('menuitem', { name: 'Mi Perfil' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Cerrar sesión' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Mi Perfil' })).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getByRole('menuitem', { name: 'Cerrar sesión' })).toHaveFocus();
  });

  it('opens the avatar menu with the arrow too', async () => {
    const user = userEvent.setup();
    show({ session: ana });
    avatarButton().focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Mi Perfil' })).toHaveFocus();
  });

  it.each(['Escape', 'Tab'])('closes the avatar menu on %s and gives the focus back', async (key) => {
    const user = userEvent.setup();
    show({ session: ana });
    await user.click(avatarButton());
    await screen.findByRole('menu');
    await user.keyboard(`{${key}}`);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await waitFor(() => expect(avatarButton()).toHaveFocus());
  });

  it('closes the avatar menu on a click outside', async () => {
    const user = userEvent.setup();
    show({ session: ana });
    await user.click(avatarButton());
    await user.click(screen.getByText('Fuera'));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('reports which item was chosen', async () => {
    const user = userEvent.setup();
    const { onProfile, onSignOut } = show({ session: ana });
    await user.click(avatarButton());
    await user.click(screen.getByRole('menuitem', { name: 'Mi Perfil' }));
    expect(onProfile).toHaveBeenCalledTimes(1);
    await user.click(avatarButton());
    await user.click(screen.getByRole('menuitem', { name: 'Cerrar sesión' }));
    expect(onSignOut).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('leads to the search, and lets what is there by now open in its place', async () => {
    const user = userEvent.setup();
    const { onOpen, onNear } = show();
    const search = screen.getByRole('link', { name: 'Buscar' });
    expect(search).toHaveAttribute('href', '/buscar');
    await user.hover(search);
    expect(onNear).toHaveBeenCalled();
    expect(onOpen).not.toHaveBeenCalled();
    await user.click(search);
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  it('discloses the menu of small screens, and closes it on Escape and when the page changes', async () => {
    const user = userEvent.setup();
    const { update } = show();
    const toggle = screen.getByRole('button', { name: 'Menú' });
    expect(document.getElementById(toggle.getAttribute('aria-controls') ?? '')).toBeInTheDocument();
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(toggle).toHaveFocus();
    await user.click(toggle);
    update({ path: '/blog' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  it('takes its scrolled style once the page is scrolled down', () => {
    show();
    expect(screen.getByRole('banner')).not.toHaveClass('scrolled');
    Object.defineProperty(window, 'scrollY', { value: 120, configurable: true });
    fireEvent.scroll(window);
    expect(screen.getByRole('banner')).toHaveClass('scrolled');
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
    fireEvent.scroll(window);
    expect(screen.getByRole('banner')).not.toHaveClass('scrolled');
  });
});
