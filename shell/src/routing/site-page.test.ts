import type { PageModule } from '@femcoders/platform';
import { SitePage } from './site-page.ts';

const pageModule: PageModule = { Page: () => null, head: () => ({ title: 'Eventos', description: '' }) };

function pageWith(load: () => Promise<PageModule>) {
  return new SitePage('mf-events:0', '/eventos', { name: 'mf-events', version: '1' }, load);
}

test('two visitors of a page ask for its code once', async () => {
  const load = jest.fn(async () => pageModule);
  const page = pageWith(load);
  await Promise.all([page.load(), page.load()]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(page.module).toBe(pageModule);
});

test('after a failure the next visit asks again', async () => {
  const load = jest.fn(async () => pageModule).mockRejectedValueOnce(new Error('404'));
  const page = pageWith(load);
  await expect(page.load()).rejects.toThrow('404');
  expect(page.module).toBeNull();
  await expect(page.load()).resolves.toBe(pageModule);
});

test('while the first code of a page is on its way, all wait for the same promise', async () => {
  const load = jest.fn(async () => pageModule);
  const page = pageWith(load);
  page.waitFor(Promise.resolve(pageModule));
  await expect(page.load()).resolves.toBe(pageModule);
  expect(load).not.toHaveBeenCalled();
});
