import type { LinkProps } from '@femcoders/shared-ui';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EventCard, type EventCardProps } from './event-card.tsx';

const event: EventCardProps = {
  title: 'Taller de prueba',
  dateText: 'sábado, 28 de noviembre, 10:30 a. m.',
  location: 'Sala de demostración',
  description: 'Probamos una API.',
  eventUrl: 'https://example.org/entrada',
  past: false,
  seed: 'evento-1',
};

function show(props: Partial<EventCardProps> = {}) {
  render(<EventCard {...event} {...props} />);
  const turn = screen.getByRole('button', { name: 'Ver detalles: Taller de prueba' });
  const front = turn.parentElement as HTMLElement;
  const back = screen.getByText('Volver').closest('div')?.parentElement as HTMLElement;
  return { turn, front, back };
}

const shows = ({ front, back }: ReturnType<typeof show>) =>
  front.inert && !back.inert ? 'back' : !front.inert && back.inert ? 'front' : 'both';

describe('an event card', () => {
  it('shows its front, with title, date and place, while its back is inert', () => {
    const card = show();
    expect(shows(card)).toBe('front');
    expect(screen.getByRole('heading', { name: 'Taller de prueba' })).toBeInTheDocument();
    expect(card.front).toHaveTextContent('28');
    expect(card.front).toHaveTextContent('noviembre');
  });

  it('turns, and leads to the tickets first', async () => {
    const user = userEvent.setup();
    const card = show();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(shows(card)).toBe('back');
    expect(screen.getByRole('link', { name: 'Conseguir entrada: Taller de prueba' })).toHaveFocus();
  });

  it('leads to the tickets', () => {
    show();
    expect(screen.getByText('Conseguir entrada')).toHaveAttribute('href', 'https://example.org/entrada');
  });

  it('hides the ticket button once the event is past', () => {
    show({ past: true });
    expect(screen.queryByText('Conseguir entrada')).not.toBeInTheDocument();
    expect(screen.getByText('Volver')).toBeInTheDocument();
  });

  it('offers no ticket when there is no address for one', () => {
    show({ eventUrl: '#' });
    expect(screen.queryByText('Conseguir entrada')).not.toBeInTheDocument();
    expect(screen.getByText('Volver')).toBeInTheDocument();
  });

  it('leads to the page of the event, also once it is past', () => {
    const Link = ({ to, children, ...rest }: LinkProps) => (
      <a href={to} {...rest}>
        {children}
      </a>
    );
    show({ past: true, pagePath: '/eventos/taller', LinkComponent: Link });
    expect(screen.getByText('Ver el evento')).toHaveAttribute('href', '/eventos/taller');
    expect(screen.getByText('Ver el evento')).toHaveAttribute('aria-label', 'Ver el evento: Taller de prueba');
  });

  it('says on both faces what has become of it', () => {
    const { front, back } = show({ note: 'Aplazado' });
    expect(front).toHaveTextContent('Aplazado');
    expect(back).toHaveTextContent('EstadoAplazado');
  });

  it('shows format and places on both faces', () => {
    const { front, back } = show({ facts: 'Presencial · Quedan 4 plazas' });
    expect(front).toHaveTextContent('Presencial · Quedan 4 plazas');
    expect(back).toHaveTextContent('CómoPresencial · Quedan 4 plazas');
  });

  it('draws its poster in place of a picture that fails to load', () => {
    const { container } = render(<EventCard {...event} image="/no-existe.png" />);
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('svg.poster')).toBeInTheDocument();
  });

  it('draws its poster when the picture had failed before the page came to life', () => {
    const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    const { container } = render(<EventCard {...event} image="/no-existe.png" />);
    complete.mockRestore();
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('svg.poster')).toBeInTheDocument();
  });

  it('shows the next picture after one that failed', () => {
    const { container, rerender } = render(<EventCard {...event} image="/no-existe.png" />);
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    rerender(<EventCard {...event} image="/cartel.png" />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/cartel.png');
  });

  it('shows the picture it is given and draws a poster otherwise', () => {
    const { container, unmount } = render(<EventCard {...event} image="/cartel.png" />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/cartel.png');
    unmount();
    expect(render(<EventCard {...event} image={null} />).container.querySelector('img')).toBeNull();
  });
});
