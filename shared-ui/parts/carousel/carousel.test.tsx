import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Carousel, type CarouselProps } from './carousel.tsx';

const names = ['Una', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho'];
const slides: CarouselProps['slides'] = names.map((name) => ({
  id: name,
  label: name,
  content: ({ near, eager }) => (
    <p>
      <a href={`#${name}`}>{name}</a>
      {near && <img src={`/${name}.png`} alt="" loading={eager ? 'eager' : 'lazy'} />}
    </p>
  ),
}));

const carousel = (props: Partial<CarouselProps> = {}) => <Carousel label="Números" slides={slides} {...props} />;
const shown = () =>
  [...document.querySelectorAll('[aria-roledescription="diapositiva"]')]
    .filter((slide) => !slide.hasAttribute('inert'))
    .map(({ textContent }) => textContent)
    .join();
const track = () => screen.getByRole('group', { name: 'Diapositivas' });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** jsdom knows no pointer type: React reads it from the native event. */
function point(type: string, element: Element, details: { pointerType: string; clientX?: number; clientY?: number }) {
  const event = new MouseEvent(type, { bubbles: true, relatedTarget: document.body, ...details });
  fireEvent(element, Object.defineProperty(event, 'pointerType', { value: details.pointerType }));
}

function swipe(from: [number, number], to: [number, number], pointerType = 'touch') {
  point('pointerdown', track(), { pointerType, clientX: from[0], clientY: from[1] });
  point('pointerup', track(), { pointerType, clientX: to[0], clientY: to[1] });
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('a carousel', () => {
  it('is a named region whose slides say which of how many they are', () => {
    render(carousel());
    expect(screen.getByRole('region', { name: 'Números' })).toHaveAttribute('aria-roledescription', 'carrusel');
    expect(screen.getByRole('group', { name: '3 de 8' })).toHaveTextContent('Tres');
    expect(shown()).toBe('Una');
  });

  it('moves with its buttons and wraps both ways', () => {
    render(carousel());
    press('Diapositiva anterior');
    expect(shown()).toBe('Ocho');
    press('Diapositiva siguiente');
    press('Diapositiva siguiente');
    expect(shown()).toBe('Dos');
  });

  it('goes where a dot points, and the dot says so', () => {
    render(carousel());
    press('5 de 8: Cinco');
    expect(shown()).toBe('Cinco');
    expect(screen.getByRole('button', { name: '5 de 8: Cinco' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('button', { name: '1 de 8: Una' })).not.toHaveAttribute('aria-current');
  });

  it('moves with the arrow keys, and leaves those with a modifier to the browser', () => {
    render(carousel());
    fireEvent.keyDown(track(), { key: 'ArrowRight' });
    expect(shown()).toBe('Dos');
    fireEvent.keyDown(screen.getByRole('button', { name: 'Diapositiva siguiente' }), { key: 'ArrowLeft' });
    fireEvent.keyDown(track(), { key: 'ArrowLeft', altKey: true });
    expect(shown()).toBe('Una');
  });

  it('follows a finger that goes sideways, not one that scrolls, nor the mouse', () => {
    render(carousel());
    swipe([200, 100], [120, 110]);
    expect(shown()).toBe('Dos');
    swipe([200, 100], [150, 300]);
    swipe([200, 100], [180, 100]);
    swipe([200, 100], [100, 100], 'mouse');
    expect(shown()).toBe('Dos');
    swipe([100, 100], [180, 100]);
    expect(shown()).toBe('Una');
  });

  it('keeps the focus when the slide that held it goes', () => {
    render(carousel());
    const link = screen.getByRole('link', { name: 'Una' });
    act(() => link.focus());
    fireEvent.keyDown(link, { key: 'ArrowRight' });
    expect(track()).toHaveFocus();
  });

  it('draws pictures within two positions only, those within one eagerly', () => {
    const { container } = render(carousel());
    const pictures = () =>
      [...container.querySelectorAll('img')].map(
        (image) => `${image.getAttribute('src')} ${image.getAttribute('loading')}`,
      );
    expect(pictures()).toEqual([
      '/Una.png eager',
      '/Dos.png eager',
      '/Tres.png lazy',
      '/Siete.png lazy',
      '/Ocho.png eager',
    ]);
    press('Diapositiva siguiente');
    expect(pictures()).toEqual([
      '/Una.png eager',
      '/Dos.png eager',
      '/Tres.png eager',
      '/Cuatro.png lazy',
      '/Ocho.png lazy',
    ]);
  });

  it('offers nothing to pause when it does not move by itself', () => {
    render(carousel());
    expect(screen.queryByRole('button', { name: /Pausar|Reproducir/ })).not.toBeInTheDocument();
    fireEvent.keyDown(track(), { key: ' ' });
    wait(60_000);
    expect(shown()).toBe('Una');
  });

  it('has nothing to press when there is a single slide', () => {
    render(carousel({ slides: slides.slice(0, 1), autoplayMs: 5000 }));
    expect(shown()).toBe('Una');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('has every slide in the server’s HTML, none of them inert, and comes to life on it', () => {
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(carousel({ autoplayMs: 5000 }));
    expect(page.querySelectorAll('a')).toHaveLength(8);
    expect(page.querySelector('[inert], [hidden], [style]')).toBeNull();
    render(carousel({ autoplayMs: 5000 }), { container: page, hydrate: true });
    expect(shown()).toBe('Una');
    wait(5000);
    expect(shown()).toBe('Dos');
  });

  it('goes on from the slide that its reader had scrolled to before it was live', () => {
    jest.spyOn(HTMLElement.prototype, 'scrollLeft', 'get').mockReturnValue(300);
    jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(800);
    render(carousel());
    expect(shown()).toBe('Cuatro');
  });
});

describe('a carousel that moves by itself', () => {
  const show = (props: Partial<CarouselProps> = {}) => render(carousel({ autoplayMs: 5000, lockMs: 500, ...props }));

  it('advances every 5 s, from the last to the first as well', () => {
    show();
    wait(4999);
    expect(shown()).toBe('Una');
    wait(1);
    expect(shown()).toBe('Dos');
    for (let turn = 0; turn < 7; turn += 1) wait(5000);
    expect(shown()).toBe('Una');
  });

  it('waits 5 s again after a move by hand', () => {
    show();
    wait(4000);
    press('Diapositiva siguiente');
    wait(4999);
    expect(shown()).toBe('Dos');
    wait(1);
    expect(shown()).toBe('Tres');
  });

  it('makes no move for 500 ms after one', () => {
    show();
    press('Diapositiva siguiente');
    press('Diapositiva siguiente');
    press('6 de 8: Seis');
    expect(shown()).toBe('Dos');
    wait(500);
    press('6 de 8: Seis');
    expect(shown()).toBe('Seis');
  });

  it('stops at its pause button and starts again', () => {
    show();
    press('Pausar el carrusel');
    wait(60_000);
    expect(shown()).toBe('Una');
    press('Reproducir el carrusel');
    wait(5000);
    expect(shown()).toBe('Dos');
  });

  it('is paused and started with Space while its slides have the focus, and only then', () => {
    show();
    act(() => track().focus());
    fireEvent.keyDown(track(), { key: ' ' });
    expect(screen.getByRole('button', { name: 'Reproducir el carrusel' })).toBeInTheDocument();
    fireEvent.keyDown(track(), { key: ' ' });
    expect(screen.getByRole('button', { name: 'Pausar el carrusel' })).toBeInTheDocument();
    fireEvent.keyDown(screen.getByRole('button', { name: '2 de 8: Dos' }), { key: ' ' });
    fireEvent.keyDown(document.body, { key: ' ' });
    expect(screen.getByRole('button', { name: 'Pausar el carrusel' })).toBeInTheDocument();
  });

  it('rests while the mouse is over it, if asked to', () => {
    show({ pauseOnHover: true });
    point('pointerover', track(), { pointerType: 'mouse' });
    wait(60_000);
    expect(shown()).toBe('Una');
    point('pointerout', track(), { pointerType: 'mouse' });
    wait(5000);
    expect(shown()).toBe('Dos');
  });

  it('goes on under a passing mouse otherwise, and under a finger always', () => {
    const { unmount } = show();
    point('pointerover', track(), { pointerType: 'mouse' });
    wait(5000);
    expect(shown()).toBe('Dos');
    unmount();
    show({ pauseOnHover: true });
    point('pointerover', track(), { pointerType: 'touch' });
    wait(5000);
    expect(shown()).toBe('Dos');
  });

  it('rests while the keyboard’s focus is inside, announces changes meanwhile, and goes on when it has left', () => {
    show();
    expect(track()).toHaveAttribute('aria-live', 'off');
    act(() => track().focus());
    wait(60_000);
    expect(shown()).toBe('Una');
    expect(track()).toHaveAttribute('aria-live', 'polite');
    act(() => track().blur());
    wait(5000);
    expect(shown()).toBe('Dos');
  });

  it('goes on for anyone who starts it with the keyboard, though the focus is still inside', () => {
    show();
    act(() => track().focus());
    fireEvent.keyDown(track(), { key: ' ' });
    fireEvent.keyDown(track(), { key: ' ' });
    wait(5000);
    expect(shown()).toBe('Dos');
  });

  it('rests while its tab is in the background', () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    show();
    fireEvent(document, new Event('visibilitychange'));
    wait(60_000);
    expect(shown()).toBe('Una');
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    wait(5000);
    expect(shown()).toBe('Dos');
  });

  it('rests while it is off screen', () => {
    let report = (_: { isIntersecting: boolean }[]) => {};
    jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback) => {
      report = callback as unknown as typeof report;
      return { observe() {}, disconnect() {} } as unknown as IntersectionObserver;
    });
    show();
    act(() => report([{ isIntersecting: false }]));
    wait(60_000);
    expect(shown()).toBe('Una');
    act(() => report([{ isIntersecting: true }]));
    wait(5000);
    expect(shown()).toBe('Dos');
  });

  it('stands still for readers who want less motion, until they start it', () => {
    jest
      .spyOn(globalThis, 'matchMedia')
      .mockReturnValue({ matches: true, addEventListener() {}, removeEventListener() {} } as unknown as MediaQueryList);
    show();
    wait(60_000);
    expect(shown()).toBe('Una');
    press('Reproducir el carrusel');
    wait(5000);
    expect(shown()).toBe('Dos');
  });
});
