import type { AdminList as Rows } from '@femcoders/contracts/admin-list';
import type { Answering } from '@femcoders/contracts/endpoints/endpoint';
import { act, screen, within } from '@testing-library/react';
import { type FakeCall, fakeApi, Refusal } from '../../../../test/fake-api.ts';
import { renderAdmin, signedIn } from '../../../../test/render-admin.tsx';
import type { ListDefinition } from '../list-definition.ts';
import { AdminList } from './admin-list.tsx';

interface Workshop {
  id: number;
  name: string;
  city: string;
  places: number;
}

/** As a release has an endpoint: its row. */
const listWorkshops = 'GET /admin/workshops' as unknown as Answering<Rows<Workshop>>;

const workshops: ListDefinition<Workshop> = {
  endpoint: listWorkshops,
  empty: 'Todavía no hay talleres',
  emptyMore: <p>Crea el primero.</p>,
  noun: { one: 'taller', many: 'talleres' },
  caption: 'Talleres',
  searchLabel: 'Buscar por nombre',
  filters: [
    {
      name: 'ciudad',
      query: 'city',
      label: 'Ciudad:',
      all: 'todas',
      options: [
        { value: 'bcn', label: 'Barcelona' },
        { value: 'gi', label: 'Girona' },
      ],
    },
    { kind: 'day', name: 'desde', query: 'from', label: 'Desde:' },
    { kind: 'text', name: 'quien', query: 'by', label: 'Quién:' },
  ],
  columns: [
    { id: 'name', header: 'Nombre', sort: 'ascending', cell: ({ name }) => name, csv: ({ name }) => name },
    { id: 'city', header: 'Ciudad', cell: ({ city }) => city, csv: ({ city }) => city },
    {
      id: 'places',
      header: 'Plazas',
      sort: 'descending',
      align: 'end',
      cell: ({ places }) => places,
      csv: ({ places }) => places,
    },
    {
      id: 'act',
      header: 'Acciones',
      unlabelled: true,
      cell: ({ name }) => <button type="button">Borrar {name}</button>,
    },
  ],
  alsoExported: [{ header: 'Número', csv: ({ id }) => id }],
  rowKey: ({ id }) => String(id),
  rowHref: ({ id }) => `/admin/workshops/${id}`,
  defaultSort: 'name',
  exportName: 'talleres',
};

