import { FakeApi } from '@femcoders/kit/test/fake-api';
import { renderPage } from '@femcoders/kit/test/render-page';
import { ApiError, createQueryClient, sessionStore } from '@femcoders/platform';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jobDetail } from '../../test/demo-jobs.ts';
import * as page from './job-page.tsx';

const path = '/ofertas-de-trabajo/:slug';
const address = '/ofertas-de-trabajo/desarrollo-web-1';
const user = { id: '7', name: 'Ada Ejemplo', avatar: '/default-avatar.png', role: 'member' } as const;
let api: FakeApi;
beforeEach(() => {
  sessionStore.setState({ status: 'anonymous', user: null }, true);
  api = new FakeApi().on('GET /jobs/:slug', jobDetail());
});
const open = () => renderPage(page, path, api, address);

function headOf(job: object) {
  const queryClient = createQueryClient('server');
  queryClient.setQueryData(['job', 'desarrollo-web-1', 'everybody'], job);
  return page.head({
    params: { slug: 'desarrollo-web-1' },
    queryClient,
    url: new URL(`https://web.example${address}`),
  });
}

test('an offer says what it pays per year and per month, and its links carry nothing of ours', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Desarrollo web' })).toBeInTheDocument();
  expect(screen.getByText('28.000 – 36.000 €')).toBeInTheDocument();
  expect(screen.getByText('2.333 – 3.000 € brutos al mes en 12 pagas')).toBeInTheDocument();
  const apply = screen.getByRole('link', { name: 'Solicitar por correo' });
  expect(apply).toHaveAttribute('href', 'mailto:empleo@empresa.example');
  for (const link of [apply, screen.getByRole('link', { name: 'Empresa de Ejemplo' })])
    expect(link).toHaveAttribute('rel', 'ugc nofollow noopener');
});

test('search engines read salary and end of an open offer, and nothing of one that is closed or reserved', () => {
  const [posting] = headOf(jobDetail()).structuredData ?? [];
  expect(posting).toMatchObject({
    '@type': 'JobPosting',
    validThrough: '2026-12-20T10:00:00.000Z',
    hiringOrganization: { name: 'Empresa de Ejemplo' },
    baseSalary: { currency: 'EUR', value: { minValue: 28_000, maxValue: 36_000, unitText: 'YEAR' } },
  });
  for (const closed of [
    jobDetail({ state: 'filled', apply: null }),
    jobDetail({ membersUntil: '2026-11-30T10:00:00.000Z' }),
    { slug: 'desarrollo-web-1', reservedUntil: '2026-11-30T10:00:00.000Z' },
  ]) {
    const head = headOf(closed);
    expect(head.noindex).toBe(true);
    expect(head.structuredData).toBeUndefined();
  }
});

test('an offer that is closed says so and cannot be applied for', async () => {
  api.on('GET /jobs/:slug', jobDetail({ state: 'filled', apply: null }));
  open();
  expect(await screen.findByText('Este puesto ya está cubierto.', { exact: false })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Solicitar/ })).not.toBeInTheDocument();
  expect(screen.queryByText('Denunciar esta oferta')).not.toBeInTheDocument();
});

test('a visitor reads until when members see it first, with the way in that leads back', async () => {
  api.on('GET /jobs/:slug', { slug: 'desarrollo-web-1', reservedUntil: '2026-11-26T10:00:00.000Z' });
  open();
  expect(await screen.findByText(/26 de noviembre a las 11:00 a\. m\. \(hora de Madrid\)/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute(
    'href',
    `/login?volver=${encodeURIComponent(address)}`,
  );
});

test('an offer that is not there is a page that is not there', async () => {
  api.on('GET /jobs/:slug', () => {
    throw new ApiError(404, 'not-found', 'Esta oferta no existe o ya no está publicada.');
  });
  open();
  expect(await screen.findByText('No encontramos esta página')).toBeInTheDocument();
});

test('a member puts it aside and notes that she has applied; what fails is said and nothing is pretended', async () => {
  sessionStore.setState({ status: 'signed-in', user }, true);
  const marks = (saved: boolean, applied: boolean) => ({
    alerts: [],
    marks: saved || applied ? [{ job: { ...jobDetail(), state: 'published' }, saved, applied }] : [],
  });
  api.on('GET /user/:id/jobs', marks(false, false)).on('PUT /user/:id/jobs/:offer', ({ body }: { body?: unknown }) => {
    const { saved, applied } = body as { saved: boolean; applied: boolean };
    return marks(saved, applied);
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Guardar' }));
  expect(await screen.findByRole('button', { name: 'Guardada' })).toHaveAttribute('aria-pressed', 'true');
  api.on('PUT /user/:id/jobs/:offer', () => {
    throw new ApiError(500, 'internal', 'Algo ha fallado.');
  });
  await userEvent.click(screen.getByRole('button', { name: 'Ya la he solicitado' }));
  expect(await screen.findByText(/Algo ha fallado por nuestra parte/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ya la he solicitado' })).toHaveAttribute('aria-pressed', 'false');
});

test('a report needs a reason, and says that it has arrived', async () => {
  api.on('POST /jobs/:id/reports', { sent: true });
  open();
  await userEvent.click(await screen.findByText('Denunciar esta oferta'));
  await userEvent.click(screen.getByRole('button', { name: 'Enviar denuncia' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Elige un motivo');
  await userEvent.click(screen.getByRole('radio', { name: 'Discrimina a alguien' }));
  await userEvent.click(screen.getByRole('button', { name: 'Enviar denuncia' }));
  await waitFor(() => expect(screen.getByText(/Gracias: el equipo la revisa/)).toBeInTheDocument());
  expect(api.sent.at(-1)?.body).toEqual({ reason: 'discrimination', note: '' });
});
