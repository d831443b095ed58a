import { emptyMemberProfile } from '@femcoders/contracts/clean-member-profile';
import { ApiError, UnreachableError } from '@femcoders/platform';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nobodyIsLoggedIn, renderAt, somebodyIsLoggedIn } from '../../../test/render-at.tsx';
import { Page } from './about-you-page.tsx';

const saved = { ...emptyMemberProfile, name: 'Persona de prueba', avatar: null, version: 0 };
const pages = { '/register/sobre-ti': Page, '/welcome': () => <p>Bienvenida</p>, '/login': () => <p>Entra</p> };
const open = (request: jest.Mock) => renderAt('/register/sobre-ti', pages, { api: { request } });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Guardar y seguir' }));

beforeEach(() => {
  localStorage.clear();
  somebodyIsLoggedIn();
});

describe('the second step of registration', () => {
  it('keeps what she writes, for her alone, and leads on', async () => {
    const request = jest.fn().mockResolvedValue(saved);
    open(request);
    await userEvent.type(await screen.findByLabelText(/^Ciudad/), 'Girona');
    await userEvent.click(screen.getByRole('radio', { name: 'Cambio de carrera' }));
    await userEvent.type(screen.getByLabelText(/^Formación/), 'Filología');
    await userEvent.type(screen.getByRole('combobox', { name: /^Intereses/ }), 'Mapas{Enter}');
    await userEvent.click(screen.getByRole('radio', { name: 'En un evento' }));
    await send();
    expect(await screen.findByText('Bienvenida')).toBeInTheDocument();
    const { avatar: _, ...whole } = saved;
    expect(request).toHaveBeenLastCalledWith('/user/7/profile', {
      method: 'PUT',
      body: expect.objectContaining({
        ...whole,
        city: 'Girona',
        situation: 'cambio-de-carrera',
        education: 'Filología',
        interests: ['Mapas'],
        heardFrom: 'evento',
      }),
    });
  });

  it('can be left out', async () => {
    const request = jest.fn().mockResolvedValue(saved);
    open(request);
    await userEvent.type(await screen.findByLabelText(/^Ciudad/), 'Girona');
    await userEvent.click(screen.getByRole('link', { name: 'Ahora no' }));
    expect(screen.getByText('Bienvenida')).toBeInTheDocument();
    expect(request).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('profileDraft')).toBeNull();
  });

  it('does not stand in the way when it cannot be opened', async () => {
    open(jest.fn().mockRejectedValue(new ApiError(403, 'forbidden', 'No')));
    expect(await screen.findByText('No hemos podido abrir este paso')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ahora no' })).toHaveAttribute('href', '/welcome');
  });

  it('keeps what was typed when it cannot be sent', async () => {
    open(jest.fn().mockResolvedValueOnce(saved).mockRejectedValue(new UnreachableError('No')));
    await userEvent.type(await screen.findByLabelText(/^Ciudad/), 'Girona');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('No hemos podido conectar');
    expect(screen.getByLabelText(/^Ciudad/)).toHaveValue('Girona');
  });

  it('is for members', async () => {
    nobodyIsLoggedIn();
    const { where } = open(jest.fn());
    await screen.findByText('Entra');
    expect(where()).toBe('/login?volver=/register/sobre-ti');
  });
});