const numbered = (count: number): Workshop[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Taller ${String(index + 1).padStart(5, '0')}`,
    city: index % 2 ? 'gi' : 'bcn',
    places: (index * 7) % 31,
  }));

/** An API that finds, orders and cuts as the real one does. */
function answerFrom(rows: Workshop[]) {
  return ({ query }: FakeCall) => {
    const q = query.get('q')?.toLowerCase() ?? '';
    const sort = query.get('sort') ?? 'name';
    const key = sort.replace('-', '') as 'name' | 'places';
    const found = rows
      .filter(({ name, city }) => name.toLowerCase().includes(q) && city.includes(query.get('city') ?? ''))
      .sort((a, b) => (a[key] < b[key] ? -1 : 1) * (sort.startsWith('-') ? -1 : 1));
    const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
    return { entries: found.slice((page - 1) * limit, page * limit), total: found.length };
  };
}

function openList(answer: (call: FakeCall) => unknown, search = '') {
  const api = fakeApi({ 'GET /admin/workshops': answer });
  const view = renderAdmin(api, {
    address: `/admin/workshops${search}`,
    session: signedIn('admin'),
    places: { '/admin/workshops': <AdminList definition={workshops} /> },
  });
  return { api, ...view };
}

const table = () => screen.findByRole('table', { name: 'Talleres' });
const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const lastCall = (api: { calls: string[] }) => new URLSearchParams(api.calls.at(-1)?.split('?')[1]);

beforeEach(() => {
  jest.useFakeTimers();
  window.HTMLElement.prototype.scrollIntoView = jest.fn();
});

afterEach(() => jest.useRealTimers());

describe('finding', () => {
  test('a search goes into the address, asks the API and says how much it found', async () => {
    const { api, user, router } = openList(answerFrom(numbered(12)));
    await table();
    expect(screen.getByText('12 talleres')).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox', { name: 'Buscar por nombre' }), '00012');
    await pass(300);
    await pass(50);
    expect(names()).toEqual(['Taller 00012']);
    expect(screen.getByText('1 taller')).toHaveAttribute('role', 'status');
    expect(router.state.location.search).toBe('?buscar=00012');
    expect(api.calls).toHaveLength(2);
  });

  test('choices, days and words narrow it, and their values are in the address', async () => {
    const { api, user, router } = openList(answerFrom(numbered(12)));
    await table();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ciudad:' }), 'Girona');
    await user.type(screen.getByRole('textbox', { name: 'Quién:' }), 'Ana');
    await pass(300);
    const from = screen.getByLabelText('Desde:');
    await user.clear(from);
    await user.type(from, '2026-11-21');
    await pass(300);
    expect(router.state.location.search).toBe('?ciudad=gi&quien=Ana&desde=2026-11-21');
    expect(Object.fromEntries(lastCall(api))).toEqual({
      city: 'gi',
      by: 'Ana',
      from: '2026-11-21',
      sort: 'name',
      page: '1',
      limit: '50',
    });
    expect(screen.getByRole('button', { name: 'Filtros (3)' })).toBeInTheDocument();
  });

  test('an address restores its view; what makes no sense in it counts as not said', async () => {
    const { api } = openList(answerFrom(numbered(120)), '?ciudad=bcn&orden=-places&pagina=2&desde=ayer&quien=');
    await table();
    expect(screen.getByText('60 talleres · página 2 de 2')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Ciudad:' })).toHaveValue('bcn');
    expect(screen.getByRole('columnheader', { name: 'Plazas' })).toHaveAttribute('aria-sort', 'descending');
    expect(lastCall(api).has('from')).toBe(false);
    expect(lastCall(api).has('by')).toBe(false);
  });

  test('what matches nothing says so, and the filter can be taken off', async () => {
    const { user } = openList(answerFrom(numbered(3)), '?buscar=zzz&ciudad=gi');
    expect(await screen.findByText('Nada coincide con el filtro')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Quitar el filtro' }));
    await table();
    expect(names()).toHaveLength(3);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('the slash leads to the search from inside the list, and is a slash in a field', async () => {
    const { user } = openList(answerFrom(numbered(3)));
    await table();
    act(() => screen.getByRole('link', { name: 'Taller 00002' }).focus());
    await user.keyboard('/');
    const search = screen.getByRole('searchbox');
    expect(search).toHaveFocus();
    await user.keyboard('a/b');
    expect(search).toHaveValue('a/b');
  });
});

describe('order and pages', () => {
  test('a header orders, the other way round at the second click, and leads to the first page', async () => {
    const { user, router } = openList(answerFrom(numbered(120)), '?pagina=2');
    await table();
    await user.click(screen.getByRole('button', { name: 'Plazas' }));
    expect(router.state.location.search).toBe('?orden=-places');
    await user.click(screen.getByRole('button', { name: 'Plazas' }));
    expect(router.state.location.search).toBe('?orden=places');
    expect(screen.getByRole('columnheader', { name: 'Plazas' })).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByRole('columnheader', { name: 'Nombre' })).not.toHaveAttribute('aria-sort');
    expect(screen.queryByRole('button', { name: 'Ciudad' })).not.toBeInTheDocument();
  });

  test('each page has its address, the way back leads to the page before, and the focus to its start', async () => {
    const { user, router } = openList(answerFrom(numbered(120)));
    await table();
    await user.click(screen.getByRole('link', { name: 'Siguiente' }));
    await screen.findByText('120 talleres · página 2 de 3');
    expect(router.state.location.search).toBe('?pagina=2');
    expect(names()[0]).toBe('Taller 00051');
    expect(screen.getByRole('table')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Siguiente' }));
    await pass(50);
    expect(names()).toHaveLength(20);
    expect(screen.getByRole('link', { name: 'Siguiente' })).toHaveAttribute('aria-disabled', 'true');
    await act(() => router.navigate(-1));
    await pass(50);
    expect(names()[0]).toBe('Taller 00051');
    await act(() => router.navigate(-1));
    await pass(50);
    expect(names()[0]).toBe('Taller 00001');
  });

  test('the rows of the page before stay until the new ones are there', async () => {
    let release = () => {};
    const answer = answerFrom(numbered(120));
    const { user } = openList(async (call) => {
      if (call.query.get('page') === '2') await new Promise<void>((go) => (release = go));
      return answer(call);
    });
    await table();
    await user.click(screen.getByRole('link', { name: 'Siguiente' }));
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(names()[0]).toBe('Taller 00001');
    release();
    await pass(50);
    expect(screen.getByRole('table')).not.toHaveAttribute('aria-busy');
    expect(names()[0]).toBe('Taller 00051');
  });

  test('a page that has emptied leads to the first', async () => {
    const { user } = openList(answerFrom(numbered(60)), '?pagina=9');
    expect(await screen.findByText('En esta página no queda nada')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ir a la primera página' }));
    await table();
    expect(names()).toHaveLength(50);
  });

  test('the arrows move between the rows', async () => {
    const { user } = openList(answerFrom(numbered(3)));
    await table();
    act(() => screen.getByRole('link', { name: 'Taller 00001' }).focus());
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(screen.getByRole('link', { name: 'Taller 00002' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Estás en /admin/workshops/2')).toBeInTheDocument();
  });
});

describe('states', () => {
  test('it says that it loads, with its controls there already', async () => {
    openList(() => new Promise(() => {}));
    expect(screen.getByText('Cargando talleres…')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('searchbox')).toBeInTheDocument();
  });

  test('it says that there is nothing, and what to do', async () => {
    openList(() => ({ entries: [], total: 0 }));
    expect(await screen.findByText('Todavía no hay talleres')).toBeInTheDocument();
    expect(screen.getByText('Crea el primero.')).toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  test('a failure says why and can be tried again, and a filter that caused it can be changed', async () => {
    const { api, user } = openList(
      () => new Refusal(400, 'validation', 'Escribe la fecha como 2026-11-21.'),
      '?quien=x',
    );
    expect(await screen.findByText('Escribe la fecha como 2026-11-21.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Quién:' })).toHaveValue('x');
    api.routes['GET /admin/workshops'] = answerFrom(numbered(2));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await table();
    expect(names()).toHaveLength(2);
  });

  test('what was there stays when it cannot be renewed', async () => {
    const { api, queryClient, user } = openList(answerFrom(numbered(2)));
    await table();
    api.routes['GET /admin/workshops'] = () => {
      throw new TypeError('fetch failed');
    };
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByText(/No hemos podido actualizar la lista/)).toBeInTheDocument();
    expect(names()).toHaveLength(2);
    api.routes['GET /admin/workshops'] = answerFrom(numbered(3));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await pass(50);
    expect(names()).toHaveLength(3);
    expect(screen.queryByText(/No hemos podido actualizar/)).not.toBeInTheDocument();
  });

  test('without permission it says so, and without a session it leads to the login and back here', async () => {
    const { unmount } = openList(() => new Refusal(403, 'forbidden', 'No tienes permiso.'));
    expect(await screen.findByText('No tienes permiso para ver esta página')).toBeInTheDocument();
    unmount();
    openList(() => new Refusal(401, 'unauthenticated', 'Inicia sesión.'), '?ciudad=gi');
    expect(await screen.findByText('Estás en /login?volver=/admin/workshops?ciudad=gi')).toBeInTheDocument();
  });
});

describe('reading', () => {
  test('cells keep their names where rows become blocks, and buttons need none', async () => {
    openList(answerFrom(numbered(1)));
    const row = within(await table()).getAllByRole('row')[1] as HTMLElement;
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.getAttribute('data-label')),
    ).toEqual(['Ciudad', 'Plazas', null]);
    for (const role of ['rowgroup', 'row', 'columnheader', 'rowheader', 'cell']) {
      for (const element of screen.getAllByRole(role)) expect(element).toHaveAttribute('role', role);
    }
    expect(screen.getByRole('columnheader', { name: 'Acciones' })).toBeInTheDocument();
  });
});

describe('exporting', () => {
  let saved: { name: string; blob: Blob }[];
  beforeEach(() => {
    saved = [];
    let last: Blob;
    URL.createObjectURL = jest.fn((blob: Blob) => {
      last = blob;
      return 'blob:archivo';
    });
    URL.revokeObjectURL = jest.fn();
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      saved.push({ name: this.download, blob: last });
    });
    jest.setSystemTime(new Date('2026-11-21T10:00:00Z'));
  });
  afterEach(() => jest.restoreAllMocks());

  const textOf = (blob: Blob) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(blob);
      void jest.advanceTimersByTimeAsync(1000);
    });

  test('all 10,000 rows that the filter selects are in the file, in order, once', async () => {
    const { api, user } = openList(answerFrom(numbered(20_000)), '?ciudad=gi&orden=-name&pagina=3');
    await table();
    await user.click(screen.getByRole('button', { name: 'Exportar CSV' }));
    await pass(1000);
    expect(saved[0]?.name).toBe('talleres-2026-11-21.csv');
    const lines = (await textOf(saved[0]?.blob as Blob)).trimEnd().split('\r\n');
    expect(lines).toHaveLength(10_001);
    expect(lines[0]?.replace('\ufeff', '')).toBe('Nombre,Ciudad,Plazas,Número');
    expect(lines[1]).toBe('Taller 20000,gi,28,20000');
    expect(lines.at(-1)).toBe('Taller 00002,gi,7,2');
    expect(new Set(lines).size).toBe(lines.length);
    expect(api.calls).toHaveLength(1 + 20);
  });

  test('a failure half way saves nothing and says so', async () => {
    const answer = answerFrom(numbered(1000));
    const { user } = openList((call) => {
      if (call.query.get('limit') === '500' && call.query.get('page') === '2') {
        return new Refusal(503, 'unavailable', 'El servicio no está disponible.');
      }
      return answer(call);
    });
    await table();
    await user.click(screen.getByRole('button', { name: 'Exportar CSV' }));
    await pass(1000);
    expect(saved).toEqual([]);
    expect(screen.getByRole('button', { name: 'Exportar CSV' })).toBeEnabled();
  });
});
