import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemberBlock } from './member-block.tsx';

describe('a block of the own page', () => {
  it('is a region by the name of its heading, with what it holds', () => {
    render(
      <MemberBlock id="mios" title="Mis eventos" note="2 por venir">
        <p>Taller</p>
      </MemberBlock>,
    );
    const block = screen.getByRole('region', { name: 'Mis eventos' });
    expect(within(block).getByRole('heading', { level: 2 })).toHaveAttribute('id', 'mios');
    expect(within(block).getByText('2 por venir')).toBeInTheDocument();
    expect(within(block).getByText('Taller')).toBeInTheDocument();
  });

  it('says that it waits, and nothing else', () => {
    render(
      <MemberBlock id="mios" title="Mis eventos" note="2 por venir" pending>
        <p>Taller</p>
      </MemberBlock>,
    );
    expect(screen.getByText('Cargando…').closest('[aria-busy="true"]')).not.toBeNull();
    expect(screen.queryByText('Taller')).not.toBeInTheDocument();
    expect(screen.queryByText('2 por venir')).not.toBeInTheDocument();
  });

  it('says what did not come, and asks again on request', async () => {
    const onRetry = jest.fn();
    render(<MemberBlock id="mios" title="Mis eventos" failure={{ title: 'No ha llegado', onRetry, busy: false }} />);
    expect(screen.getByRole('alert')).toHaveTextContent('No ha llegado');
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
