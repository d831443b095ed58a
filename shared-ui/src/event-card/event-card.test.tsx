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
  const card = screen.getByRole('article');
  const turn = screen.getByRole('button', { name: 'Ver detalles: Taller de prueba' });
  const front = turn.parentElement as HTMLElement;
  const back = screen.getByText('Volver').closest('div')?.parentElement as HTMLElement;
  return { card, turn, front, back };
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

  it.each([['{Enter}'], [' ']])('turns with the key %j and moves the focus to its back', async (key) => {
    const user = userEvent.setup();
    const card = show();
    await user.tab();
    expect(card.turn).toHaveFocus();
    await user.keyboard(key);
    expect(shows(card)).toBe('back');
    expect(screen.getByRole('link', { name: 'Conseguir entrada: Taller de prueba' })).toHaveFocus();
  });

  it('returns with its back button, focus included', async () => {
    const user = userEvent.setup();
    const card = show();
    await user.click(card.turn);
    await user.click(screen.getByRole('button', { name: 'Volver' }));
    expect(shows(card)).toBe('front');
    expect(card.turn).toHaveFocus();
  });

  it('returns with Escape, focus included', async () => {
    const user = userEvent.setup();
    const card = show();
    await user.tab();
    await user.keyboard('{Enter}{Escape}');
    expect(shows(card)).toBe('front');
    expect(card.turn).toHaveFocus();
  });

  it('turns while the mouse is over it, without taking the focus', () => {
    const card = show();
    enter(card.card, 'mouse');
    expect(shows(card)).toBe('back');
    expect(document.body).toHaveFocus();
    leave(card.card, 'mouse');
    expect(shows(card)).toBe('front');
  });

  it('returns with Escape from under the mouse', async () => {
    const card = show();
    enter(card.card, 'mouse');
    await userEvent.keyboard('{Escape}');
    expect(shows(card)).toBe('front');
  });

  it('stays turned while the focus is inside, wherever the mouse goes', async () => {
    const user = userEvent.setup();
    const card = show();
    await user.tab();
    await user.keyboard('{Enter}');
    leave(card.card, 'mouse');
    expect(shows(card)).toBe('back');
  });

  it('is not turned by a finger that passes, only by a tap', () => {
    const card = show();
    enter(card.card, 'touch');
    expect(shows(card)).toBe('front');
    fireEvent.click(card.turn);
    expect(shows(card)).toBe('back');
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

  it('lets the keyboard scroll a description that is longer than the card', () => {
    const height = jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(900);
    const card = show();
    fireEvent.click(card.turn);
    height.mockRestore();
    expect(screen.getByRole('group', { name: 'Taller de prueba' })).toHaveAttribute('tabindex', '0');
  });

  it('shows the picture it is given and draws a poster otherwise', () => {
    const { container, unmount } = render(<EventCard {...event} image="/cartel.png" />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/cartel.png');
    unmount();
    expect(render(<EventCard {...event} image={null} />).container.querySelector('img')).toBeNull();
  });
});

/** jsdom knows no pointer type: React reads it from the native event. */
function point(type: 'pointerover' | 'pointerout', element: HTMLElement, pointerType: string) {
  const event = new MouseEvent(type, { bubbles: true, relatedTarget: document.body });
  fireEvent(element, Object.defineProperty(event, 'pointerType', { value: pointerType }));
}
const enter = (element: HTMLElement, pointerType: string) => point('pointerover', element, pointerType);
const leave = (element: HTMLElement, pointerType: string) => point('pointerout', element, pointerType);
