import { InHost } from '@femcoders/kit/test/render-page';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { PictureField } from './picture-field.tsx';

jest.mock('@femcoders/kit/files/upload-file', () => ({ uploadFile: jest.fn() }));

const photo = (name = 'foto.png', type = 'image/png', content = 'x') => new File([content], name, { type });
const path = '/api/pictures/0123456789abcdef0123456789abcdef.webp';

function renderField(answer: (call: { body: unknown }) => unknown, first: string | null = null, file?: File) {
  const api = fakeApi({ 'POST /admin/pictures': answer });
  const busy: boolean[] = [];
  function Form() {
    const [value, setValue] = useState(first);
    return (
      <>
        <PictureField
          name="logo_url"
          label="Cartel"
          value={value}
          file={file}
          onChange={setValue}
          onBusy={(now) => busy.push(now)}
        />
        <output>{value ?? 'sin imagen'}</output>
      </>
    );
  }
  const router = createMemoryRouter([{ path: '/', element: <Form /> }]);
  render(
    <InHost api={api.client}>
      <RouterProvider router={router} />
    </InHost>,
  );
  return { api, busy, user: userEvent.setup({ applyAccept: false }) };
}

const field = () => screen.getByLabelText(/^Cartel/);

test('a file is sent when it is chosen, and its picture is shown', async () => {
  const sent = Promise.withResolvers<unknown>();
  const bodies: unknown[] = [];
  const { user, busy } = renderField(({ body }) => {
    bodies.push(body);
    return sent.promise;
  });
  const chosen = photo();
  await user.upload(field(), chosen);
  expect(await screen.findByText('Subiendo la imagen…')).toBeInTheDocument();
  expect(busy.at(-1)).toBe(true);
  sent.resolve({ path, width: 10, height: 10 });
  expect(await screen.findByRole('img', { name: 'Así se ve ahora' })).toHaveAttribute('src', path);
  expect(screen.getByText('Imagen subida. Se verá cuando guardes.')).toBeInTheDocument();
  expect(bodies[0]).toBe(chosen);
  expect(busy.at(-1)).toBe(false);
});

test('a file that was pasted into the text is sent once, and said to be none where it is no picture', async () => {
  const { api } = renderField(() => ({ path, width: 10, height: 10 }), null, photo());
  expect(await screen.findByRole('img')).toHaveAttribute('src', path);
  expect(api.calls).toHaveLength(1);
  cleanup();
  renderField(() => ({ path }), null, photo('cv.pdf', 'application/pdf'));
  expect(await screen.findByText('La imagen tiene que ser JPG, PNG, WebP, AVIF o GIF.')).toBeInTheDocument();
});

test('a picture is taken off by keyboard, and the focus stays in the field', async () => {
  const { user } = renderField(() => ({ path }), path);
  await user.tab();
  expect(field()).toHaveFocus();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByText('sin imagen')).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(field()).toHaveFocus();
});

test('what the API refuses is said at the field, and the picture before stays', async () => {
  const message = 'No hemos podido leer la imagen: parece dañada. Guárdala otra vez o elige otra';
  const { user } = renderField(() => new Refusal(400, 'validation', message, [{ field: 'content', message }]), path);
  await user.upload(field(), photo());
  expect(await screen.findByText(`${message}.`)).toBeInTheDocument();
  expect(field()).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(field()).toBeInvalid();
  expect(screen.getByRole('img')).toHaveAttribute('src', path);
});

test('without a connection it says what to do', async () => {
  const { user } = renderField(() => {
    throw new TypeError('fetch failed');
  });
  await user.upload(field(), photo());
  expect(await screen.findByText(/Comprueba la conexión y elígela otra vez/)).toBeInTheDocument();
});

test('what cannot be a picture is not sent', async () => {
  const { user, api } = renderField(() => ({ path }));
  const large = photo();
  Object.defineProperty(large, 'size', { value: 4 * 1024 * 1024 + 1 });
  for (const [file, says] of [
    [photo('cv.pdf', 'application/pdf'), 'La imagen tiene que ser JPG, PNG, WebP, AVIF o GIF'],
    [large, 'La imagen no puede pasar de 4 MB'],
    [photo('nada.png', 'image/png', ''), 'El archivo está vacío'],
  ] as const) {
    await user.upload(field(), file);
    expect(await screen.findByText(`${says}.`)).toBeInTheDocument();
  }
  expect(api.calls).toEqual([]);
});

test('of two files chosen one after the other, the second counts', async () => {
  const first = Promise.withResolvers<unknown>();
  let asked = 0;
  renderField(() => {
    asked += 1;
    return asked === 1 ? first.promise : { path };
  });
  fireEvent.change(field(), { target: { files: [photo('una.png')] } });
  fireEvent.change(field(), { target: { files: [photo('otra.png')] } });
  expect(await screen.findByRole('img')).toHaveAttribute('src', path);
  first.resolve({ path: '/api/pictures/otra' });
  await Promise.resolve();
  expect(screen.getByRole('img')).toHaveAttribute('src', path);
});
