import type { MailPreferences } from '@femcoders/contracts/mail-preferences';
import { type ApiClient, type ApiRequest, useToasts } from '@femcoders/platform';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt, somebodyIsLoggedIn } from '../../../test/render-at.tsx';
import { Page } from './mails-page.tsx';

const kept: MailPreferences = {
  topics: [
    { topic: 'events', wanted: true },
    { topic: 'comments', wanted: false },
    { topic: 'news', wanted: false },
  ],
};

/** Topics that are not named stay as they are. */
async function keeps({ topics }: MailPreferences): Promise<MailPreferences> {
  return { topics: kept.topics.map((before) => topics.find(({ topic }) => topic === before.topic) ?? before) };
}

/** The API with these preferences; `answers` decides what becomes of each change. */
function show(answers: (sent: MailPreferences) => Promise<MailPreferences> = keeps) {
  const calls: unknown[] = [];
  const request = async (path: string, { method = 'GET', body }: ApiRequest = {}): Promise<unknown> => {
    if (method === 'GET') return kept;
    calls.push([method, path, body]);
    return answers(body as MailPreferences);
  };
  renderAt(
    '/personaliza-perfil/avisos',
    { '/personaliza-perfil/avisos': Page },
    { api: { request: request as ApiClient['request'] } },
  );
  render(<HostMessages />);
  return calls;
}

function HostMessages() {
  const { toasts } = useToasts();
  return toasts.map(({ id, message }) => <p key={id}>{message}</p>);
}

const box = (name: string) => screen.findByRole('checkbox', { name });

describe('what she gets by mail', () => {
  beforeEach(() => somebodyIsLoggedIn());

  it('shows what she has chosen, how often each comes, and what comes in any case', async () => {
    show();
    expect(await box('Recordatorios de eventos')).toBeChecked();
    expect(await box('Tus comentarios')).not.toBeChecked();
    expect(await box('Recordatorios de eventos')).toHaveAccessibleDescription(/una semana antes y el día antes/);
    expect(await box('Novedades')).toHaveAccessibleDescription(/tu correo ya está confirmado/);
    const always = within(screen.getByRole('region', { name: 'Lo que llega siempre' }));
    expect(always.getByText('Tus plazas')).toBeInTheDocument();
    expect(always.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('keeps what she marks and says so; what she leaves alone may have changed elsewhere', async () => {
    const calls = show();
    await userEvent.click(await box('Recordatorios de eventos'));
    await userEvent.click(await box('Novedades'));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Cambios guardados')).toBeInTheDocument();
    const topics = [
      { topic: 'events', wanted: false },
      { topic: 'news', wanted: true },
    ];
    expect(calls).toEqual([['PUT', '/user/7/mail-preferences', { topics }]]);
    expect(await box('Novedades')).toBeChecked();
    expect(await box('Recordatorios de eventos')).not.toBeChecked();
  });

  it('loses nothing that she marks while it is being kept', async () => {
    let finish: () => void = () => {};
    show(async (sent) => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return keeps(sent);
    });
    await userEvent.click(await box('Novedades'));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await userEvent.click(await box('Tus comentarios'));
    finish();
    expect(await screen.findByRole('button', { name: 'Guardar' })).toBeInTheDocument();
    expect(await box('Tus comentarios')).toBeChecked();
    expect(await box('Novedades')).toBeChecked();
  });

  it('loses nothing when it cannot be kept', async () => {
    show(() => Promise.reject(new TypeError('Failed to fetch')));
    await userEvent.click(await box('Novedades'));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No hemos podido conectar');
    expect(await box('Novedades')).toBeChecked();
  });

  it('can be loaded again after a failure', async () => {
    let works = false;
    const request = () => (works ? Promise.resolve(kept) : Promise.reject(new TypeError('Failed to fetch')));
    renderAt(
      '/personaliza-perfil/avisos',
      { '/personaliza-perfil/avisos': Page },
      { api: { request: request as ApiClient['request'] } },
    );
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    works = true;
    await userEvent.click(retry);
    expect(await box('Novedades')).not.toBeChecked();
  });
});
