import { render, screen } from '@testing-library/react';
import { Arrow } from './arrow.tsx';

test('an arrow adds nothing to what a link is called', () => {
  render(
    <a href="/blog">
      Seguir <Arrow />
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Seguir' })).toBeInTheDocument();
});
