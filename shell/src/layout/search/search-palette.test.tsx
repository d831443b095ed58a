import { impatientQueryClient } from '@femcoders/kit/test/render-page';
import type { ApiClient } from '@femcoders/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nobodyIsLoggedIn, renderAt } from '../../../test/render-at.tsx';
import { SearchApi, testResult } from '../../../test/search-api.ts';
import { rereadCookieConsent } from '../cookie-consent.ts';
import { Layout } from '../layout.tsx';

let api: SearchApi;
beforeEach(() => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => {};
  localStorage.clear();
  localStorage.setItem('cookiesRejected', 'true');
  rereadCookieConsent();
  nobodyIsLoggedIn();
  api = new SearchApi();
  api.answers.grid = {
    total: 12,
    results: [
      testResult('CSS Grid', { heading: 'Subgrid', path: '/recursos/css/css-grid#subgrid', date: '2023-11-17' }),
      testResult('Taller de Grid', { kind: 'evento', path: '/eventos/taller-de-grid' }),
    ],
  };
});

const Text = () => (
  <>
    <h1>Página</h1>
    <label>
      Comentario <textarea />
    </label>
  </>
);
const show = () =>
  renderAt(
    '/equipo',
    { '*': Text },
    {
      api: { request: api.request.bind(api) as ApiClient['request'] },
      queryClient: impatientQueryClient(),
      frame: (children) => <Layout>{children}</Layout>,
    },
  );
const opener = () => screen.getByRole('link', { name: 'Buscar' });
const palette = () => screen.queryByRole('dialog', { name: 'Buscar en toda la web' });
const field = () => screen.findByRole('combobox', { name: 'Buscar en toda la web' });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const chosen = async () => {
  const id = (await field()).getAttribute('aria-activedescendant');
  return id && document.getElementById(id)?.textContent;
};
const said = () => within(palette() as HTMLElement).getByRole('status');

describe('the search over the page', () => {
  it('opens by the link in the header, writes at once, and gives the focus back', async () => {
    show();
    expect(opener()).toHaveAttribute('href', '/buscar');
    await userEvent.click(opener());
    await waitFor(async () => expect(await field()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(palette()).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
  });

  it.each(['{Control>}k{/Control}', '{Meta>}K{/Meta}'])('opens and closes by %s, in a field too', async (keys) => {
    show();
    await userEvent.click(screen.getByRole('textbox', { name: 'Comentario' }));
    await userEvent.keyboard(keys);
    await field();
    await userEvent.keyboard(keys);
    await waitFor(() => expect(palette()).not.toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: 'Comentario' })).toHaveValue('');
  });

  it('opens by "/", but not while somebody writes', async () => {
    show();
    await userEvent.type(screen.getByRole('textbox', { name: 'Comentario' }), 'y/o');
    expect(screen.getByRole('textbox', { name: 'Comentario' })).toHaveValue('y/o');
    expect(palette()).not.toBeInTheDocument();
    act(() => opener().focus());
    await userEvent.keyboard('/');
    expect(await field()).toHaveValue('');
  });

  it('leaves "/" alone once it is switched off, for good', async () => {
    show();
    await userEvent.click(opener());
    await field();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Abrir la búsqueda con la tecla /' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('/');
    expect(palette()).not.toBeInTheDocument();
    expect(localStorage.getItem('searchSlash')).toBe('off');
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Abrir la búsqueda con la tecla /' }));
    expect(localStorage.getItem('searchSlash')).toBeNull();
  });

  it('offers the main pages before anything is typed', async () => {
    show();
    await userEvent.click(opener());
    await field();
    expect(options()).toEqual(['Inicio', 'Sobre Nosotras', 'Equipo', 'Eventos', 'Contacto', 'Blog']);
    expect(api.asked).toEqual([]);
  });

  it('shows what is found while somebody types, says how much, and leads to it by the arrows and Enter', async () => {
    const { where } = show();
    await userEvent.click(opener());
    await userEvent.type(await field(), 'grid');
    await waitFor(() => expect(said()).toHaveTextContent('12 resultados para «grid»'));
    expect(options()).toEqual([
      'CSS GridSubgridSobre CSS GridArtículo · 17 de noviembre de 2023',
      'Taller de GridSobre Taller de GridEvento',
      'Ver todos los resultados de «grid»',
    ]);
    expect(api.asked).toEqual([{ q: 'grid', limit: 7 }]);
    expect(await chosen()).toBeNull();
    await userEvent.keyboard('{ArrowUp}');
    expect(await chosen()).toMatch(/^Ver todos/);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(await chosen()).toMatch(/^Taller/);
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent(/^Taller/);
    await userEvent.keyboard('{Enter}');
    expect(where()).toBe('/eventos/taller-de-grid');
    expect(palette()).not.toBeInTheDocument();
  });

  it('leads to all that is found by Enter alone', async () => {
    const { where } = show();
    await userEvent.click(opener());
    await userEvent.type(await field(), ' grid {Enter}');
    expect(where()).toBe('/buscar?q=grid');
    expect(palette()).not.toBeInTheDocument();
  });

  it('leaves Enter with Ctrl or Cmd to the browser, which opens a tab, and stays open', async () => {
    const { where } = show();
    await userEvent.click(opener());
    await userEvent.type(await field(), 'grid');
    await screen.findByRole('option', { name: /Taller/ });
    const clicks: MouseEvent[] = [];
    const listen = (event: MouseEvent) => {
      clicks.push(event);
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    };
    window.addEventListener('click', listen);
    await userEvent.keyboard('{ArrowDown}{Control>}{Enter}{/Control}');
    window.removeEventListener('click', listen);
    expect(clicks.map(({ ctrlKey, target }) => [ctrlKey, (target as Element).getAttribute('href')])).toEqual([
      [true, '/recursos/css/css-grid#subgrid'],
    ]);
    expect(where()).toBe('/equipo');
    expect(palette()).toBeInTheDocument();
  });

  it('breaks a search off that is no longer wanted, and keeps what it shows until there is something newer', async () => {
    show();
    await userEvent.click(opener());
    await userEvent.type(await field(), 'grid');
    await screen.findByRole('option', { name: /Taller/ });
    api.gate = new Promise(() => {});
    await userEvent.type(await field(), 's');
    await waitFor(() => expect(api.asked).toHaveLength(2));
    expect(screen.getByRole('option', { name: /Taller/ })).toBeInTheDocument();
    expect(said()).toHaveTextContent('Buscando…');
    api.gate = null;
    await userEvent.type(await field(), 'x');
    await waitFor(() => expect(api.asked).toHaveLength(3));
    expect(api.signals[1]?.aborted).toBe(true);
  });

  it('says so when there is nothing, and leads on', async () => {
    api.answers.xyz = { suggestion: 'css' };
    show();
    await userEvent.click(opener());
    await userEvent.type(await field(), 'xyz');
    await waitFor(() => expect(said()).toHaveTextContent('No hay resultados para «xyz».'));
    expect(options().slice(0, 2)).toEqual(['Buscar «css»', 'Inicio']);
  });

  it('says so when the search does not answer, and tries again', async () => {
    api.fail();
    show();
    await userEvent.click(opener());
    await userEvent.type(await field(), 'grid');
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(api.asked).toHaveLength(2));
    api.failure = null;
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(said()).toHaveTextContent('12 resultados para «grid»'));
  });

  it('says so without a connection', async () => {
    show();
    await userEvent.click(opener());
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    await userEvent.type(await field(), 'grid');
    await waitFor(() => expect(said()).toHaveTextContent('Estás sin conexión.'));
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(said()).toHaveTextContent('12 resultados para «grid»'));
  });
});
