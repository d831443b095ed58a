import { exportAccount } from '@femcoders/contracts/endpoints/account-admin';
import { ApiError, sessionStore, signIn, UnreachableError } from '@femcoders/platform';
import * as files from '@femcoders/shared-ui/save-file';
import { downloadFile } from './download-file.ts';

jest.mock('@femcoders/shared-ui/save-file', () => ({ saveFile: jest.fn() }));

const enter = (authToken: string) =>
  signIn({ authToken, userId: '7', userName: 'Nuria', userAvatar: '/a.png', userRole: 'admin' });
const asked = { params: { id: 'a1' }, body: { reason: 'Lo pide' } };
const fetching = jest.fn<Promise<unknown>, [string, RequestInit]>();
const original = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = fetching as never;
  fetching.mockReset();
  enter('vieja');
});
afterEach(() => {
  globalThis.fetch = original;
});

/** The API takes the token no more, and this happens before it says so. */
const refuseAfter = (meanwhile: () => void) =>
  fetching.mockImplementation(async () => {
    meanwhile();
    return new Response('{"code":"unauthenticated","message":"Inicia sesión para continuar."}', { status: 401 });
  });

test('a file that is asked for with a session that is over says so at the login', async () => {
  refuseAfter(() => undefined);
  await expect(downloadFile(exportAccount, asked)).rejects.toThrow(ApiError);
  expect(sessionStore.getState()).toEqual({ status: 'anonymous', user: null, ended: 'expired' });
});

test('a session that began meanwhile goes on', async () => {
  refuseAfter(() => enter('nueva'));
  await expect(downloadFile(exportAccount, asked)).rejects.toThrow(ApiError);
  expect(sessionStore.getState().status).toBe('signed-in');
});

test('it is saved under the name that the API gives it, never as a page of ours', async () => {
  const headers = { 'content-disposition': 'attachment; filename="datos-a1.zip"' };
  fetching.mockResolvedValue(new Response('zip', { headers }));
  await downloadFile(exportAccount, asked);
  expect(fetching.mock.calls[0]?.[0]).toBe('/api/admin/accounts/a1/export');
  expect(fetching.mock.calls[0]?.[1]).toEqual({
    method: 'POST',
    headers: { authorization: 'Bearer vieja', 'content-type': 'application/json' },
    body: '{"reason":"Lo pide"}',
  });
  expect(files.saveFile).toHaveBeenLastCalledWith('datos-a1.zip', expect.anything(), 'application/octet-stream');
});

test('what something in between answers, or nobody, is no answer of the API', async () => {
  fetching.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await expect(downloadFile(exportAccount, asked)).rejects.toThrow(UnreachableError);
  fetching.mockRejectedValueOnce(new TypeError('network'));
  await expect(downloadFile(exportAccount, asked)).rejects.toThrow('No hemos podido conectar.');
});
