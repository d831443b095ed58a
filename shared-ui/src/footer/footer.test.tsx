import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LinkProps } from '../link.ts';
import { Footer } from './footer.tsx';

const Anchor = ({ to, ...rest }: LinkProps) => <a {...rest} href={to} />;

describe('the footer', () => {
  it('holds the links, the invitation and the rights of the specification', async () => {
    const onOpen = jest.fn();
    const onPreferences = jest.fn();
    const { container } = render(
      <Footer
        brand="FemCoders Club"
        LinkComponent={Anchor}
        about="Comunidad de mujeres en tecnología."
        groups={[{ title: 'La comunidad', links: [{ to: '/eventos', label: 'Eventos' }] }]}
        social={[{ network: 'github', label: 'GitHub', href: 'https://github.com/' }]}
        slackUrl="https://slack.com/"
        contactPath="/contacto"
        dialogs={[
          { label: 'Política de cookies', to: '/politica-de-cookies', onOpen },
          { label: 'Preferencias de cookies', onOpen: onPreferences, inPlace: true },
        ]}
        legal={[{ to: '/aviso-legal', label: 'Aviso legal' }]}
        credits="Letras"
      />,
    );
    expect(screen.getByRole('link', { name: 'Unirme al Slack' })).toHaveAttribute('href', 'https://slack.com/');
    expect(screen.getByRole('link', { name: 'Contacto' })).toHaveAttribute('href', '/contacto');
    expect(screen.getByRole('link', { name: 'GitHub' })).toHaveAttribute('href', 'https://github.com/');
    expect(within(screen.getByRole('navigation', { name: 'La comunidad' })).getByRole('link')).toHaveTextContent(
      'Eventos',
    );
    expect(screen.getByText('©2024 FemCoders Club. Todos los derechos reservados.')).toBeInTheDocument();
    expect(container.querySelectorAll('use')).toHaveLength(24);
    const policy = screen.getByRole('link', { name: 'Política de cookies' });
    expect(policy).toHaveAttribute('href', '/politica-de-cookies');
    await userEvent.click(policy);
    expect(onOpen).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Preferencias de cookies' }));
    expect(onPreferences).toHaveBeenCalledTimes(1);
  });
});
