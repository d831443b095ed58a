import { exportAccount } from '@femcoders/contracts/endpoints/account-admin';
import { ApiError, sessionStore, signIn } from '@femcoders/platform';
import { downloadFile } from './download-file.ts';

const enter = (authToken: string) =>
  signIn({ authToken, userId: '7', userName: 'Nuria', userAvatar: '/a.png', userRole: 'admin' });
const asked = { params: { id: '8' }, body: { reason: 'La pide por correo' } };
const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
});

/** The API takes the token no more, and this happens before it says so. */
function refuseAfter(meanwhile: () => void) {
  globalThis.fetch = jest.fn(async () => {
    meanwhile();
    const body = { code: 'unauthenticated', message: 'Inicia sesión para continuar.' };
    return { ok: false, status: 401, json: async () => body } as Response;
  });
}

test('a file that is asked for with a session that is over says so at the login', async () => {
  enter('vieja');
  refuseAfter(() => undefined);
  await expect(downloadFile(exportAccount, asked)).rejects.toThrow(ApiError);
  expect(sessionStore.getState()).toEqual({ status: 'anonymous', user: null, ended: 'expired' });
});

test('a session that began meanwhile goes on', async () => {
  enter('vieja');
  refuseAfter(() => enter('nueva'));
  await expect(downloadFile(exportAccount, asked)).rejects.toThrow(ApiError);
  expect(sessionStore.getState().status).toBe('signed-in');
});
