import type { MailTopicState } from '@femcoders/contracts/mail-preferences';
import { type ApiClient, ApiError, type ApiRequest } from '@femcoders/platform';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nobodyIsLoggedIn, renderAt } from '../../../test/render-at.tsx';
import { Page } from './unsubscribe-page.tsx';

const token = `3f0a1a1e-58a4-4b0e-9c3c-0d1f5c1f4a11.events.${'a'.repeat(43)}`;

/** The page behind a mail's link; the API answers with this state, or throws. */
function show(first: MailTopicState['state'] | Error) {
  nobodyIsLoggedIn();
  window.location.hash = `#${token}`;
  const calls: string[] = [];
  let state = first;
  const request = async (path: string, { method = 'GET', headers }: ApiRequest = {}): Promise<unknown> => {
    calls.push(`${method} ${path} ${headers?.['x-link-key']}`);
    if (method === 'POST' && !(state instanceof Error) && state !== 'gone')
      state = path.endsWith('/unsubscribe') ? 'unwanted' : 'wanted';
    if (state instanceof Error) throw state;
    return { topic: 'events', state };
  };
  renderAt('/baja', { '/baja': Page }, { api: { request: request as ApiClient['request'] } });
  return {
    calls,
    answerFromNowOn(next: MailTopicState['state'] | Error) {
      state = next;
    },
  };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the link of a mail', () => {
  afterEach(() => {
    window.location.hash = '';
  });

  it('says what ends, and ends nothing by itself', async () => {
    const { calls } = show('wanted');
    expect(await screen.findByText('Recordatorios de eventos')).toBeInTheDocument();
    expect(calls).toEqual([`GET /mail-preferences ${token}`]);
  });

  it('ends the mails with one button, and gives them back', async () => {
    const { calls } = show('wanted');
    await press('Dejar de recibirlos');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ya no te llegarán' })).toHaveFocus();
    await press('Volver a recibirlos');
    expect(await screen.findByRole('heading', { level: 1, name: 'Los vuelves a recibir' })).toHaveFocus();
    expect(calls.slice(1)).toEqual([
      `POST /mail-preferences/unsubscribe ${token}`,
      `POST /mail-preferences/subscribe ${token}`,
    ]);
  });

  it('says so when the mails had ended already', async () => {
    show('unwanted');
    expect(await screen.findByRole('heading', { name: 'Ya no te llegarán' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Volver a recibirlos' })).toBeInTheDocument();
  });

  it('says so when the account is gone, also when it goes while the page is open', async () => {
    const { answerFromNowOn } = show('wanted');
    await screen.findByRole('button', { name: 'Dejar de recibirlos' });
    answerFromNowOn('gone');
    await press('Dejar de recibirlos');
    expect(await screen.findByRole('heading', { name: 'Esta cuenta ya no existe' })).toHaveFocus();
  });

  it('is of no use when it was not copied whole', async () => {
    show(new ApiError(404, 'not-found', 'Este enlace no es de ninguno de nuestros correos.'));
    expect(await screen.findByRole('heading', { name: 'Este enlace no sirve' })).toBeInTheDocument();
  });

  it('can be tried again when the API does not answer', async () => {
    const { answerFromNowOn } = show(new TypeError('Failed to fetch'));
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    answerFromNowOn('wanted');
    await userEvent.click(retry);
    expect(await screen.findByRole('button', { name: 'Dejar de recibirlos' })).toBeInTheDocument();
  });

  it('keeps the button when ending them fails', async () => {
    const { answerFromNowOn } = show('wanted');
    await screen.findByRole('button', { name: 'Dejar de recibirlos' });
    answerFromNowOn(new TypeError('Failed to fetch'));
    await press('Dejar de recibirlos');
    expect(await screen.findByRole('alert')).toHaveTextContent('No hemos podido conectar');
    expect(screen.getByRole('button', { name: 'Dejar de recibirlos' })).toBeEnabled();
  });
});

it('without what the mail has signed leads to where she can choose', async () => {
  nobodyIsLoggedIn();
  renderAt('/baja', { '/baja': Page });
  expect(await screen.findByRole('heading', { name: 'Este enlace no sirve' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Elegir mis avisos' })).toHaveAttribute('href', '/personaliza-perfil/avisos');
});
