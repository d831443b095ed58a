import { FakeApi } from '@femcoders/kit/test/fake-api';
import { renderPage } from '@femcoders/kit/test/render-page';
import { screen } from '@testing-library/react';
import { demoRow, demoStats } from '../../test/demo-stats.ts';
import * as page from './stat-page.tsx';

const open = (figure: string, api: FakeApi) => renderPage(page, '/stats/:figure', api, `/stats/${figure}`);

test('one figure shows all its past, its table open, and how it is counted', async () => {
  const rows = [demoRow('2025-01', '2025-08', 5, 3.5), demoRow('2025-09', '2025-12', 7, 12)];
  open('moderacion', new FakeApi().on('GET /stats', demoStats({ moderacion: rows })));
  expect(await screen.findByRole('heading', { level: 1, name: 'Cuánto tardamos en revisar' })).toBeInTheDocument();
  expect(
    await screen.findByRole('heading', { level: 2, name: '12 decisiones desde enero de 2025' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'septiembre a diciembre de 2025 7 12 h' })).toBeVisible();
  expect(screen.getByRole('img')).toHaveAccessibleName(/lo más alto, 12 h, en septiembre a diciembre de 2025/);
  expect(screen.getByText('Moderación de comentarios')).toBeInTheDocument();
  expect(screen.getByText('octubre de 2026, incluido')).toBeInTheDocument();
});

test('a figure that nobody counts is not there, and one with too little says so', async () => {
  open('nada', new FakeApi());
  expect(await screen.findByText('No encontramos esta página')).toBeInTheDocument();
  open('eventos', new FakeApi().on('GET /stats', demoStats()));
  expect(await screen.findByText(/Aún no hay datos suficientes/)).toBeInTheDocument();
});
