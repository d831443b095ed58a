import type { SecondFactorState } from '@femcoders/contracts/second-factor';
import { ApiError, type ApiRequest, useToasts } from '@femcoders/platform';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt, somebodyIsLoggedIn } from '../../../../test/render-at.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';

const off: SecondFactorState = { enabledSince: null, recoveryCodesLeft: 0, required: false, demanded: true };
const on: SecondFactorState = { ...off, enabledSince: '2026-11-03T12:00:00.000Z', recoveryCodesLeft: 10 };
const secret = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Club:ana?secret=JBSWY3DPEHPK3PXP' };
const codes = (mark: string) => Array.from({ length: 10 }, (_, n) => `${mark}${n}AA-BBBB-CCCC`);
const wrong = new ApiError(400, 'validation', 'No', [{ field: 'code', message: 'Este código no es correcto.' }]);

function Toasts() {
  const { toasts } = useToasts();
  return (
    <div role="log">
      {toasts.map(({ id, message }) => (
        <p key={id}>{message}</p>
      ))}
    </div>
  );
}

/** The section on an API that remembers what was done; `123456` is the right code. */
function open(state: SecondFactorState, { address = '/', failing }: { address?: string; failing?: ApiError } = {}) {
  let now = state;
  const request = jest.fn(async (path: string, { method = 'GET', body }: ApiRequest = {}) => {
    const call = `${method} ${path}`;
    if (failing && method !== 'GET') throw failing;
    if (call === 'GET /auth/second-factor') return now;
    if (call === 'POST /auth/second-factor') return secret;
    if (call === 'POST /auth/second-factor/recovery-codes') return { recoveryCodes: codes('N') };
    if (call === 'DELETE /auth/second-factor') {
      now = { ...off, required: now.required };
      return undefined;
    }
    if ((body as { code: string }).code !== '123456') throw wrong;
    now = { ...on, required: now.required };
    return { recoveryCodes: codes('P') };
  });
  const Page = () => (
    <>
      <SecondFactorSection />
      <Toasts />
    </>
  );
  return renderAt(
    address,
    { '/': Page, '/admin/audit': () => <p>El registro</p> },
    {
      api: { request: request as never },
    },
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the second factor in the profile', () => {
  beforeEach(() => somebodyIsLoggedIn());

  it('is set up by scanning, or typing the key, and a first code; then its codes are shown once', async () => {
    open(off);
    expect(await screen.findByText('Desactivada')).toBeInTheDocument();
    await press('Activar');
    expect(await screen.findByRole('heading', { name: /Escanea este código/ })).toHaveFocus();
    expect(screen.getByRole('img', { name: /Código QR/ })).toBeInTheDocument();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Abrir la aplicación de este teléfono' })).toHaveAttribute(
      'href',
      secret.uri,
    );
    await userEvent.type(screen.getByLabelText('Código de verificación'), '123456');
    await press('Activar');
    expect(await screen.findByRole('heading', { name: 'Guarda tus códigos de recuperación' })).toHaveFocus();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes('P'));
    await press('Ya los he guardado');
    expect(screen.getByText('Activada')).toBeInTheDocument();
    expect(screen.getByText(/^Desde el 3 de noviembre de 2026\. Te quedan 10 códigos/)).toBeInTheDocument();
    expect(screen.queryByText('P0AA-BBBB-CCCC')).toBeNull();
  });

  it('says that a code is missing or wrong and keeps what was scanned', async () => {
    open(off);
    await screen.findByText('Desactivada');
    await press('Activar');
    const field = await screen.findByLabelText('Código de verificación');
    await press('Activar');
    expect(field).toHaveAccessibleDescription(/Escribe el código\.$/);
    await userEvent.type(field, '000000{Enter}');
    expect(await screen.findAllByText('Este código no es correcto.')).toHaveLength(2);
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(field).toHaveValue('000000');
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
    await press('Cancelar');
    expect(screen.getByText('Desactivada')).toBeInTheDocument();
  });

  it('gives the recovery codes to the clipboard, to a file and to the printer', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const user = userEvent.setup();
    open(on);
    await user.click(await screen.findByRole('button', { name: 'Códigos de recuperación nuevos' }));
    await screen.findByText('N0AA-BBBB-CCCC');
    await user.click(screen.getByRole('button', { name: 'Copiar' }));
    const copied = await navigator.clipboard.readText();
    for (const code of codes('N')) expect(copied).toContain(code);
    const file = screen.getByRole('link', { name: 'Descargar' });
    expect(file).toHaveAttribute('download', 'codigos-de-recuperacion.txt');
    expect(decodeURIComponent(file.getAttribute('href') ?? '')).toBe(`data:text/plain;charset=utf-8,${copied}`);
    await user.click(screen.getByRole('button', { name: 'Imprimir' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('is switched off after a question', async () => {
    open(on);
    await screen.findByText('Activada');
    await press('Desactivar');
    const question = await screen.findByRole('dialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancelar' }));
    expect(screen.getByText('Activada')).toBeInTheDocument();
    await press('Desactivar');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Desactivar' }));
    expect(await screen.findByText('Desactivada')).toBeInTheDocument();
    expect(screen.getByText('Has desactivado la verificación en dos pasos.')).toBeInTheDocument();
  });

  it('cannot be switched off by a member who must have one', async () => {
    open({ ...on, required: true });
    expect(await screen.findByText('Tu rol la necesita, así que no se puede desactivar.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Desactivar' })).toBeNull();
  });

  it('leads a member who was sent here back once the codes are kept', async () => {
    const { where } = open({ ...off, required: true }, { address: '/?volver=/admin/audit' });
    expect(await screen.findByText('Tu rol la necesita:')).toBeInTheDocument();
    await press('Activar');
    await userEvent.type(await screen.findByLabelText('Código de verificación'), '123456{Enter}');
    await screen.findByRole('heading', { name: 'Guarda tus códigos de recuperación' });
    await press('Ya los he guardado');
    expect(where()).toBe('/admin/audit');
  });

  it('says that it is voluntary where nobody has to have one', async () => {
    open({ ...off, demanded: false });
    expect(await screen.findByText(/Aquí es voluntaria para todas/)).toBeInTheDocument();
  });

  it('warns when the recovery codes run out', async () => {
    open({ ...on, recoveryCodesLeft: 1 });
    expect(await screen.findByText(/Te queda 1 código de recuperación\. Pide otros/)).toBeInTheDocument();
  });

  it('says what went wrong and stays as it was', async () => {
    open(on, { failing: new ApiError(500, 'internal', 'No') });
    await screen.findByText('Activada');
    await press('Códigos de recuperación nuevos');
    expect(
      await screen.findByText('Algo ha fallado por nuestra parte. No has perdido nada: prueba de nuevo.'),
    ).toBeInTheDocument();
    expect(screen.getByText('Activada')).toBeInTheDocument();
  });
});
