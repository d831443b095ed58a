import { sessionStore } from '@femcoders/platform';
import { screen, within } from '@testing-library/react';
import { nobodyIsLoggedIn, renderAt, somebodyIsLoggedIn } from '../../../test/render-at.tsx';
import { ProfileFrame } from './profile-frame.tsx';
import { ProfileSection } from './profile-section.tsx';
import { profileTabs } from './profile-tabs.ts';

const Part = () => (
  <ProfileFrame title="Perfil">
    {(user) => <ProfileSection title="Quién eres">{user.name}</ProfileSection>}
  </ProfileFrame>
);
const pages = { '/personaliza-perfil': Part, '/login': () => <p>Entra</p> };

describe('a part of the profile', () => {
  it('shows its heading and the way to the other parts until it is known who asks', () => {
    sessionStore.setState({ status: 'unknown', user: null }, true);
    renderAt('/personaliza-perfil', pages);
    expect(screen.getByRole('heading', { level: 1, name: 'Perfil' })).toBeInTheDocument();
    const ways = within(screen.getByRole('navigation', { name: 'Personaliza tu perfil' })).queryAllByRole('link');
    expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual(
      profileTabs.map(({ title, path }) => [title, path]),
    );
    expect(screen.queryByRole('region', { name: 'Quién eres' })).not.toBeInTheDocument();
  });

  it('shows its sections to a member', () => {
    somebodyIsLoggedIn();
    renderAt('/personaliza-perfil', pages);
    expect(screen.getByRole('region', { name: 'Quién eres' })).toHaveTextContent('Persona de prueba');
  });

  it('sends anyone who is not logged in to the login, and back afterwards', async () => {
    nobodyIsLoggedIn();
    const { where } = renderAt('/personaliza-perfil', pages);
    await screen.findByText('Entra');
    expect(where()).toBe('/login?volver=/personaliza-perfil');
  });
});
