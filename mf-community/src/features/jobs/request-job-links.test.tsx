import { FakeApi } from '@femcoders/kit/test/fake-api';
import { InHost, impatientQueryClient } from '@femcoders/kit/test/render-page';
import { ApiError } from '@femcoders/platform';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { RequestJobLinks } from './request-job-links.tsx';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
  render(
    <InHost api={api} queryClient={impatientQueryClient()}>
      <MemoryRouter>
        <RequestJobLinks />
      </MemoryRouter>
    </InHost>,
  );
});
const field = () => screen.getByRole('textbox', { name: /^Correo/ });
const send = () => userEvent.click(screen.getByRole('button', { name: /Enviarme el enlace|Reintentar/ }));

test('anyone who asks reads the same whether there are offers or not, and the answer takes the focus', async () => {
  api.on('POST /job-links', { sent: true });
  await userEvent.type(field(), 'empleo@empresa.example');
  await send();
  expect(await screen.findByRole('heading', { name: 'Mira tu correo' })).toHaveFocus();
  expect(screen.getByText(/^Si hay ofertas enviadas desde/)).toHaveTextContent('empleo@empresa.example');
  expect(api.sent[0]?.body).toEqual({ contactEmail: 'empleo@empresa.example' });
});

test('an address that is none is said before anything is sent', async () => {
  await userEvent.type(field(), 'empleo');
  await send();
  expect(screen.getAllByText(/Escribe un correo válido/)).not.toHaveLength(0);
  expect(api.sent).toEqual([]);
});

test('what was typed stays when it does not arrive', async () => {
  api.on('POST /job-links', () => {
    throw new ApiError(500, 'internal', 'Algo ha fallado.');
  });
  await userEvent.type(field(), 'empleo@empresa.example');
  await send();
  expect(await screen.findByText(/Algo ha fallado por nuestra parte/)).toBeInTheDocument();
  expect(field()).toHaveValue('empleo@empresa.example');
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
});
