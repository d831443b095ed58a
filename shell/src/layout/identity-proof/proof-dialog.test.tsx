import { ApiError, Link, ProofRefused, UnreachableError, withProof } from '@femcoders/platform';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt, somebodyIsLoggedIn } from '../../../test/render-at.tsx';
import { ProofHost } from './proof-host.tsx';

const wanted = new ApiError(403, 'proof-required', 'Antes de continuar, confirma que eres tú.');
const state = (enabledSince: string | null) => ({
  enabledSince,
  recoveryCodesLeft: 10,
  required: false,
  demanded: false,
});
const wrong = (field: string) => new ApiError(400, 'validation', 'No', [{ field, message: 'No es correcto.' }]);

/** A page with one thing to do that needs a proof, and what became of it. */
function open(enabledSince: string | null, prove: jest.Mock) {
  const deed = jest.fn().mockRejectedValueOnce(wanted).mockResolvedValue(undefined);
  const outcomes: unknown[] = [];
  const Page = () => (
    <>
      <button
        type="button"
        onClick={() =>
          withProof(deed).then(
            () => outcomes.push('hecho'),
            (error) => outcomes.push(error),
          )
        }
      >
        Borrar
      </button>
      <Link to="/otra">Otra</Link>
    </>
  );
  const request = jest.fn((path: string, options?: { body?: unknown }) =>
    path === '/auth/prove' ? prove(options?.body) : Promise.resolve(state(enabledSince)),
  );
  renderAt(
    '/',
    { '/': Page, '/otra': () => <p>Otra página</p> },
    {
      api: { request: request as never },
      frame: (page) => (
        <>
          {page}
          <ProofHost />
        </>
      ),
    },
  );
  return { deed, outcomes };
}

const begin = () => userEvent.click(screen.getByRole('button', { name: 'Borrar' }));
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));

describe('proving that it is her', () => {
  beforeEach(() => somebodyIsLoggedIn());
  // Nobody is asked any more when the next test begins.
  afterEach(async () => {
    if (screen.queryByRole('dialog')) await userEvent.keyboard('{Escape}');
  });

  it('takes her password, and then what she wanted is done and the focus is back', async () => {
    const prove = jest.fn().mockResolvedValue(undefined);
    const { outcomes } = open(null, prove);
    await begin();
    const field = await screen.findByLabelText('Contraseña actual');
    expect(field).toHaveFocus();
    await userEvent.type(field, 'una contraseña larga{Enter}');
    await waitFor(() => expect(outcomes).toEqual(['hecho']));
    expect(prove).toHaveBeenCalledWith({ userPassword: 'una contraseña larga' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Borrar' })).toHaveFocus());
  });

  it('takes a code from a member with a second factor, or one of her recovery codes', async () => {
    const prove = jest.fn().mockRejectedValueOnce(wrong('code')).mockResolvedValue(undefined);
    const { outcomes } = open('2026-11-01T10:00:00.000Z', prove);
    await begin();
    const code = await screen.findByLabelText('Código de verificación');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(code, '123 456');
    await confirm();
    expect(await screen.findByRole('alert')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Usar un código de recuperación' }));
    const recovery = screen.getByLabelText('Código de recuperación');
    expect(recovery).toHaveFocus();
    await userEvent.type(recovery, 'ABCD-EFGH-JKMN');
    await confirm();
    await waitFor(() => expect(outcomes).toEqual(['hecho']));
    expect(prove.mock.calls).toEqual([[{ code: '123 456' }], [{ code: 'ABCD-EFGH-JKMN' }]]);
  });

  it('stays open after a wrong password and says so at the field, keeping what was typed', async () => {
    const { outcomes } = open(null, jest.fn().mockRejectedValue(wrong('userPassword')));
    await begin();
    await userEvent.type(await screen.findByLabelText('Contraseña actual'), 'otra{Enter}');
    expect(await screen.findByRole('alert')).toHaveFocus();
    expect(screen.getByLabelText('Contraseña actual')).toHaveAccessibleDescription('No es correcto.');
    expect(screen.getByLabelText('Contraseña actual')).toHaveValue('otra');
    await userEvent.click(screen.getByRole('link', { name: 'No es correcto.' }));
    expect(screen.getByLabelText('Contraseña actual')).toHaveFocus();
    expect(outcomes).toEqual([]);
  });

  it.each([
    [new UnreachableError('No'), 'No hemos podido conectar. Lo que has escrito sigue aquí: prueba de nuevo.'],
    [
      new ApiError(429, 'too-many-requests', 'No', [], 150),
      'Has hecho demasiados intentos. Prueba de nuevo en 3 minutos.',
    ],
  ])('after %s says what happened', async (error, message) => {
    open(null, jest.fn().mockRejectedValue(error));
    await begin();
    await userEvent.type(await screen.findByLabelText('Contraseña actual'), 'mi clave{Enter}');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText('Contraseña actual')).toHaveValue('mi clave');
  });

  it('says what is missing before anything is sent', async () => {
    const prove = jest.fn();
    open(null, prove);
    await begin();
    await screen.findByLabelText('Contraseña actual');
    await confirm();
    expect(screen.getByLabelText('Contraseña actual')).toHaveAccessibleDescription('Escribe tu contraseña.');
    expect(prove).not.toHaveBeenCalled();
  });

  it.each([
    ['Cancelar', () => userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['leaving the page', () => userEvent.click(screen.getByText('Otra'))],
  ])('is refused by %s: nothing is done', async (_, refuse) => {
    const { deed, outcomes } = open(null, jest.fn());
    await begin();
    await screen.findByLabelText('Contraseña actual');
    await refuse();
    await waitFor(() => expect(outcomes).toEqual([expect.any(ProofRefused)]));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(deed).toHaveBeenCalledTimes(1);
  });
});
