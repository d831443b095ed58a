import { renderPage } from '@femcoders/kit/test/render-page';
import { ApiError } from '@femcoders/platform';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchApi, testResult } from '../../../test/search-api.ts';
import * as searchPage from './search-page.tsx';

let api: SearchApi;
beforeEach(() => {
  api = new SearchApi();
});

function open(address: string) {
  const { router } = renderPage(searchPage, '/buscar', api, address);
  return () => router.state.location.pathname + router.state.location.search;
}
const field = () => screen.getByRole('searchbox', { name: 'Busca en toda la web' });
const status = () => screen.getByRole('status');
const results = () =>
  within(screen.getByRole('region', { name: 'Resultados' })).queryAllByRole('heading', { level: 2 });

describe('the page of the search', () => {
  it('without a word asks for one and offers some ways in', async () => {
    open('/buscar');
    expect(await screen.findByRole('heading', { level: 1, name: '¿Qué buscas?' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Eventos' })).toHaveAttribute('href', '/eventos');
    expect(screen.getByRole('link', { name: 'accesibilidad' })).toHaveAttribute('href', '/buscar?q=accesibilidad');
    expect(api.asked).toEqual([]);
  });

  it('shows what was found: its kind, the heading that it leads to, the words in their text, level and day', async () => {
    const excerpt = [
      { text: 'La ', mark: false },
      { text: 'rejilla', mark: true },
      { text: ' que se hereda', mark: false },
    ];
    const facts = { level: 'intermedio', date: '2023-11-17', heading: 'Subgrid', excerpt };
    api.answers.rejilla = { results: [testResult('CSS Grid', { ...facts, path: '/recursos/css/css-grid#subgrid' })] };
    open('/buscar?q=rejilla');
    const link = await screen.findByRole('link', { name: /^CSS Grid\s?, apartado\s*Subgrid$/ });
    expect(link).toHaveAttribute('href', '/recursos/css/css-grid#subgrid');
    const item = within(link.closest('li') as HTMLElement);
    expect(item.getByText('Artículo')).toBeInTheDocument();
    expect(item.getByText('Intermedio')).toBeInTheDocument();
    expect(item.getByText('17 de noviembre de 2023')).toHaveAttribute('datetime', '2023-11-17');
    expect(item.getByText('rejilla').tagName).toBe('MARK');
    expect(status()).toHaveTextContent('1 resultado para «rejilla»');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Resultados de «rejilla»');
    expect(field()).toHaveValue('rejilla');
  });

  it('shows what is found of a kind, an area or a level that it does not know yet', async () => {
    api.answers.css = { results: [testResult('Algo nuevo', { kind: 'charla', level: 'experto' })] };
    open('/buscar?q=css');
    expect(await screen.findByRole('link', { name: 'Algo nuevo' })).toBeInTheDocument();
  });

  it('searches for what is typed, with a kind that was chosen before, and keeps the focus in the field', async () => {
    api.answers.grid = { results: [testResult('CSS Grid')] };
    api.answers['a & b'] = { results: [testResult('Otra cosa')] };
    const where = open('/buscar?q=grid&tipo=articulo&pagina=2');
    await screen.findByRole('link', { name: 'CSS Grid' });
    await userEvent.clear(field());
    await userEvent.type(field(), ' a & b {Enter}');
    expect(await screen.findByRole('link', { name: 'Otra cosa' })).toBeInTheDocument();
    expect(where()).toBe('/buscar?q=a+%26+b&tipo=articulo');
    expect(field()).toHaveFocus();
    expect(api.asked.at(-1)).toEqual({ q: 'a & b', kind: 'articulo', page: 1 });
    expect(status()).toHaveTextContent('1 resultado para «a & b»');
  });

  it('narrows by level and by age as soon as one is chosen', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z'), advanceTimers: true });
    api.answers.grid = { results: [testResult('CSS Grid')] };
    const where = open('/buscar?q=grid');
    await screen.findByRole('link', { name: 'CSS Grid' });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Nivel' }), 'Avanzado');
    await waitFor(() => expect(where()).toBe('/buscar?q=grid&nivel=avanzado'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Fecha' }), 'Último mes');
    await waitFor(() => expect(where()).toBe('/buscar?q=grid&nivel=avanzado&desde=30'));
    expect(api.asked.at(-1)).toEqual({ q: 'grid', level: 'avanzado', since: '2026-10-23', page: 1 });
    jest.useRealTimers();
  });

  it('counts each kind and leads to its results', async () => {
    const kinds = [
      { kind: 'articulo', count: 3 },
      { kind: 'evento', count: 1 },
      { kind: 'desconocido', count: 1 },
    ];
    api.answers.grid = { total: 5, kinds, results: [testResult('CSS Grid')] };
    open('/buscar?q=grid&nivel=inicial&pagina=1');
    const nav = within(await screen.findByRole('navigation', { name: 'Tipos de resultado' }));
    expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Todo 5',
      'Artículos 3',
      'Eventos 1',
    ]);
    expect(nav.getByRole('link', { name: /^Todo/ })).toHaveAttribute('aria-current', 'true');
    expect(nav.getByRole('link', { name: /^Eventos/ })).toHaveAttribute(
      'href',
      '/buscar?q=grid&tipo=evento&nivel=inicial',
    );
  });

  it('says where a kind is counted no further', async () => {
    const kinds = [
      { kind: 'evento', count: 50 },
      { kind: 'articulo', count: 3 },
    ];
    api.answers.grid = { total: 53, kinds, results: [testResult('CSS Grid')] };
    open('/buscar?q=grid');
    const nav = within(await screen.findByRole('navigation', { name: 'Tipos de resultado' }));
    expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Todo 53 o más',
      'Eventos 50 o más',
      'Artículos 3',
    ]);
    expect(status()).toHaveTextContent('53 resultados o más para «grid», página 1 de 6');
  });

  it('turns pages in the address, and begins a turned one at what says how much there is', async () => {
    api.answers.grid = { total: 23, results: [testResult('CSS Grid')] };
    const where = open('/buscar?q=grid&tipo=articulo');
    const pages = within(await screen.findByRole('navigation', { name: 'Páginas de resultados' }));
    expect(status()).toHaveTextContent('23 resultados para «grid», página 1 de 3');
    expect(pages.getByRole('link', { name: 'Anterior' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(pages.getByRole('link', { name: 'Siguiente' }));
    await waitFor(() => expect(where()).toBe('/buscar?q=grid&tipo=articulo&pagina=2'));
    await waitFor(() => expect(status()).toHaveTextContent('página 2 de 3'));
    expect(status()).toHaveFocus();
    expect(
      screen.getAllByRole('list').find(({ tagName, className }) => tagName === 'OL' && className === 'list'),
    ).toHaveAttribute('start', '11');
  });

  it('says where the list ends to anyone who asks for more', async () => {
    api.answers.grid = { total: 3, kinds: [{ kind: 'articulo', count: 3 }] };
    open('/buscar?q=grid&pagina=7');
    expect(await screen.findByRole('link', { name: 'Volver al principio' })).toHaveAttribute('href', '/buscar?q=grid');
  });

  it('says which word it has taken in place of one that nobody uses here', async () => {
    api.answers.gird = { suggestion: 'grid', results: [testResult('CSS Grid')] };
    open('/buscar?q=gird');
    await screen.findByRole('link', { name: 'CSS Grid' });
    expect(status()).toHaveTextContent('1 resultado para «grid»¿Querías decir grid? Con «gird» no hay nada.');
    expect(screen.getByRole('link', { name: 'grid' })).toHaveAttribute('href', '/buscar?q=grid');
  });

  it('says so when there is nothing, and leads on: without the filters, to what was meant, to the areas', async () => {
    api.answers.xyz = { suggestion: 'css' };
    open('/buscar?q=xyz&tipo=evento');
    await waitFor(() => expect(status()).toHaveTextContent('No hay resultados para «xyz»'));
    expect(within(status()).getByRole('link', { name: 'css' })).toHaveAttribute('href', '/buscar?q=css&tipo=evento');
    expect(within(status()).getByRole('link', { name: 'Buscar sin filtros' })).toHaveAttribute('href', '/buscar?q=xyz');
    expect(screen.getByRole('heading', { name: 'Por dónde empezar' })).toBeInTheDocument();
  });

  it('says so when the search does not answer, keeps what was typed, and shows what a further try finds', async () => {
    api.fail();
    open('/buscar?q=grid');
    expect(await screen.findByRole('alert')).toHaveTextContent('No hemos podido buscar');
    expect(field()).toHaveValue('grid');
    api.failure = null;
    api.answers.grid = { results: [testResult('CSS Grid')] };
    await userEvent.click(screen.getByRole('link', { name: 'Reintentar' }));
    expect(await screen.findByRole('link', { name: 'CSS Grid' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() => expect(status()).toHaveFocus());
  });

  it('gives the reason where the search has refused', async () => {
    api.failure = new ApiError(429, 'too-many-requests', 'Has hecho demasiados intentos.');
    open('/buscar?q=grid');
    expect(await screen.findByRole('alert')).toHaveTextContent('No hemos podido buscar');
    await userEvent.click(screen.getByRole('link', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Has hecho demasiados intentos.'));
  });

  it('shows that it searches, over what it had found before', async () => {
    api.answers.grid = { results: [testResult('CSS Grid')] };
    open('/buscar?q=grid');
    await screen.findByRole('link', { name: 'CSS Grid' });
    let answer = () => {};
    api.gate = new Promise((resolve) => {
      answer = resolve;
    });
    await userEvent.type(field(), 's{Enter}');
    await waitFor(() => expect(status()).toHaveTextContent('Buscando «grids»…'));
    expect(screen.getByRole('region', { name: 'Resultados' })).toHaveAttribute('aria-busy', 'true');
    expect(results()).toHaveLength(1);
    answer();
    await waitFor(() => expect(status()).toHaveTextContent('No hay resultados para «grids»'));
  });
});
