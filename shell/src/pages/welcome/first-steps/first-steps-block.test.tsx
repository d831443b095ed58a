import type { FirstSteps, SaidSteps } from '@femcoders/contracts/first-steps';
import { type ApiClient, type ApiRequest, createQueryClient, UnreachableError } from '@femcoders/platform';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt, somebodyIsLoggedIn } from '../../../../test/render-at.tsx';
import { Block } from './first-steps-block.tsx';

const nothing: FirstSteps = {
  hidden: false,
  done: { mail: true, profile: false, slack: false, event: false, article: false },
  said: { slack: false, article: false },
};

/** An API that keeps what is said, as the real one does. */
function openWith(first: FirstSteps, { fails = () => false }: { fails?: () => boolean } = {}) {
  somebodyIsLoggedIn();
  let kept = first;
  const said: unknown[] = [];
  const request = async (path: string, { method, body }: ApiRequest = {}) => {
    if (fails()) throw new UnreachableError('No hemos podido conectar.');
    expect(path).toBe('/user/7/first-steps');
    if (method === 'PUT') {
      said.push(body);
      const { hidden, slack, article } = { hidden: kept.hidden, ...kept.said, ...(body as SaidSteps) };
      kept = { hidden, said: { slack, article }, done: { ...kept.done, slack, article } };
    }
    return kept;
  };
  const queryClient = createQueryClient('server');
  const visit = renderAt('/', { '/': Block }, { api: { request } as ApiClient, queryClient });
  return { said, visit };
}

const list = async () => within(await screen.findByRole('region', { name: 'Primeros pasos' }));

it('shows the five steps, how many are done, and where the others are done', async () => {
  openWith(nothing);
  const steps = await list();
  expect(steps.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Hecho: Confirma tu correo',
    'Completa tu perfil',
    'Únete al Slack',
    'Apúntate a un evento',
    'Lee tu primer artículo',
  ]);
  expect(steps.getByText('1').parentElement).toHaveTextContent('1 de 5');
  expect(steps.getByRole('link', { name: 'Completa tu perfil' })).toHaveAttribute('href', '/personaliza-perfil');
  expect(steps.getByRole('link', { name: 'Únete al Slack' })).toHaveAttribute('href', 'https://slack.com/');
  expect(steps.getByRole('link', { name: 'Apúntate a un evento' })).toHaveAttribute('href', '/eventos');
});

it('takes her word for what only she knows, and takes it back', async () => {
  const { said } = openWith(nothing);
  const steps = await list();
  await userEvent.click(steps.getByRole('button', { name: /^Ya estoy dentro.*Únete al Slack$/ }));
  expect(await steps.findByText('2')).toBeInTheDocument();
  expect(said).toEqual([{ slack: true }]);
  const pressed = steps.getByRole('button', { name: /^Ya estoy dentro.*Únete al Slack$/ });
  expect(pressed).toHaveAttribute('aria-pressed', 'true');
  expect(pressed).toHaveFocus();
  await userEvent.click(pressed);
  expect(await steps.findByText('1')).toBeInTheDocument();
});

it('does not ask whether she has read an article when she has commented on one', async () => {
  openWith({ ...nothing, done: { ...nothing.done, article: true } });
  const steps = await list();
  expect(steps.queryByRole('button', { name: /Ya lo he leído/ })).not.toBeInTheDocument();
});

it('goes when she does not want it, for this account, and the focus is not lost', async () => {
  const { said } = openWith(nothing);
  await userEvent.click((await list()).getByRole('button', { name: 'No volver a mostrar' }));
  expect(await screen.findByText('Los primeros pasos ya no se muestran.')).toHaveFocus();
  expect(screen.queryByRole('region', { name: 'Primeros pasos' })).not.toBeInTheDocument();
  expect(said).toEqual([{ hidden: true }]);
});

it('shows nothing to anyone who has hidden it', async () => {
  openWith({ ...nothing, hidden: true });
  expect(await screen.findByText('Los primeros pasos ya no se muestran.')).toBeInTheDocument();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

it('congratulates once: with the last step, and never again', async () => {
  const done = { mail: true, profile: true, slack: true, event: true, article: false };
  const { said } = openWith({ ...nothing, done, said: { slack: true, article: false } });
  await userEvent.click((await list()).getByRole('button', { name: /Ya lo he leído/ }));
  expect(await screen.findByRole('heading', { name: 'Primeros pasos, dados' })).toHaveFocus();
  expect(said).toEqual([{ article: true }, { hidden: true }]);
});

it('says when they cannot be loaded, and comes when asked again', async () => {
  let broken = true;
  openWith(nothing, { fails: () => broken });
  expect(await screen.findByText('No hemos podido cargar tus primeros pasos')).toBeInTheDocument();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: 'Completa tu perfil' })).toBeInTheDocument();
});

it('keeps what was there when it cannot be kept', async () => {
  let broken = false;
  openWith(nothing, { fails: () => broken });
  const steps = await list();
  broken = true;
  await userEvent.click(steps.getByRole('button', { name: /Ya estoy dentro/ }));
  expect(steps.getByText('1')).toBeInTheDocument();
  expect(steps.getByRole('button', { name: /Ya estoy dentro/ })).toHaveAttribute('aria-pressed', 'false');
});
