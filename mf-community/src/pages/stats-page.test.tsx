import { FakeApi, hangs } from '@femcoders/kit/test/fake-api';
import { renderPage } from '@femcoders/kit/test/render-page';
import { UnreachableError } from '@femcoders/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoRow, demoStats } from '../../test/demo-stats.ts';
import * as page from './stats-page.tsx';

const members = [demoRow('2025-01', '2025-08', 5), demoRow('2025-09', '2025-12', 7), demoRow('2026-01', '2026-06', 40)];
let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  api = new FakeApi().on('GET /stats', demoStats({ miembros: members }, [{ id: 'activas', value: 31 }]));
  globalThis.fetch = jest.fn(async () =>
    Response.json({ versions: {}, missing: [], pages: [{ path: '/blog', title: 'Blog' }] }),
  );
});
const open = (address = '/stats') => renderPage(page, '/stats', api, address);
const figure = async (name: string) => within(await screen.findByRole('region', { name }));
const views = (counts: Record<string, number>) => localStorage.setItem('pageViews', JSON.stringify(counts));
const device = () => within(screen.getByRole('region', { name: 'Tus páginas en este dispositivo' }));

test('a figure shows its sum, its chart in words, its table and its file', async () => {
  open('/stats?periodo=todo');
  const stat = await figure('Nuevas socias');
  expect(stat.getByText('52')).toBeInTheDocument();
  expect(stat.getByText(/desde enero de 2025/)).toBeInTheDocument();
  expect(stat.getByRole('figure', { name: 'Nuevas socias' })).toBeInTheDocument();
  expect(stat.getByRole('img')).toHaveAccessibleName(
    'Nuevas socias: lo más alto, 6,7 al mes, en enero a junio de 2026. Todos los números están en la tabla.',
  );
  const table = within(stat.getByRole('table', { name: 'Nuevas socias', hidden: true }));
  expect(table.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'CuándoCuentas nuevas',
    'enero a agosto de 20255',
    'septiembre a diciembre de 20257',
    'enero a junio de 202640',
  ]);
  expect(stat.getByRole('link', { name: 'Descargar CSV: Nuevas socias' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/api\/stats\/miembros\.csv/),
  );
});

test('the last twelve months are shown unless all is asked for, by an address', async () => {
  open();
  expect((await figure('Nuevas socias')).getByText('47')).toBeInTheDocument();
  const periods = within(screen.getByRole('navigation', { name: 'Periodo' }));
  expect(periods.getByRole('link', { name: 'Últimos doce meses' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(periods.getByRole('link', { name: 'Desde el principio' }));
  expect(await (await figure('Nuevas socias')).findByText('52')).toBeInTheDocument();
});

test('groups are bars with their numbers, from one measure to the other where there are two', async () => {
  const group = (name: string, ...values: number[]) => ({ from: null, to: null, group: name, values });
  const rows = { sueldos: [group('Senior', 5, 45000, 60000)], espacio: [group('Recursos', 12), group('Proyectos', 6)] };
  api.on('GET /stats', demoStats(rows));
  open();
  const pay = await figure('Qué ofrecen las ofertas');
  expect(pay.getByRole('figure', { name: 'Qué ofrecen las ofertas' })).toBeInTheDocument();
  expect(pay.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Senior45.000–60.000 €']);
  expect(pay.getByRole('row', { name: 'Senior 5 45.000 € 60.000 €', hidden: true })).toBeInTheDocument();
  const shared = await figure('Lo que compartimos');
  expect(shared.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Recursos12', 'Proyectos6']);
  expect(shared.getByText('18')).toBeInTheDocument();
});

test('what would tell of too few says so, and single figures that are not public are not there', async () => {
  open();
  const withoutData = await figure('Lo que aún no podemos contar');
  expect(withoutData.getByText(/Aún no hay datos suficientes/)).toBeInTheDocument();
  expect(withoutData.getByRole('link', { name: 'Asistencia' })).toHaveAttribute('href', '/stats/asistencia');
  expect(withoutData.queryByRole('link', { name: 'Nuevas socias' })).not.toBeInTheDocument();
  expect(screen.getByText('Socias activas').closest('div')).toHaveTextContent('31');
  expect(screen.queryByText('Repiten')).not.toBeInTheDocument();
});

test('without any figure the page says when there will be some', async () => {
  api.on('GET /stats', demoStats());
  open();
  expect(
    await screen.findByText('Aún no hay datos suficientes para mostrar esto sin identificar a nadie'),
  ).toBeInTheDocument();
});

test('while they are counted the page says so, and figures that do not come cost only themselves', async () => {
  api.on('GET /stats', hangs);
  const { router } = open();
  expect(await screen.findByText('Contando…')).toBeInTheDocument();
  router.dispose();
});

test('figures that do not come are asked for again', async () => {
  api.on('GET /stats', () => {
    throw new UnreachableError('No hemos podido conectar.');
  });
  open();
  expect(await screen.findByText('No hemos podido cargar las cifras')).toBeInTheDocument();
  expect(device().getByText('Aquí no se cuenta nada')).toBeInTheDocument();
  api.on('GET /stats', demoStats({ miembros: members }));
  await userEvent.click(screen.getByRole('link', { name: 'Reintentar' }));
  await figure('Nuevas socias');
});

test('this device shows nothing it was not allowed to count, and says where to allow it', async () => {
  open();
  await screen.findByRole('region', { name: 'Nuevas socias' });
  expect(device().getByText(/«Preferencias de cookies»/)).toBeInTheDocument();
  localStorage.setItem('cookiesAccepted', 'true');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'cookiesAccepted' })));
  expect(device().getByText('Todavía no hay ninguna página contada')).toBeInTheDocument();
});

test('this device lists its pages from the most opened, by their names, and follows other tabs', async () => {
  localStorage.setItem('cookiesAccepted', 'true');
  views({ '/blog': 2, '/eventos': 12, '/mal': 'x' as unknown as number });
  open();
  await waitFor(() => expect(device().getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog'));
  const rows = () =>
    device()
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
  expect(rows()).toEqual(['PáginaVeces', 'Otra página de esta web12', 'Blog2']);
  expect(device().getByText('14').parentElement).toHaveTextContent('14 veces en 2 páginas');

  views({ '/blog': 20, '/eventos': 12 });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'pageViews' })));
  expect(rows()).toEqual(['PáginaVeces', 'Blog20', 'Otra página de esta web12']);
});

test('many pages are shown ten at a time', async () => {
  views(Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`/pagina-${at}`, 25 - at])));
  open();
  await screen.findByRole('region', { name: 'Nuevas socias' });
  expect(device().getAllByRole('row')).toHaveLength(11);
  await userEvent.click(device().getByRole('button', { name: 'Ver más: quedan 15' }));
  expect(device().getAllByRole('row')).toHaveLength(21);
});

test('what was counted is erased after one question', async () => {
  views({ '/blog': 2 });
  open();
  await screen.findByRole('region', { name: 'Nuevas socias' });
  await userEvent.click(device().getByRole('button', { name: 'Borrar lo contado' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Borrar lo que se ha contado aquí?' }));
  expect(localStorage.getItem('pageViews')).toBe('{"/blog":2}');
  await userEvent.click(dialog.getByRole('button', { name: 'Borrar' }));
  expect(localStorage.getItem('pageViews')).toBeNull();
  expect(device().queryByRole('table')).not.toBeInTheDocument();
});
