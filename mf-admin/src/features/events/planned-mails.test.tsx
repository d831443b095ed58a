import { fireEvent, screen, within } from '@testing-library/react';
import { adminEvent } from '../../../test/admin-event.ts';
import { fakeApi } from '../../../test/fake-api.ts';
import { renderAdmin, signedIn } from '../../../test/render-admin.tsx';

beforeEach(() => {
  // jsdom has no window that could be moved.
  window.HTMLElement.prototype.scrollIntoView = jest.fn();
  localStorage.clear();
});

const event = adminEvent({ state: 'published', people: 3, placed: 2, over: false });
const planned = {
  people: 4,
  mails: [
    { subject: 'Cambia «Taller»', people: 3 },
    { subject: 'Tu plaza en Taller', people: 1 },
  ],
};

function openEvent() {
  const api = fakeApi({
    'GET /people': () => [],
    'GET /admin/events/:id': () => event,
    'POST /admin/events/:id/planned-change': () => planned,
    'POST /admin/events/:id/planned-state': () => ({ people: 3, mails: [{ subject: 'Se cancela Taller', people: 3 }] }),
  });
  renderAdmin(api, { address: `/admin/eventos/${event.id}`, session: signedIn('organiser') });
  return screen.findByRole('textbox', { name: 'Nombre' });
}

const mailsIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('before a change is saved the form says which mails go to how many, as the API says it', async () => {
  await openEvent();
  expect(screen.queryByRole('list', { name: 'Correos que se enviarán' })).toBeNull();
  fireEvent.change(screen.getByRole('textbox', { name: /^Sede/ }), { target: { value: 'Otra sede' } });
  const list = await screen.findByRole('list', { name: 'Correos que se enviarán' }, { timeout: 5_000 });
  expect(mailsIn(list)).toEqual(['Cambia «Taller», a 3 personas', 'Tu plaza en Taller, a 1 persona']);
  expect(await screen.findByText('Al guardar se avisará a 4 personas.')).toBeVisible();
});

test('before an event is cancelled the question says it, too', async () => {
  await openEvent();
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar el evento' }));
  const list = await screen.findByRole('list', { name: 'Correos que se enviarán' });
  expect(mailsIn(list)).toEqual(['Se cancela Taller, a 3 personas']);
});
