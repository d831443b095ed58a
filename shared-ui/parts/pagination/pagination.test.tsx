import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pagination } from './pagination.tsx';

const hrefFor = (page: number) => `#pagina-${page}`;
const pages = () => screen.getAllByRole('link', { name: /^Página/ }).map((link) => link.textContent);

describe('pagination', () => {
  it('marks the page and leads to the others by real addresses', () => {
    render(<Pagination page={2} pages={3} hrefFor={hrefFor} label="Páginas" />);
    expect(screen.getByRole('link', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Anterior' })).toHaveAttribute('href', '#pagina-1');
    expect(screen.getByRole('link', { name: 'Siguiente' })).toHaveAttribute('href', '#pagina-3');
    expect(screen.getByText('Página 2 de 3')).toBeInTheDocument();
  });

  it.each([
    [1, 'Anterior'],
    [3, 'Siguiente'],
  ])('on page %i of 3 disables "%s"', (page, name) => {
    render(<Pagination page={page} pages={3} hrefFor={hrefFor} label="Páginas" />);
    const step = screen.getByRole('link', { name });
    expect(step).toHaveAttribute('aria-disabled', 'true');
    expect(step).not.toHaveAttribute('href');
  });

  it('says when there are more than those that are counted', () => {
    render(<Pagination page={2} pages={8} more hrefFor={hrefFor} label="Páginas" />);
    expect(screen.getByText('Página 2 de más de 8')).toBeInTheDocument();
  });

  it('leaves out what is far from the page', () => {
    const { rerender } = render(<Pagination page={1} pages={15} hrefFor={hrefFor} label="Páginas" />);
    expect(pages()).toEqual(['1', '2', '3', '15']);
    rerender(<Pagination page={8} pages={15} hrefFor={hrefFor} label="Páginas" />);
    expect(pages()).toEqual(['1', '7', '8', '9', '15']);
  });

  it('hands over a plain click, and leaves one with a modifier to the browser', async () => {
    const user = userEvent.setup();
    const onSelect = jest.fn();
    render(<Pagination page={1} pages={3} hrefFor={hrefFor} onSelect={onSelect} label="Páginas" />);
    await user.click(screen.getByRole('link', { name: 'Siguiente' }));
    expect(onSelect).toHaveBeenCalledWith(2);
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link', { name: 'Página 3' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
  });
});
