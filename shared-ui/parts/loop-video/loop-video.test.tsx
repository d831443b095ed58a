import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { LoopVideo } from './loop-video.tsx';

const element = (
  <LoopVideo name="eventos" label="Vídeo de los eventos" description="Baldosas con flores que se abren." />
);
const video = () => screen.getByLabelText<HTMLVideoElement>('Vídeo de los eventos');

/** jsdom plays nothing: this much of a player is enough to see what it gets. */
function player({ refuses = false } = {}) {
  let paused = true;
  const says = (type: string) => video().dispatchEvent(new Event(type));
  jest.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(() => paused);
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => {
    if (refuses) throw new DOMException('No', 'NotAllowedError');
    paused = false;
    says('play');
  });
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {
    paused = true;
    says('pause');
  });
  return { isPlaying: () => !paused };
}

/** @returns what moves the video into sight and out of it */
function window() {
  let tell: IntersectionObserverCallback = () => {};
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback) => {
    tell = callback;
    return { observe() {}, disconnect() {} } as unknown as IntersectionObserver;
  });
  return (isIntersecting: boolean) =>
    act(async () => tell([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver));
}

function readersWish(matches: boolean) {
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockReturnValue({ matches, addEventListener() {}, removeEventListener() {} } as unknown as MediaQueryList);
}

describe('a video that goes round and round', () => {
  it('plays while it is in sight, without sound, and loads nothing before', async () => {
    const { isPlaying } = player();
    const scroll = window();
    render(element);
    expect(screen.getByRole('button')).not.toHaveClass('waiting');
    expect(isPlaying()).toBe(false);
    expect(video()).toHaveAttribute('preload', 'none');
    expect(video().muted).toBe(true);
    expect(video().loop).toBe(true);

    await scroll(true);
    expect(isPlaying()).toBe(true);
    await scroll(false);
    expect(isPlaying()).toBe(false);
    await scroll(true);
    expect(isPlaying()).toBe(true);
  });

  it('stays paused once somebody has paused it, also when it comes into sight again', async () => {
    const { isPlaying } = player();
    const scroll = window();
    render(element);
    await scroll(true);
    fireEvent.click(screen.getByRole('button', { name: 'Pausar el vídeo' }));
    expect(isPlaying()).toBe(false);
    await scroll(false);
    await scroll(true);
    expect(isPlaying()).toBe(false);

    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Reproducir el vídeo' })));
    expect(isPlaying()).toBe(true);
  });

  it('waits to be asked by anyone who wants less motion', async () => {
    const { isPlaying } = player();
    const scroll = window();
    readersWish(true);
    render(element);
    await scroll(true);
    expect(isPlaying()).toBe(false);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Reproducir el vídeo' })));
    expect(isPlaying()).toBe(true);
  });

  it('can still be started where the browser refuses to begin by itself', async () => {
    player({ refuses: true });
    const scroll = window();
    render(element);
    await scroll(true);
    const { isPlaying } = player();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Reproducir el vídeo' })));
    expect(isPlaying()).toBe(true);
  });

  it('offers nothing to press when no film could be loaded, and says in words what it would show', () => {
    render(element);
    fireEvent.error(video().querySelector('source:last-of-type') as Element);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText(/Vídeo sin sonido\. Baldosas con flores que se abren\./)).toBeInTheDocument();
  });

  it('has the browser’s own controls and a still picture without JavaScript', () => {
    document.body.innerHTML = renderToString(element);
    expect(video()).toHaveAttribute('controls');
    expect(video()).toHaveAttribute('muted');
    expect(video()).toHaveAttribute('poster', '/public-optimized/desktop/assets/video/eventos.webp');
    expect(screen.getByRole('button')).toHaveClass('waiting');
  });
});
