import { noAnswerText } from '@femcoders/contracts/no-answer-text';
import { FakeApi, hangs } from '@femcoders/kit/test/fake-api';
import { renderPage } from '@femcoders/kit/test/render-page';
import { useToasts } from '@femcoders/platform';
import { renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoIdea, ownHub } from '../../test/demo-hub.ts';
import { signedIn, signedOut } from '../../test/signed-in.ts';
import * as page from './hub-ideas-page.tsx';

const path = '/recursos-comunidad-femcoders-club/ideas';
let api: FakeApi;
beforeEach(() => {
  signedOut();
  api = new FakeApi()
    .on('GET /hub/ideas', [demoIdea(), demoIdea({ id: 'recursos', name: 'Recursos', state: 'done', votes: 1 })])
    .on('GET /user/ella/hub', ownHub({ ideas: ['recursos'] }));
});
const open = () => renderPage(page, path, api);
const vote = (name = 'Votar «Mentorías»') => screen.findByRole('button', { name });
const row = (name: string) => screen.getByRole('heading', { name }).closest('li') as HTMLElement;

test('each idea has its state and its votes, and a visitor’s button leads to the login and back', async () => {
  open();
  await screen.findByRole('heading', { name: 'Mentorías' });
  expect(row('Mentorías')).toHaveTextContent('4 votos');
  expect(row('Recursos')).toHaveTextContent(/Hecho.*1 voto$/);
  expect(screen.getByRole('link', { name: 'Votar «Mentorías» (entra con tu cuenta)' })).toHaveAttribute(
    'href',
    `/login?volver=${encodeURIComponent(path)}`,
  );
});

test('a member gives her vote and takes it back with the same button', async () => {
  signedIn();
  api.on('PUT /user/ella/hub/idea-votes/mentorias', { votes: 5 });
  api.on('DELETE /user/ella/hub/idea-votes/mentorias', { votes: 4 });
  open();
  expect(await vote('Votar «Recursos»')).toHaveAttribute('aria-pressed', 'false');
  await waitFor(async () => expect(await vote('Votar «Recursos»')).toHaveAttribute('aria-pressed', 'true'));
  await userEvent.click(await vote());
  await waitFor(async () => expect(await vote()).toHaveAttribute('aria-pressed', 'true'));
  expect(row('Mentorías')).toHaveTextContent('5 votos');
  await userEvent.click(await vote());
  await waitFor(async () => expect(await vote()).toHaveAttribute('aria-pressed', 'false'));
  expect(row('Mentorías')).toHaveTextContent('4 votos');
  expect(api.sent.map(({ method }) => method)).toEqual(['PUT', 'DELETE']);
});

test('a vote is sent although her earlier ones are not known yet', async () => {
  signedIn();
  api.on('GET /user/ella/hub', hangs);
  api.on('PUT /user/ella/hub/idea-votes/mentorias', { votes: 5 });
  open();
  await userEvent.click(await vote());
  await waitFor(async () => expect(await vote()).toHaveAttribute('aria-pressed', 'true'));
  expect(row('Mentorías')).toHaveTextContent('5 votos');
  expect(api.sent.map(({ method }) => method)).toEqual(['PUT']);
});

test('a vote that does not arrive is taken back on the page, with a message', async () => {
  signedIn();
  open();
  await waitFor(async () => expect(await vote('Votar «Recursos»')).toHaveAttribute('aria-pressed', 'true'));
  await userEvent.click(await vote());
  await waitFor(() => expect(api.sent).toHaveLength(1));
  await waitFor(async () => expect(await vote()).toHaveAttribute('aria-pressed', 'false'));
  expect(row('Mentorías')).toHaveTextContent('4 votos');
  const { toasts } = renderHook(() => useToasts()).result.current;
  expect(toasts.at(-1)?.message).toBe(noAnswerText);
});

test('what did not come is asked for again', async () => {
  api.on('GET /hub/ideas', () => {
    throw new Error('No answer.');
  });
  open();
  expect(await screen.findByText('No hemos podido cargar las ideas')).toBeInTheDocument();
  api.on('GET /hub/ideas', [demoIdea()]);
  await userEvent.click(screen.getByRole('link', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Mentorías' })).toBeInTheDocument();
});

test('while they are on their way it says so', async () => {
  api.on('GET /hub/ideas', hangs);
  open();
  expect(await screen.findByText('Cargando las ideas…')).toBeInTheDocument();
});
