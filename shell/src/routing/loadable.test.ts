import { Loadable } from './loadable.ts';

const pageModule = { Page: () => null };

test('two visitors of a page ask for its code once', async () => {
  const load = jest.fn(async () => pageModule);
  const page = new Loadable(load);
  await Promise.all([page.load(), page.load()]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(page.module).toBe(pageModule);
});

test('after a failure the next visit asks again', async () => {
  const load = jest.fn(async () => pageModule).mockRejectedValueOnce(new Error('404'));
  const page = new Loadable(load);
  await expect(page.load()).rejects.toThrow('404');
  expect(page.module).toBeNull();
  await expect(page.load()).resolves.toBe(pageModule);
});

test('while the first code of a page is on its way, all wait for the same promise', async () => {
  const load = jest.fn(async () => pageModule);
  const page = new Loadable(load);
  page.waitFor(Promise.resolve(pageModule));
  await expect(page.load()).resolves.toBe(pageModule);
  expect(load).not.toHaveBeenCalled();
});
