import { render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { ArrivingPage } from './arriving-page.tsx';

test('who hears a page of the administration hears that it is on its way, and nothing more once it is there', async () => {
  let arrive = (_: { default: () => string }) => {};
  const Page = lazy(() => new Promise<{ default: () => string }>((resolve) => (arrive = resolve)));
  const { container } = render(
    <Suspense fallback={<ArrivingPage lines={6} />}>
      <Page />
    </Suspense>,
  );
  expect(container.querySelector('[aria-busy=true]')).toHaveTextContent('Cargando…');
  arrive({ default: () => 'La lista' });
  expect(await screen.findByText('La lista')).toBeVisible();
  expect(container.querySelector('[aria-busy=true]')).toBeNull();
});
