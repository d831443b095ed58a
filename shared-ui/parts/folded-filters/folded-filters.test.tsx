import { render, screen } from '@testing-library/react';
import { FoldedFilters } from './folded-filters.tsx';

describe('folded filters', () => {
  it('are folded at first, and say how many are set', () => {
    const { container } = render(
      <FoldedFilters label="Filtros" count={2}>
        <a href="/blog">Todas</a>
      </FoldedFilters>,
    );
    expect(container.querySelector('details')?.open).toBe(false);
    expect(container.querySelector('summary')).toHaveTextContent('Filtros2 puestos');
    expect(screen.getByText('Todas')).toBeInTheDocument();
  });

  it('say no number while none is set', () => {
    const { container } = render(
      <FoldedFilters label="Filtros" count={0}>
        <i />
      </FoldedFilters>,
    );
    expect(container.querySelector('summary')?.textContent).toBe('Filtros');
  });
});
