import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InHost, impatientQueryClient } from '../../test/in-host.tsx';
import { SampleApi, sampleEntries } from '../../test/sample-api.ts';
import { head, Page } from './front-page.tsx';

let api: SampleApi;
beforeEach(() => {
  api = new SampleApi();
});

function open() {
  render(
    <InHost api={api} queryClient={impatientQueryClient()}>
      <Page />
    </InHost>,
  );
}

const list = () => within(screen.getByRole('region', { name: 'Una lista de muestra' }));

test('the page has a heading, and a title and a description for those who search', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Mentoría' })).toBeInTheDocument();
  expect(head()).toEqual({ title: 'Mentoría', description: expect.stringContaining('Mentoría') });
});

test('what the API lists is shown in its order', async () => {
  api.entries = sampleEntries(3);
  open();
  expect(await list().findAllByRole('listitem')).toHaveLength(3);
  expect(
    list()
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual(['Entrada de muestra 1', 'Entrada de muestra 2', 'Entrada de muestra 3']);
});

test('while the list is on its way, its place says so', () => {
  api.entries = 'hangs';
  open();
  expect(list().getByRole('status')).toHaveTextContent('Cargando la lista…');
});

test('when there is nothing to list, the page says that', async () => {
  open();
  expect(await list().findByText('Todavía no hay nada en la lista')).toBeInTheDocument();
});

test('a list that fails costs only itself, and "Reintentar" brings it', async () => {
  api.entries = 'fails';
  open();
  expect(await list().findByRole('alert')).toHaveTextContent('No hemos podido cargar la lista');
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();

  api.entries = sampleEntries(1);
  await userEvent.click(list().getByRole('link', { name: 'Reintentar' }));
  expect(await list().findByText('Entrada de muestra 1')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Una lista de muestra' })).toHaveFocus();
});
