import { FakeApi } from '@femcoders/kit/test/fake-api';
import { renderPage } from '@femcoders/kit/test/render-page';
import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { jobEntry } from '../../test/demo-jobs.ts';
import { signedIn } from '../../test/signed-in.ts';
import * as block from './home-jobs-block.tsx';

let api: FakeApi;
beforeEach(() => {
  signedIn();
  api = new FakeApi();
});

const open = () =>
  renderPage(
    {
      Page: () => (
        <Suspense>
          <block.Block />
        </Suspense>
      ),
      head: () => ({ title: '', description: '' }),
    },
    '/',
    api,
  );

test('offers that fit an alert stand here, each once', async () => {
  const job = jobEntry();
  const alert = (id: string) => ({ id, filters: { technology: 'CSS' }, createdAt: '2026-11-01T10:00:00Z' });
  api.on('GET /user/ella/jobs', { marks: [], alerts: [alert('a'), alert('b')] });
  api.on('GET /jobs', [job]);
  open();
  expect(await screen.findByRole('link', { name: job.title })).toHaveAttribute(
    'href',
    `/ofertas-de-trabajo/${job.slug}`,
  );
  expect(screen.getByRole('heading', { name: 'Ofertas para ti' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Tus alertas' })).toHaveAttribute('href', '/ofertas-de-trabajo/alertas');
});

test('without an alert the newest stand here, with the way to one', async () => {
  api.on('GET /user/ella/jobs', { marks: [], alerts: [] });
  api.on('GET /jobs', []);
  open();
  expect(await screen.findByText('Hoy no hay ofertas abiertas.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Últimas ofertas' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Crear una alerta' })).toBeInTheDocument();
});
