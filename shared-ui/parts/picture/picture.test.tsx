import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Picture, type PictureProps } from './picture.tsx';

const portrait: PictureProps = { name: 'assets/portraits/ada.png', alt: 'Retrato de Ada', width: 640, height: 480 };
const show = (props: Partial<PictureProps> = {}) => render(<Picture {...portrait} {...props} />).container;
const image = () => screen.getByRole('img', { name: 'Retrato de Ada' });
const sourcesOf = (container: Element) =>
  [...container.querySelectorAll('source')].map(({ srcset, type, media }) => [media, type, srcset]);

describe('a picture', () => {
  it('offers AVIF, then WebP: the mobile ones up to 768 px, the desktop ones beyond', () => {
    expect(sourcesOf(show())).toEqual([
      ['(max-width: 768px)', 'image/avif', '/public-optimized/mobile/assets/portraits/ada.avif'],
      ['(max-width: 768px)', 'image/webp', '/public-optimized/mobile/assets/portraits/ada.webp'],
      ['', 'image/avif', '/public-optimized/desktop/assets/portraits/ada.avif'],
      ['', 'image/webp', '/public-optimized/desktop/assets/portraits/ada.webp'],
    ]);
  });

  it('offers the desktop ones to every window when its name contains "bg"', () => {
    expect(sourcesOf(show({ name: 'assets/home/hero-bg.jpg' }))).toEqual([
      ['', 'image/avif', '/public-optimized/desktop/assets/home/hero-bg.avif'],
      ['', 'image/webp', '/public-optimized/desktop/assets/home/hero-bg.webp'],
    ]);
  });

  it('keeps its place from the start and waits until it comes near', () => {
    show();
    expect(image()).toHaveAttribute('width', '640');
    expect(image()).toHaveAttribute('height', '480');
    expect(image()).toHaveAttribute('loading', 'lazy');
    expect(image()).toHaveAttribute('decoding', 'async');
  });

  it('loads at once and before others when it is the first of its page', () => {
    show({ eager: true });
    expect(image()).toHaveAttribute('loading', 'eager');
    expect(image()).toHaveAttribute('fetchpriority', 'high');
  });

  it('falls back to the original when its best form does not load', () => {
    const container = show();
    fireEvent.error(image());
    expect(sourcesOf(container)).toEqual([]);
    expect(image()).toHaveAttribute('src', '/assets/portraits/ada.png');
  });

  it('falls back to a panot of the same name and size when the original does not load either', () => {
    const container = show();
    fireEvent.error(image());
    fireEvent.error(image());
    expect(container.querySelector('img')).toBeNull();
    expect(image().tagName).toBe('svg');
    expect(image()).toHaveAttribute('viewBox', '0 0 640 480');
  });

  it('leaves decoration unnamed, as a panot too', () => {
    const container = show({ alt: '' });
    fireEvent.error(container.querySelector('img') as Element);
    fireEvent.error(container.querySelector('img') as Element);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('falls back when it had failed before the page came to life', () => {
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(<Picture {...portrait} />);
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    render(<Picture {...portrait} />, { container: page, hydrate: true });
    expect(sourcesOf(page)).toEqual([]);
    expect(image()).toHaveAttribute('src', '/assets/portraits/ada.png');
  });

  it('starts again with another name', () => {
    const { container, rerender } = render(<Picture {...portrait} />);
    fireEvent.error(image());
    rerender(<Picture {...portrait} name="assets/portraits/grace.png" />);
    expect(sourcesOf(container)).toHaveLength(4);
  });
});
