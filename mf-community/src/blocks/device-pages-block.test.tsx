import { FakeApi } from '@femcoders/kit/test/fake-api';
import { InHost, impatientQueryClient } from '@femcoders/kit/test/render-page';
import { sessionStore } from '@femcoders/platform';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Block } from './device-pages-block.tsx';

beforeEach(() => {
  globalThis.fetch = jest.fn(async () => Response.json({ versions: {}, missing: [], pages: [] }));
  const user = { id: '7', name: 'Ada Ejemplo', avatar: '/default-avatar.png', role: 'member' } as const;
  sessionStore.setState({ status: 'signed-in', user }, true);
  localStorage.clear();
});
const show = () =>
  render(
    <InHost api={new FakeApi()} queryClient={impatientQueryClient()}>
      <MemoryRouter>
        <Block />
      </MemoryRouter>
    </InHost>,
  );

test('the three pages opened most are named, and all of them are a link away', async () => {
  localStorage.setItem('pageViews', '{"/a":1,"/b":5,"/welcome":50,"/c":3,"/d":2}');
  show();
  await screen.findByRole('region', { name: 'Lo que más abres aquí' });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '/b5 veces',
    '/c3 veces',
    '/d2 veces',
  ]);
  expect(screen.getByRole('link', { name: /^Ver todas/ })).toHaveAttribute('href', '/stats#este-dispositivo');
});

test('it is not there while nothing has been counted', () => {
  expect(show().container).toBeEmptyDOMElement();
});
