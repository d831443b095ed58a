import { render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { Waiting } from './waiting.tsx';

test('who hears what is waited for hears that it is on its way, and nothing more once it is there', async () => {
  let arrive = (_: { default: () => string }) => {};
  const Page = lazy(() => new Promise<{ default: () => string }>((resolve) => (arrive = resolve)));
  const { container } = render(
    <Suspense fallback={<Waiting lines={6} />}>
      <Page />
    </Suspense>,
  );
  expect(container.querySelector('[aria-busy=true]')).toHaveTextContent('Cargando…');
  arrive({ default: () => 'La lista' });
  expect(await screen.findByText('La lista')).toBeVisible();
  expect(container.querySelector('[aria-busy=true]')).toBeNull();
});
