import { createMemoryRouter } from 'react-router-dom';
import { leaveByFullLoad } from './leave-by-full-load.ts';

const routes = [{ path: '/eventos' }, { path: '/blog', loader: () => new Promise<null>(() => {}) }, { path: '/login' }];

function routerAtEvents() {
  return createMemoryRouter(routes, { initialEntries: ['/eventos'] });
}

test('before the code of the first page is there, a link loads its page in full', async () => {
  const router = routerAtEvents();
  const load = jest.fn();
  leaveByFullLoad(router, new Promise(() => {}), load);
  void router.navigate('/blog?pagina=2#lista');
  expect(load).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledWith('/blog?pagina=2#lista');
});

test('a page that needs no data is already in the address bar: it is reloaded', async () => {
  const router = routerAtEvents();
  const load = jest.fn();
  leaveByFullLoad(router, new Promise(() => {}), load);
  await router.navigate('/login');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a jump within the page loads nothing', async () => {
  const router = routerAtEvents();
  const load = jest.fn();
  leaveByFullLoad(router, new Promise(() => {}), load);
  await router.navigate('/eventos#pasados');
  expect(load).not.toHaveBeenCalled();
});

test('once the code is there, links are the router’s', async () => {
  const router = routerAtEvents();
  const load = jest.fn();
  leaveByFullLoad(router, Promise.resolve(), load);
  await Promise.resolve();
  await router.navigate('/login');
  expect(load).not.toHaveBeenCalled();
});
