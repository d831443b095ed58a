import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { FlipCard } from './flip-card.tsx';

const mission = (
  <FlipCard
    title="Misión"
    turnLabel="Leer la misión"
    front={<h3>Nuestra misión</h3>}
    actions={<a href="/eventos">Eventos</a>}
  >
    <p>Acompañarnos.</p>
  </FlipCard>
);

function show() {
  render(mission);
  const card = screen.getByRole('article');
  const turn = screen.getByRole('button', { name: 'Leer la misión' });
  const front = turn.parentElement as HTMLElement;
  const back = screen.getByText('Volver').closest('div')?.parentElement as HTMLElement;
  return { card, turn, front, back };
}

const shows = ({ front, back }: ReturnType<typeof show>) =>
  front.inert && !back.inert ? 'back' : !front.inert && back.inert ? 'front' : 'both';

describe('a card with a back', () => {
  it('shows its front while its back is inert', () => {
    expect(shows(show())).toBe('front');
    expect(screen.getByRole('heading', { name: 'Nuestra misión' })).toBeInTheDocument();
  });

  it('has both faces in the server’s HTML, none of them inert', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(mission);
    expect(page).toHaveTextContent('Acompañarnos.');
    expect(page.querySelector('[inert], [hidden]')).toBeNull();
  });

  it.each([['{Enter}'], [' ']])('turns with the key %j and moves the focus to its back', async (key) => {
    const user = userEvent.setup();
    const card = show();
    await user.tab();
    expect(card.turn).toHaveFocus();
    await user.keyboard(key);
    expect(shows(card)).toBe('back');
    expect(screen.getByRole('link', { name: 'Eventos' })).toHaveFocus();
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

  it('lets the keyboard scroll a text that is longer than the card', () => {
    const height = jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(900);
    const card = show();
    fireEvent.click(card.turn);
    height.mockRestore();
    expect(screen.getByRole('group', { name: 'Misión' })).toHaveAttribute('tabindex', '0');
  });
});

/** jsdom knows no pointer type: React reads it from the native event. */
function point(type: 'pointerover' | 'pointerout', element: HTMLElement, pointerType: string) {
  const event = new MouseEvent(type, { bubbles: true, relatedTarget: document.body });
  fireEvent(element, Object.defineProperty(event, 'pointerType', { value: pointerType }));
}
const enter = (element: HTMLElement, pointerType: string) => point('pointerover', element, pointerType);
const leave = (element: HTMLElement, pointerType: string) => point('pointerout', element, pointerType);
